import type { Preface } from '@tavolo/language';
import type { SourceWord } from '../../../rulebook/source.ts';

/** What the page of the rulebook says first in English. */
export const preface: Preface<SourceWord> = {
  title: 'Gloomhaven: the rules by number',
  note: [
    "These are the rules of a scenario that this project plays, in our own words; no printed wording is reproduced. Each has an id that code and tests cite, and in small print where it comes from: the rulebook of the first edition; the publisher's answers to questions, as far as public pages repeat them; what we have worked out from either, or had to decide in order to play; and, where no source settles a question, our numbered ruling.",
    'L stands for the scenario level and C for the number of characters that began the scenario. Conditions and effects are written in capitals. A case shows the rule above it at work; its origin is named only where it differs. Rulings marked as an option are those on which tables commonly differ.',
  ],
  origins: { rulebook: 'rulebook', faq: "publisher's answers", derived: 'worked out by us' },
};
