import type { Preface } from '@tavolo/language';
import type { SourceWord } from '../../../rulebook/source.ts';

/** What the page of the rulebook says first in English. */
export const preface: Preface<SourceWord> = {
  title: 'Gauntlet of Fools: the rules by number',
  note: [
    'These are the rules that this project plays, in our own words; no printed wording is reproduced. Each has an id that code and tests cite, and in small print where it comes from: the Italian rulebook; what follows from its rules and worked examples; a public simulator of the game (2013) whose author checked it against the printed cards; public reviews; and, where no source decides or two disagree, our own ruling.',
    'Cases show a rule or a card at work. Rulings marked as an option are those on which tables commonly differ.',
  ],
  origins: {
    rulebook: 'rulebook',
    derived: 'derived from the rulebook',
    simulator: 'public simulator',
    review: 'public review',
    ruling: 'our ruling',
  },
};
