import { chanceFrom, seat } from '@tavolo/kernel';
import { modes, Scene } from '@tavolo/kernel/scene';
import { test } from 'vitest';
import type { CardId } from '../cards.ts';
import { pearlDivers } from '../game.ts';
import type { PearlDiversKinds } from '../kinds.ts';
import type { State } from '../state.ts';

/** What matters to a test; everything else is dull. */
type Setting = {
  /** From its top. */
  readonly deck: readonly string[];
  readonly discard?: readonly string[];
  /** What ana has at home. */
  readonly home?: number;
};

const seats = ['ana', 'bea'].map(seat);
const ids = (cards: readonly string[]): CardId[] => cards.map((id) => id as CardId); // tests write ids

/** A rule as a test: its title begins with the rule's number. It runs straight, reloaded and forked. */
export function rule(title: string, setting: Setting, play: (scene: Scene<PearlDiversKinds>) => void): void {
  const options = pearlDivers.defaults;
  const state: State = {
    chance: chanceFrom('scene'),
    options,
    divers: seats.map((of) => ({ seat: of, pearls: of === 'ana' ? (setting.home ?? 0) : 0 })),
    turn: 0,
    held: [],
    deck: ids(setting.deck).reverse(),
    discard: ids(setting.discard ?? []),
    winner: null,
  };
  for (const mode of modes) {
    test(`${title} (${mode})`, () =>
      play(new Scene<PearlDiversKinds>({ game: pearlDivers, seats, options, state, script: {} }, mode)));
  }
}
