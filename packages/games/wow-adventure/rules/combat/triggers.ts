/** Powers that dice, hits and the course of a combat set off. [wow/powers.2 to wow/powers.11] */
import { type Rule, silence } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Combat } from '../../state.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Moment } from '../../vocabulary/powers.ts';
import type { Table, Wow } from '../../wow.ts';
import { deedOf } from '../acts.ts';
import { markUsed } from '../announce.ts';
import { holds } from '../conditions.ts';
import type { Deed } from '../deeds.ts';
import { perform } from '../effects/effects.ts';
import { factSide } from '../foes.ts';
import { isInForce } from '../numbers.ts';
import { combatOf, heroOn, otherSide, type SideName } from '../table.ts';
import { sidePowers, type Wielded } from '../wielded.ts';

/** Whether the combat goes on: nobody has fallen, and nothing has ended it. [wow/combat.15] */
export const goesOn = ({ attacking, defending, cancelled }: Combat): boolean =>
  cancelled === null && !attacking.fallen && !defending.fallen;

/** Every die power that a face has set off and that has not worked yet, side by side in this order. [wow/powers.9] */
export function* settleDice(g: Wow, sides: readonly SideName[]): Rule {
  const combat = combatOf(g.state);
  for (let side = setOffOn(g, combat, sides); side !== undefined; side = setOffOn(g, combat, sides))
    yield* workOne(g, combat, side);
}

/** The first of some sides with a power that the dice have set off; none once the combat is over. */
export const setOffOn = (table: Table, combat: Combat, sides: readonly SideName[]): SideName | undefined =>
  goesOn(combat) ? sides.find((side) => setOff(table, combat, side).length > 0) : undefined;

/** The powers of a side that the dice have set off, also by a face that has been rolled away since. [wow/powers.2] */
export function setOff(table: Table, combat: Combat, side: SideName): readonly Wielded[] {
  const hero = heroOn(table.state, combat, side);
  return sidePowers(table, combat, side, 'die').filter((wielded) => {
    const { power, key, attached } = wielded;
    if (combat[side].used.includes(key)) return false;
    const { shown } = combat[power.die === 'opponent' ? otherSide(side) : side];
    if (power.faces?.some((face) => shown.includes(face)) !== true) return false;
    return isInForce(table, combat, side, wielded) && holds(table, { hero, side, attached }, power.if);
  });
}

/** Several powers of a hero are ordered by its player; those of an encounter as they are printed. [wow/powers.11] */
function* workOne(g: Wow, combat: Combat, side: SideName): Rule {
  const hero = heroOn(g.state, combat, side);
  const ready = setOff(g, combat, side);
  const key =
    hero === null
      ? ready[0]?.key
      : yield* choose('power-order', {
          seat: hero.seat,
          rule: 'wow/powers.11',
          from: ready.map((one) => one.key),
        });
  const wielded = ready.find((one) => one.key === key);
  if (wielded === undefined) return;
  combat[side].used.push(wielded.key);
  g.tell(
    { is: 'power-worked', source: wielded.from, key: wielded.key, ...factSide(g.content, combat, side) },
    'wow/powers.2',
  );
  yield* workForced(g, side, wielded, wielded.power.do);
}

/** Lets a forced power of a side work. */
export function* workForced(g: Wow, side: SideName, wielded: Wielded, effects: readonly Effect[]): Rule {
  yield* perform(g, deedFor(g, side, wielded), effects);
}

/** What a power of a side is carried out in, be it a hero's or an encounter's. */
function deedFor(g: Wow, side: SideName, wielded: Wielded): Deed {
  const hero = heroOn(g.state, combatOf(g.state), side);
  if (hero !== null) return deedOf(g, hero, wielded);
  return {
    hero: null,
    side,
    source: wielded.from,
    means: 'encounter',
    perform,
    attached: wielded.attached,
    card: null,
  };
}

/** All forced powers of a side for a moment, whose conditions hold. */
export function workAll(g: Wow, side: SideName, moment: Moment): Rule {
  const powers = sidePowers(g, combatOf(g.state), side, moment);
  return powers.length === 0 ? silence : workEach(g, side, powers);
}

function* workEach(g: Wow, side: SideName, powers: readonly Wielded[]): Rule {
  const combat = combatOf(g.state);
  for (const wielded of powers) {
    if (g.state.combat === null) return;
    if (!isReady(g, combat, side, wielded)) continue;
    const hero = heroOn(g.state, combat, side);
    if (hero !== null) markUsed(g, hero, wielded);
    g.tell(
      { is: 'power-worked', source: wielded.from, key: wielded.key, ...factSide(g.content, combat, side) },
      'wow/powers.1',
    );
    yield* workForced(g, side, wielded, wielded.power.do);
  }
}

/** Whether a power of the moment is forced and works. */
export function isReady(g: Wow, combat: Combat, side: SideName, wielded: Wielded): boolean {
  const { power, attached } = wielded;
  if (power.may === true || !isInForce(g, combat, side, wielded)) return false;
  return holds(g, { hero: heroOn(g.state, combat, side), side, attached }, power.if);
}
