import type { Ability } from './abilities.ts';
import type { Amount, Equation } from './amounts.ts';
import type { MonsterCardId, MonsterDeckId, MonsterId, SummonId } from './ids.ts';
import type { Condition, PrintedElement } from './terms.ts';

/** The values of a monster at one level, or of a summon. `null` where the card prints "-". [gh/components.22] */
export type Stats = {
  readonly hp: number | Equation;
  readonly move: number | null;
  readonly attack: number | Equation | Amount | null;
  /** `null`: melee. */
  readonly range: number | null;
  readonly shield?: number;
  readonly retaliate?: number;
  readonly retaliateRange?: number;
  readonly pierce?: number;
  /** How many enemies each attack targets. */
  readonly targets?: number;
  /** Conditions that come with every attack. [gh/monsters.45] */
  readonly conditions?: readonly Condition[];
  readonly advantage?: true;
  /** Attackers have Disadvantage against it. */
  readonly elusive?: true;
};

export type Monster = {
  readonly id: MonsterId;
  readonly deck: MonsterDeckId;
  readonly standees: number;
  readonly flying?: true;
  readonly immune?: readonly (Condition | 'push' | 'pull')[];
  /** By level 0 to 7. Bosses and named monsters have `boss` alone. [gh/special.13] */
  readonly stats:
    | { readonly normal: readonly Stats[]; readonly elite: readonly Stats[] }
    | { readonly boss: readonly Stats[] };
  /** Special actions 1 and 2 of a boss. [gh/bosses.3] */
  readonly specials?: readonly [readonly Ability[], readonly Ability[]];
  /** What special actions 1 and 2 leave in force for the round. */
  readonly specialsLasting?: readonly [readonly MonsterLasting[], readonly MonsterLasting[]];
  /** The monsters that a boss counts and commands, or that hatch from its eggs. */
  readonly minion?: MonsterId;
};

export type MonsterCard = {
  readonly id: MonsterCardId;
  readonly deck: MonsterDeckId;
  readonly initiative: number;
  readonly shuffle?: true;
  readonly abilities: readonly Ability[];
  readonly infuse?: readonly PrintedElement[];
  /** Until the end of the round, from the moment it is performed. */
  readonly lasting?: readonly MonsterLasting[];
};

/** What a monster's action leaves in force for the round. */
export type MonsterLasting =
  | { readonly on: 'own-death'; readonly do: readonly Ability[] }
  | { readonly on: 'attacked'; readonly disadvantage: true }
  | { readonly on: 'allies-attack'; readonly attack: number };

export type SummonCard = {
  readonly id: SummonId;
  readonly stats: Stats;
  readonly flying?: true;
  /** Each of its attacks creates an element. */
  readonly infuse?: PrintedElement;
  readonly onDeath?: readonly Ability[];
  /** It suffers no damage. [gh/bosses.12] */
  readonly invulnerable?: true;
};
