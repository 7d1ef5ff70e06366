import type { Item } from '../../vocabulary/items.ts';
import type { AttackKind } from '../../vocabulary/lasting.ts';

/** How items are told. */
export type ItemWords = {
  readonly onTurn: string;
  readonly atTurnEnd: string;
  readonly onMove: string;
  /** For one attack, for all of an ability, for the next of a turn, or once in an ability. */
  attack(kind: AttackKind, scope: 'one-attack' | 'whole-ability' | 'next-attack' | 'ability'): string;
  becomesArea(hexes: number): string;
  alliesInAreaSuffer(damage: number): string;
  reach(hexes: number): string;
  readonly attacked: string;
  readonly attackDamage: string;
  initiative(by: number): string;
  basicAttack(value: number): string;
  basicMove(value: number): string;
  immune(to: readonly string[]): string;
  /** The same, of a monster. */
  immuneTo(to: readonly string[]): string;
  readonly forcedMovement: string;
  readonly hiddenInObstacles: string;
  smallSlots(count: number): string;
  readonly tamesDoubles: string;
  readonly after: { readonly [A in Exclude<Item['after'], 'nothing'>]: string };
  circles(count: number, after: Item['after']): string;
  minusOnes(count: number): string;
  removesMinusOnes(count: number): string;
};
