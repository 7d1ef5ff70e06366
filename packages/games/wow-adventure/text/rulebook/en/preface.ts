import type { Preface } from '@tavolo/language';
import type { SourceWord } from '../../../rulebook/source.ts';

/** What the page of the rulebook says first in English. */
export const preface: Preface<SourceWord> = {
  title: 'World of Warcraft: The Adventure Game, the rules by number',
  note: [
    'These are the rules that this project plays, in our own words; no printed wording is reproduced. Each has an id that code and tests cite, and in small print where it comes from: the Italian rulebook; a public page; what we have worked out from either; a card of our own design; and, where the rulebook is silent or contradicts itself, our numbered ruling.',
    "A hero is a player's character, and a rival any other hero; the active hero is the one whose turn it is. Encounters are beaten, heroes are defeated; an encounter that nobody has beaten is unbeaten. A sword counts as 6. A case shows the rule that it names at work. Rulings marked as an option are those on which tables commonly differ.",
  ],
  origins: {
    rulebook: 'rulebook',
    web: 'public page',
    derived: 'worked out by us',
    proposed: 'card of our own',
    ruling: 'our ruling',
  },
};
