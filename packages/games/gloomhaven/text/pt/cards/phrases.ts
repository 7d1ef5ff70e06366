import type { Phrases } from '../../phrases/phrases.ts';
import { abilities } from './abilities.ts';
import { amounts } from './amounts.ts';
import { goals } from './goals.ts';
import { items } from './items.ts';
import { lasting } from './lasting.ts';
import { modifiers } from './modifiers.ts';
import { perks } from './perks.ts';
import { targets } from './targets.ts';
import { notes } from './term-notes.ts';
import { terms } from './terms.ts';

/** What cards say in Brazilian Portuguese. */
export const pt: Phrases = {
  ...{ terms, notes, amounts, targets, abilities },
  ...{ lasting, items, goals, modifiers, perks },
};
