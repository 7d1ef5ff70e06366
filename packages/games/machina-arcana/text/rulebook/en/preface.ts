import type { Preface } from '@tavolo/language';
import type { SourceWord } from '../../../rulebook/source.ts';

/** What the page of the rulebook says first in English. */
export const preface: Preface<SourceWord> = {
  title: 'Machina Arcana, the rules by number',
  note: [
    'These are the rules that this project plays, in our own words; no printed wording is reproduced. Each has an id that code and tests cite, and in small print where it comes from: the printed summary of the rulebook; a public page; what we have worked out from either; what is ours, as all cards and tiles are; and, where a table may choose otherwise, our numbered ruling.',
    'A space is named by its column and its row, both counted from 0: (0,0) is the corner in the north-west. A case shows the rule that it names at work. Unless it says otherwise, cases take place at normal difficulty on Pump Hall as printed, with all doors open, nothing explored, explorers as printed and without items, and nobody helping with essence; the roll of an attack is the sum of its dice.',
  ],
  origins: {
    rulebook: 'printed summary',
    web: 'public page',
    derived: 'worked out by us',
    ours: 'our own',
  },
};
