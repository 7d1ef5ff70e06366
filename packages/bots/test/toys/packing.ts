import {
  type Asks,
  askingFor,
  chanceState,
  type Declares,
  type Described,
  defineGame,
  list,
  Match,
  maybe,
  type Rule,
  record,
  text,
} from '@tavolo/kernel';
import { ana } from './nim.ts';

const packingState = record({ chance: chanceState, packed: maybe(list(text())) });

export type Packing = Declares<{ pack: Asks<string> }, 'packing/pack.1'> & {
  State: Described<typeof packingState>;
  Options: object;
  Step: { readonly is: 'pack' };
  Fact: { readonly is: 'packed' };
  View: object;
  Content: object;
  Outcome: null;
  Sheet: null;
};

const { chooseSome } = askingFor<Packing>();

/** By id, what a thing weighs. What it weighs, it is worth. */
export type Weights = { readonly [id: string]: number };

export const weighed = (weights: Weights, picked: readonly string[]): number =>
  picked.reduce((sum, id) => sum + (weights[id] ?? 0), 0);

/** One seat packs things as long as the sack holds them: what it packs, it wins. It may have a habit. */
export function packing(
  weights: Weights,
  sack: number,
  min = 0,
  usual: readonly string[] | null = null,
): Match<Packing> {
  const ids = Object.keys(weights);
  const game = defineGame<Packing>({
    id: 'packing',
    version: 1,
    seats: { min: 1, max: 1 },
    state: packingState,
    options: record({}),
    defaults: {},
    content: {},
    setup: ({ chanceState: chance }) => ({ chance, packed: null }),
    nextStep: ({ packed }) => (packed === null ? { is: 'pack' } : null),
    *run({ state }): Rule {
      const valid = (picked: readonly string[]) => weighed(weights, picked) <= sack;
      const asking = { seat: ana, rule: 'packing/pack.1', from: ids, min, max: ids.length, valid } as const;
      state.packed = [...(yield* chooseSome('pack', asking))];
    },
    view: ({ packed }) => ({ packed }),
    imagine: () => {},
    result: () => ({ winners: [ana], scores: {}, outcome: null }),
    counsel: {
      worth: ({ packed }) => weighed(weights, packed ?? []) / sack,
      ...(usual === null ? {} : { habit: () => usual }),
    },
  });
  return Match.start({ game, seats: [ana], options: {}, sheet: null, seed: 'packing' });
}
