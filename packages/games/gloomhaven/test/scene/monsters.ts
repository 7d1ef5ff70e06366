import { deedOf } from '../../rules/abilities/abilities.ts';
import { theFigure } from '../../rules/figures.ts';
import { runAbilities } from '../../rules/monsters/run-card.ts';
import type { Ability, Attack, Move } from '../../vocabulary/abilities.ts';
import type { HexScene } from './index.ts';

/** A monster acts as if its card showed these abilities. */
export function runs(scene: HexScene, letter: string, ...abilities: readonly Ability[]): void {
  const id = scene.id(letter);
  scene.perform((g) => runAbilities(g, deedOf(g, theFigure(g.state, id), { automatic: true }), abilities));
}

/** "Attack +X" and "Move +X". */
export const attackBy = (relative: number, more: Partial<Attack> = {}): Attack => ({
  do: 'attack',
  value: { relative },
  ...more,
});
export const moveBy = (relative: number, more: Partial<Move> = {}): Move => ({
  do: 'move',
  value: { relative },
  ...more,
});
