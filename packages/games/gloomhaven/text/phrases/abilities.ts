import type { Ability, Additions, Move, Special } from '../../vocabulary/abilities.ts';
import type { Name } from './names.ts';
import type { Of } from './saying.ts';
import type { Figures, Scene, Voice } from './scene.ts';

/** Abilities that are told in a sentence; the others are lines of words and numbers. */
type Sentenced = Exclude<
  Ability['do'],
  'attack' | 'move' | 'heal' | 'condition' | 'push' | 'pull' | 'shield' | 'retaliate' | 'loot' | 'special'
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
  afterwards(abilities: string): string;
  instead(abilities: string): string;
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
  /** Experience on leaving the use spaces at these places. */
  usesXp(xp: number, places: readonly number[]): string;
  /** Lasting effects that replace the others. */
  lastingInstead(effects: string): string;
};
