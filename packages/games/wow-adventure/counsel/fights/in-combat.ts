/** A combat that is on, as numbers: exactly what the rules would reckon with now. */

import { attackTypeOf, healthOf } from '../../rules/base-numbers.ts';
import { holds } from '../../rules/conditions.ts';
import { actsLast, isInForce, numberOf } from '../../rules/numbers.ts';
import { canUse } from '../../rules/powers.ts';
import { heroOn, otherSide, type SideName, sideOf } from '../../rules/table.ts';
import { sidePowers, type Wielded } from '../../rules/wielded.ts';
import type { Combat, Hero } from '../../state.ts';
import type { Power } from '../../vocabulary/powers.ts';
import type { Table } from '../../wow.ts';
import type { DiePower, Fighter, Ward } from './fighter.ts';
import type { Bout } from './odds.ts';

/** A hero in a combat. */
export type Fighting = {
  readonly table: Table;
  readonly hero: Hero;
  readonly combat: Combat;
  readonly side: SideName;
};

export function fightingOf(table: Table, hero: Hero): Fighting | null {
  const { combat } = table.state;
  const side = sideOf(combat, hero);
  return combat === null || side === null ? null : { table, hero, combat, side };
}

/** The rest of the combat, if nobody does anything any more. */
export function boutIn(fighting: Fighting): Bout {
  const { table, combat, side } = fighting;
  return {
    own: fighterOn(table, combat, side),
    foe: fighterOn(table, combat, otherSide(side)),
    isSo: (conditions) => holds(table, { hero: fighting.hero, side }, conditions),
  };
}

/** The same combat with something about it changed. */
export function inAnother({ table, hero, side }: Fighting, combat: Combat): Fighting {
  return { table: { content: table.content, state: { ...table.state, combat } }, hero, combat, side };
}

function fighterOn(table: Table, combat: Combat, side: SideName): Fighter {
  const hero = heroOn(table.state, combat, side);
  const powers = sidePowers(table, combat, side);
  const isRolled = combat.attacking.die !== null && combat.stage !== 'just-rolled';
  const isSettled = isRolled && combat.stage !== 'powers-defender';
  return {
    attack: numberOf(table, combat, side, 'attack'),
    type: combat[side].type ?? attackTypeOf(table, combat, side),
    defense: numberOf(table, combat, side, 'defense'),
    damage: numberOf(table, combat, side, 'damage'),
    strikes: !combat[side].makesNoAttack,
    actsLast: actsLast(table, combat, side),
    chargesFrom: hero?.turn.charging === true && combat[side].die === null ? 4 : 7,
    face: combat[side].die,
    left: hero === null ? 1 : healthOf(table, hero) - hero.damage,
    suffers: 0,
    isBeaten: false,
    dice: isSettled ? unused(table, combat, side, powers) : diceOf(table, combat, side, powers),
    wards: hero === null ? [] : wardsOf(table, hero, powers),
  };
}

/** The powers that faces can still set off: those that lie have done so. */
const unused = (
  table: Table,
  combat: Combat,
  side: SideName,
  powers: readonly Wielded[],
): readonly DiePower[] =>
  diceOf(
    table,
    combat,
    side,
    powers.filter(({ key }) => !combat[side].used.includes(key)),
  );

function diceOf(
  table: Table,
  combat: Combat,
  side: SideName,
  powers: readonly Wielded[],
): readonly DiePower[] {
  const hero = heroOn(table.state, combat, side);
  const found: DiePower[] = [];
  for (const wielded of powers) {
    const { power, attached } = wielded;
    if (power.at !== 'die' || !isInForce(table, combat, side, wielded)) continue;
    if (holds(table, { hero, side, attached }, power.if)) found.push(diePowerOf(power));
  }
  return found;
}

export const diePowerOf = ({ die = 'own', faces = [], do: effects }: Power): DiePower => ({
  die,
  faces,
  do: effects,
});

/** What prevents damage for nothing, be it forced or of choice. */
const wardsOf = (table: Table, hero: Hero, powers: readonly Wielded[]): readonly Ward[] =>
  powers.flatMap((wielded) => {
    const { power } = wielded;
    if (power.at !== 'damage-taken' || power.cost !== undefined) return [];
    if (!canUse(table, hero, wielded, { incoming: { n: 9 } })) return [];
    return wardIn(power);
  });

/** What a power prevents, and from which damage on. */
export function wardIn({ do: effects, if: conditions = [] }: Power): readonly Ward[] {
  let atLeast = 1;
  for (const condition of conditions) if (condition.is === 'incoming') atLeast = condition.atLeast;
  return effects.flatMap((effect) => (effect.is === 'prevent' ? [{ n: effect.n, atLeast }] : []));
}
