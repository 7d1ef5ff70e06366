import type { Actor, Attack, Battlefield, Foe } from './battlefield.ts';
import { type Journey, journeyOf } from './journey.ts';
import { endWorth, type Travel } from './moves.ts';
import { type Placements, placementsOf } from './placements.ts';
import type { Readings } from './readings.ts';

/** Foes are bits of one number. */
const mostFoes = 31;

/**
 * A monster's turn as it begins: what is asked, and what every step of the answer needs. A set of foes is a number
 * with a bit for each, in the order of `foes`.
 */
export type Situation = {
  readonly battlefield: Battlefield;
  readonly actor: Actor;
  readonly readings: Readings;
  /** Its own, or without one the single-target melee attack that it moves for. [gh/monsters.11] */
  readonly attack: Attack;
  readonly journey: Journey;
  readonly travel: Travel;
  /** By proximity, then by initiative: the order in which further targets are preferred. [gh/monsters.40] */
  readonly foes: readonly Foe[];
  /** The foe that it has focused on earlier in this turn; 0 if there is none. [gh/monsters.22] */
  readonly kept: number;
  /** For each foe the distance around walls to the actor's present hex. [gh/monsters.14] */
  readonly proximities: readonly number[];
  /** For each foe the distances around walls to all cells. */
  readonly ranges: readonly Uint8Array[];
  /** For a ranged area, where it can lie. */
  readonly placements: Placements;
};

const asIfMelee: Attack = { is: 'melee', range: 1, targets: 1, pattern: null };

export function situationOf(
  battlefield: Battlefield,
  actor: Actor,
  given: readonly Foe[],
  readings: Readings,
): Situation {
  if (given.length > mostFoes) throw new Error(`A monster tells at most ${mostFoes} foes apart`);
  const { field, cells, scratch } = battlefield;
  const attack = actor.attack ?? asIfMelee;
  const journey = journeyOf(actor.movement, 'wary', readings.jumpEndsHeavily);
  const present = field.rangesFrom(actor.at);
  const foes = [...given].sort(
    (one, other) => (present[one.at] ?? 0) - (present[other.at] ?? 0) || one.initiative - other.initiative,
  );
  scratch.paths.begin(cells, journey, actor.at);
  return {
    battlefield,
    actor,
    readings,
    attack,
    journey,
    travel: { cells, journey, at: actor.at },
    foes,
    kept: foes.reduce((set, { id }, n) => (id === actor.focus ? set | (1 << n) : set), 0),
    proximities: foes.map(({ at }) => present[at] ?? 0),
    ranges: foes.map(({ at }) => field.rangesFrom(at)),
    placements: placementsOf(field, attack, foes, readings),
  };
}

/** The worth of the best path that ends on a cell, or `noPath`. */
export const worthOf = (
  { battlefield, travel }: Pick<Situation, 'battlefield' | 'travel'>,
  cell: number,
): number => endWorth(battlefield.scratch.paths, travel, cell);

/** How many foes are in a set. */
export function countOf(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}

/** The ids of a set. */
export const idsOf = ({ foes }: Situation, set: number): readonly string[] =>
  foes.filter((_, n) => set & (1 << n)).map(({ id }) => id);

/** All foes that are as near and as early as the first one of a set. */
export function rankOf({ foes, proximities }: Situation, set: number): number {
  const first = 31 - Math.clz32(set & -set);
  let rank = 0;
  for (let n = 0; n < foes.length; n++) {
    const isEqual = proximities[n] === proximities[first] && foes[n]?.initiative === foes[first]?.initiative;
    if (isEqual) rank |= 1 << n;
  }
  return rank;
}
