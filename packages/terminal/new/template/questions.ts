import type { Asks } from '@tavolo/kernel';

/** Every question of the game by its name: what can be picked, and what it says of itself. */
export type Questions = {
  /** `held`: the worth of the pearls that a shark would take. */
  'dive-or-surface': Asks<'dive' | 'surface', { readonly held: number }>;
};
