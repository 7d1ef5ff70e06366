/** How a combat is likely to go: every roll of both dice, and what it sets off, by the rules' own numbers. */
import { attackTypeOf, healthOf } from '../rules/base-numbers.ts';
import { bothSides } from '../rules/combat/attacks.ts';
import { goesOn, setOff, setOffOn } from '../rules/combat/triggers.ts';
import { actsLast, isForbidden, numberOf, totalOf } from '../rules/numbers.ts';
import { heroOn, otherSide, type SideName } from '../rules/table.ts';
import type { Combat } from '../state.ts';
import type { View } from '../view.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { AttackType } from '../vocabulary/terms.ts';
import type { Table } from '../wow.ts';
import { seenTable } from './seen-table.ts';

/** For each side, how likely its attack hits, from 0 to 1. */
export type Outlook = { readonly [S in SideName]: number };

/** A combat as some rolls let it go, and how likely those are. */
type Branch = { readonly table: Table; readonly combat: Combat; readonly weight: number };

const faces = [1, 2, 3, 4, 5, 6] as const;

/**
 * The chances before the roll, if nobody plays anything more; `null`: there is no combat, or the dice are down. A side
 * that falls before its turn to attack has hit nobody.
 */
export function outlookOf(view: View): Outlook | null {
  const { combat } = view;
  if (combat === null || combat.attacking.die !== null) return null;
  const fought = rolled({ table: seenTable(view), combat, weight: 1 }, bothSides)
    .flatMap(settled)
    .flatMap(attacked);
  const chanceOf = (side: SideName): number =>
    fought.reduce((sum, branch) => sum + (branch.combat[side].hit ? branch.weight : 0), 0);
  return { attacking: chanceOf('attacking'), defending: chanceOf('defending') };
}

/** Every face that these dice can show. */
function rolled(branch: Branch, sides: readonly SideName[]): readonly Branch[] {
  const [side, ...others] = sides;
  if (side === undefined) return [branch];
  return faces.flatMap((face) => {
    const copy = { ...copyOf(branch), weight: branch.weight / faces.length };
    copy.combat[side].die = face;
    copy.combat[side].shown.push(face);
    return rolled(copy, others);
  });
}

function copyOf({ table, combat, weight }: Branch): Branch {
  const copy = { ...combat };
  for (const side of bothSides) {
    const { shown, bonuses, used, ...rest } = combat[side];
    copy[side] = { ...rest, shown: shown.slice(), bonuses: bonuses.slice(), used: used.slice() };
  }
  const heroes = table.state.heroes.map((hero) => ({ ...hero }));
  return { weight, combat: copy, table: { ...table, state: { ...table.state, heroes, combat: copy } } };
}

/** Every power that the dice set off works, the defender's first, as `settleDice` lets them. [wow/powers.9] */
function settled(branch: Branch): readonly Branch[] {
  const { table, combat } = branch;
  const side = setOffOn(table, combat, bothSides);
  const [wielded] = side === undefined ? [] : setOff(table, combat, side);
  if (side === undefined || wielded === undefined) return [branch];
  const { key, from, power } = wielded;
  combat[side].used.push(key);
  for (const effect of power.do) work(branch, side, effect, from);
  const again = power.do.flatMap((effect) => rerolledBy(branch, side, effect));
  return rolled(branch, again).flatMap(settled);
}

/** The dice that an effect rolls again. */
function rerolledBy({ table, combat }: Branch, side: SideName, effect: Effect): readonly SideName[] {
  if (effect.is !== 'reroll' || effect.die === 'movement' || isForbidden(table, combat, side, 'reroll'))
    return [];
  return [effect.die === 'own' ? side : otherSide(side)];
}

/** Does what an effect means for the attacks that are to come. */
function work(branch: Branch, side: SideName, effect: Effect, from: string): void {
  const { table, combat } = branch;
  const meant = 'who' in effect && effect.who === 'opponent' ? otherSide(side) : side;
  switch (effect.is) {
    case 'bonus':
      if (effect.stat === 'attack' || effect.stat === 'defense' || effect.stat === 'damage')
        combat[meant].bonuses.push({ stat: effect.stat, n: effect.n, from, least: effect.least ?? null });
      break;
    case 'attack-type':
      combat[meant].type = effect.type;
      break;
    case 'no-attack':
      combat[meant].makesNoAttack = true;
      break;
    case 'attack-again':
      combat[side].again = true;
      break;
    case 'damage':
      wound(branch, meant, effect.n);
      break;
    case 'beat-this':
      combat.defending.fallen = true;
      break;
    case 'end-combat':
      if (!isForbidden(table, combat, side, 'end-combat')) combat.cancelled = effect.card;
      break;
    default: // changes no attack
  }
}

/** A hero falls when its damage reaches its health, an encounter by any damage. [wow/combat.10, wow/combat.11] */
function wound({ table, combat }: Branch, side: SideName, n: number): void {
  const hero = heroOn(table.state, combat, side);
  if (hero !== null) hero.damage += n;
  combat[side].fallen ||= hero === null ? n > 0 : hero.damage >= healthOf(table, hero);
}

/** Both attacks, ranged before melee, and those that are made once more. */
function attacked(branch: Branch): readonly Branch[] {
  const { table, combat } = branch;
  const types = bothSides.map((side) => attackTypeOf(table, combat, side));
  const making = (type: AttackType): readonly SideName[] =>
    bothSides.filter((side, nth) => types[nth] === type && !combat[side].makesNoAttack);
  const isLast = (side: SideName): boolean => actsLast(table, combat, side);
  exchange(branch, making('ranged'));
  exchange(
    branch,
    making('melee').filter((side) => !isLast(side)),
  );
  exchange(branch, making('melee').filter(isLast));
  const again = bothSides.filter((side) => combat[side].again && !combat[side].makesNoAttack);
  if (again.length === 0 || !goesOn(combat)) return [branch];
  const anew = rolled(branch, again).flatMap(settled);
  for (const one of anew) exchange(one, again);
  return anew;
}

/** Attacks of one step are simultaneous; none is made once somebody has fallen. [wow/combat.12, wow/combat.14] */
function exchange(branch: Branch, sides: readonly SideName[]): void {
  const { table, combat } = branch;
  if (!goesOn(combat)) return;
  const hits = sides.filter(
    (side) => totalOf(table, combat, side) >= numberOf(table, combat, otherSide(side), 'defense'),
  );
  const damages = hits.map((side) => numberOf(table, combat, side, 'damage'));
  hits.forEach((side, nth) => {
    combat[side].hit = true;
    wound(branch, otherSide(side), damages[nth] ?? 0);
  });
}
