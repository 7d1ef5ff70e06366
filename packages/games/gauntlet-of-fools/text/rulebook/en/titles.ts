import type { ChapterId } from '../../../rulebook.ts';

/** The titles of the chapters in English. */
export const titles: Readonly<Record<ChapterId, string>> = {
  setup: 'Setup',
  boasting: 'Boasting phase',
  boast: 'The six Boasts',
  ready: 'Preparing for the Gauntlet',
  numbers: 'The numbers',
  turn: 'The turn',
  damage: 'Damage, Wounds and death',
  abilities: 'Abilities',
  end: 'End of the game',
  two: 'Two-player rules',
  cases: 'Cases',
  rulings: 'Rulings',
};
