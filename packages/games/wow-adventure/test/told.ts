/** What a scene told, picked out for tests. */
import type { Fact } from '../facts.ts';
import type { TableScene } from './table.ts';

type Told<Is extends Fact['is']> = Extract<Fact, { readonly is: Is }>;

/** Every fact of a kind, in the order it was told. */
export const toldOf = <Is extends Fact['is']>(scene: TableScene, is: Is): readonly Told<Is>[] =>
  scene.told.filter((fact): fact is Told<Is> => fact.is === is);

/** The attacks made, in order. */
export const strikes = (scene: TableScene) => toldOf(scene, 'struck');

/** The attacks of one side. */
export const strikesOf = (scene: TableScene, side: 'attacker' | 'defender') =>
  strikes(scene).filter((strike) => strike.side === side);

/** The kinds of facts told, in order, of those that matter here. */
export const orderOf = (scene: TableScene, ...kinds: readonly Fact['is'][]): readonly string[] =>
  scene.told.map(({ is }) => is).filter((is) => kinds.includes(is));
