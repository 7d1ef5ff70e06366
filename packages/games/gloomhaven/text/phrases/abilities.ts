import type { Ability, Additions, Move, Special } from '../../vocabulary/abilities.ts';
import type { Line } from '../parts.ts';
import type { Name } from './names.ts';
import type { Of } from './saying.ts';
import type { Figures, Scene, Voice } from './scene.ts';

/** Abilities that are told in one sentence; the others are lines of several parts. */
export type Sentenced = Exclude<
  Ability['do'],
  | ('attack' | 'move' | 'heal' | 'condition' | 'push' | 'pull' | 'shield' | 'retaliate' | 'loot')
  | ('special' | 'grant' | 'control' | 'infuse' | 'consume-then')
>;

/** How abilities are told. */
export type AbilityWords = {
  against(figures: Figures): string;
  on(figures: Figures): string;
  to(figures: Figures): string;
  area(hexes: number): string;
  readonly alongPath: string;
  readonly allOnFocus: string;
  readonly withAugments: string;
  readonly constraints: { readonly [C in NonNullable<Move['constraint']>]: string };
  readonly looting: string;
  readonly lootAtMost: (count: number) => string;
  readonly lootExtra: (each: string) => string;
  readonly towardChosenHex: string;
  readonly sentences: {
    readonly [Do in Sentenced]: (ability: Of<Ability, 'do', Do>, scene: Scene) => string;
  };
  /** Leads to what others are let do. */
  grant(figures: Figures): string;
  /** Leads to what an enemy is made do. */
  control(figures: Figures): string;
  controlTurn(figures: Figures): string;
  readonly youDecide: string;
  /** Specials, with their number if they have one. */
  readonly specials: { readonly [N in Special['name']]: (value: string | null) => string };
  /** Whom a boss counts and commands. */
  minions(name: Name): string;
  readonly adjusting: AdjustmentWords;
  /** What is added, with its sign. */
  readonly additions: { readonly [A in keyof Additions]-?: (by: string) => string };
  readonly half: HalfWords;
};

/** What stands around an adjustment: its reason before it, its results in a list. */
type AdjustmentWords = {
  consume(elements: readonly string[], voice: Voice): string;
  when(clauses: readonly string[]): string;
  per(each: string): string;
  /** An obstacle that the target was pushed against may be destroyed for it. */
  readonly destroyObstacle: string;
  targets(figures: Figures): string;
  area(hexes: number): string;
  afterwards(abilities: Line): Line;
  instead(abilities: Line): Line;
  readonly advantage: string;
  xp(count: number): string;
};

/** What stands around the abilities of an action. */
type HalfWords = {
  infuse(elements: readonly string[], voice: Voice): string;
  /** Of a summon. */
  infuseOnAttack(element: string): string;
  /** Of a summon. */
  readonly invulnerable: string;
  readonly lost: string;
  readonly unrecoverable: string;
  readonly stays: { readonly round: string; readonly persistent: string };
  readonly augment: string;
  /** On leaving the use spaces at these places. */
  onUses(places: readonly number[]): string;
  /** Lasting effects that replace the others. */
  lastingInstead(effects: Line): Line;
};
