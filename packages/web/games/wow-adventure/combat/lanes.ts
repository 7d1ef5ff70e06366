import { sumOf } from '@tavolo/wow-adventure';
import type { AttackType, CombatView, Fact, HeroView, Part, SideView } from '../game.ts';

export type SideName = 'attacking' | 'defending';

export const otherSide = (side: SideName): SideName => (side === 'attacking' ? 'defending' : 'attacking');

/** A number of a combat, and what it is made of. */
export type Value = { readonly n: number; readonly parts: readonly Part[]; readonly die: number | null };

/** What becomes of an attack, or would as the dice lie. `spared`: the other side's comes first and would end the combat. */
type Fate = 'open' | 'would-hit' | 'would-miss' | 'spared' | 'hit' | 'miss' | 'too-late' | 'none';

/** What of a hero tells whether it falls. */
type Fighting = Pick<HeroView, 'seat' | 'health' | 'damage'>;

/** One side's attack on the other. */
export type Lane = {
  readonly by: SideName;
  readonly type: AttackType;
  /** How it stands to the other attack. */
  readonly order: 'first' | 'after' | 'together';
  readonly attack: Value;
  readonly defense: Value;
  readonly damage: Value;
  readonly fate: Fate;
  /** What the die must show at least. */
  readonly needed: number;
};

/** What an attack was compared with, as it was told. */
type Strike = Pick<Extract<Fact, { readonly is: 'struck' }>, 'total' | 'defense'>;
export type Strikes = { readonly [S in SideName]?: Strike };

/** The last attacks of the combat that is told last. */
export function strikesIn(facts: readonly Fact[]): Strikes {
  const from = facts.findLastIndex(({ is }) => is === 'began-fight' || is === 'attacked-hero');
  const struck = facts.slice(from).filter((fact) => fact.is === 'struck');
  const lastOf = (side: 'attacker' | 'defender') => struck.findLast((fact) => fact.side === side);
  const [attacking, defending] = [lastOf('attacker'), lastOf('defender')];
  return {
    ...(attacking === undefined ? {} : { attacking }),
    ...(defending === undefined ? {} : { defending }),
  };
}

/** What a part comes from that was told of only by the sum. */
export const unseen = '';

type Stat = 'attack' | 'defense' | 'damage';

function valueFor(side: SideView, stat: Stat): Value {
  const die = stat === 'attack' ? side.die : null;
  return { n: sumOf(side[stat], stat) + (die ?? 0), parts: side[stat], die };
}

/** Both attacks, in the order in which they are made: ranged before melee. [wow/combat.7, wow/combat.8] */
export function lanesOf(
  combat: CombatView,
  heroes: readonly Fighting[],
  strikes: Strikes = {},
): readonly Lane[] {
  const lanes = (['attacking', 'defending'] as const).map((by) =>
    asStruck(laneOf(combat, heroes, by), strikes[by]),
  );
  return lanes.toSorted((one, other) => Number(one.type === 'melee') - Number(other.type === 'melee'));
}

/** An attack that was made stands as it was compared: what was added by something unseen is a part of its own. */
function asStruck(lane: Lane, strike: Strike | undefined): Lane {
  if (strike === undefined || (lane.fate !== 'hit' && lane.fate !== 'miss')) return lane;
  return {
    ...lane,
    attack: broughtTo(lane.attack, strike.total),
    defense: broughtTo(lane.defense, strike.defense),
  };
}

const broughtTo = (value: Value, n: number): Value =>
  value.n === n ? value : { ...value, n, parts: [...value.parts, { from: unseen, n: n - value.n }] };

function laneOf(combat: CombatView, heroes: readonly Fighting[], by: SideName): Lane {
  const own = combat[by];
  const other = combat[otherSide(by)];
  const defense = valueFor(other, 'defense');
  return {
    by,
    type: own.now,
    order: own.now === other.now ? 'together' : own.now === 'ranged' ? 'first' : 'after',
    attack: valueFor(own, 'attack'),
    defense,
    damage: valueFor(own, 'damage'),
    fate: fateOf(combat, heroes, by),
    needed: defense.n - sumOf(own.attack, 'attack'),
  };
}

function fateOf(combat: CombatView, heroes: readonly Fighting[], by: SideName): Fate {
  const { makesNoAttack, hit, missed, fallen, die } = combat[by];
  if (hit || missed) return hit ? 'hit' : 'miss';
  if (makesNoAttack) return 'none';
  if (fallen || combat[otherSide(by)].fallen) return 'too-late';
  if (die === null) return 'open';
  if (isSpared(combat, heroes, by)) return 'spared';
  return wouldHit(combat, by) ? 'would-hit' : 'would-miss';
}

const wouldHit = (combat: CombatView, by: SideName): boolean =>
  valueFor(combat[by], 'attack').n >= valueFor(combat[otherSide(by)], 'defense').n;

/** Whoever falls to a ranged attack makes none in melee. [wow/combat.10, wow/combat.11, wow/combat.13] */
function isSpared(combat: CombatView, heroes: readonly Fighting[], by: SideName): boolean {
  const other = combat[otherSide(by)];
  const isLater = combat[by].now === 'melee' && other.now === 'ranged' && !other.makesNoAttack;
  if (!isLater || !wouldHit(combat, otherSide(by))) return false;
  const seat = by === 'attacking' ? combat.attacker : combat.rival;
  const hero = heroes.find((one) => one.seat === seat);
  const damage = valueFor(other, 'damage').n;
  return hero === undefined ? damage > 0 : damage >= hero.health - hero.damage;
}

/** On how many of its faces a die reaches what it needs. */
export const facesFor = (needed: number): number => Math.min(6, Math.max(0, 7 - needed));
