import type { Axial } from '@tavolo/hexes';
import { endsToward } from './approach.ts';
import { areaFor } from './area.ts';
import { type AttackHex, attackHexes } from './attack-hexes.ts';
import type { Actor, Battlefield, Foe } from './battlefield.ts';
import { focusOf } from './focus.ts';
import { costOf } from './journey.ts';
import type { Readings } from './readings.ts';
import { idsOf, type Situation, situationOf } from './situation.ts';

/** One way for the monster to act; where there are several, the players choose. [gh/monsters.55] */
export type Outcome = {
  /** The cell where its move ends. */
  readonly end: number;
  /** Whom it then attacks; nobody if it can't attack its focus this turn. [gh/monsters.44] */
  readonly targets: readonly string[];
  /** The foci that lead to this. */
  readonly foci: readonly string[];
  /** The hexes of an area attack, one way to lay it that hits these targets; `null` for other attacks. */
  readonly area: readonly Axial[] | null;
  /** The attack hexes that it is heading for, if it can't attack this turn. [gh/monsters.31] */
  readonly towards: readonly number[];
};

export type Decision = {
  /** The enemies it may focus on, all equally close; none if no enemy can be attacked from anywhere. */
  readonly foci: readonly string[];
  /** All that it may do, at least one. */
  readonly outcomes: readonly Outcome[];
};

/** An outcome in the making: whom it attacks and by which focus, as sets of foes. */
type Plan = { readonly end: number; readonly group: number; foci: number; readonly towards: number[] };

/**
 * What a monster does on its turn: it focuses, moves and attacks. The readings settle what the rulebook leaves open.
 * [gh/monsters.8] [gh/monsters.23] [gh/monsters.39]
 */
export function decide(
  battlefield: Battlefield,
  actor: Actor,
  foes: readonly Foe[],
  readings: Readings,
): Decision {
  const s = situationOf(battlefield, actor, foes, readings);
  const focus = focusOf(s);
  if (focus === null) return stays(actor.at);
  const plans: Plan[] = [];
  for (let left = focus.foci; left !== 0; left &= left - 1) {
    const one = left & -left;
    const hexes = attackHexes(s, one, focus.worth);
    if (costOf(focus.worth) <= actor.move) planAttacks(s, one, hexes, plans);
    else planApproach(s, one, hexes, plans);
  }
  return { foci: idsOf(s, focus.foci), outcomes: plans.map((plan) => outcomeOf(s, plan)) };
}

/** Without a focus it neither moves nor attacks. [gh/monsters.19] */
const stays = (at: number): Decision => ({
  foci: [],
  outcomes: [{ end: at, targets: [], foci: [], area: null, towards: [] }],
});

/** In reach of an attack hex: it goes there and attacks, if it has an attack. [gh/monsters.24] [gh/monsters.34] */
function planAttacks(s: Situation, focus: number, hexes: readonly AttackHex[], plans: Plan[]): void {
  for (const { hex, group } of hexes) add(plans, hex, s.actor.attack === null ? 0 : group).foci |= focus;
}

/** Out of reach: the players choose an attack hex, and the monster goes as close to it as it can. [gh/monsters.33] */
function planApproach(s: Situation, focus: number, hexes: readonly AttackHex[], plans: Plan[]): void {
  for (const hex of new Set(hexes.map((one) => one.hex))) {
    for (const end of endsToward(s, hex)) {
      const plan = add(plans, end, 0);
      plan.foci |= focus;
      if (!plan.towards.includes(hex)) plan.towards.push(hex);
    }
  }
}

/** The plan that ends there and attacks this group, a new one if need be. */
function add(plans: Plan[], end: number, group: number): Plan {
  const known = plans.find((plan) => plan.end === end && plan.group === group);
  if (known !== undefined) return known;
  const made: Plan = { end, group, foci: 0, towards: [] };
  plans.push(made);
  return made;
}

const outcomeOf = (s: Situation, { end, group, foci, towards }: Plan): Outcome => ({
  end,
  targets: idsOf(s, group),
  foci: idsOf(s, foci),
  area: group === 0 ? null : areaFor(s, end, group),
  towards,
});
