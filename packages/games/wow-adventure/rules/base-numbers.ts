/** Numbers that need no condition on the attack of either side: attack types and health. */
import type { Combat, Hero } from '../state.ts';
import type { Attack, AttackType } from '../vocabulary/terms.ts';
import type { Table } from '../wow.ts';
import { foeIn } from './foes.ts';
import { heroOn, itemOf, otherSide, type SideName } from './table.ts';
import { abilityOf, cardSide, heroPowers, sidePowers, type Wielded } from './wielded.ts';

/** The attack of a side before anything is added, and what gives it. [wow/items.10, wow/abilities.11] */
export function baseAttack(
  { state, content }: Table,
  combat: Combat,
  side: SideName,
): Attack & { readonly from: string } {
  const hero = heroOn(state, combat, side);
  const { replacement } = combat[side];
  if (hero === null) {
    const foe = foeIn(content, combat);
    if (foe === null) throw new Error('nobody is fought');
    return attackFrom(foe.id, foe.attack);
  }
  if (replacement !== null) {
    const attack = abilityOf(content, replacement).replacement;
    if (attack !== null) return attackFrom(replacement, attack);
  }
  const weapon = hero.weapon === null ? null : itemOf(content, hero.weapon);
  if (weapon?.attack != null) return attackFrom(weapon.id, weapon.attack);
  return attackFrom(hero.character, cardSide(content, hero).attack);
}

const attackFrom = (from: string, { type, value }: Attack) => ({ type, value, from });

/** The type of a side's attack as it is now. An ambush beats everything. [wow/A-57] */
export function attackTypeOf(table: Table, combat: Combat, side: SideName): AttackType {
  const ambushed = heroOn(table.state, combat, otherSide(side));
  if (ambushed !== null && ambushed.turn.ambushes > 0) return 'ranged';
  const set = combat[side].type ?? typeByPower(table, combat, side);
  if (set !== null) return set;
  const hero = heroOn(table.state, combat, side);
  if (hero?.turn.charging === true && (combat[side].die ?? 0) >= chargingFrom) return 'ranged';
  return baseAttack(table, combat, side).type;
}

/** A charging hero's attack is ranged from this face on. */
const chargingFrom = 4;

/** The type that a power which is always on gives to the own attack. Only encounters have such powers. */
function typeByPower(table: Table, combat: Combat, side: SideName): AttackType | null {
  const opponent = heroOn(table.state, combat, otherSide(side));
  if (opponent === null || heroOn(table.state, combat, side) !== null) return null;
  for (const { power } of sidePowers(table, combat, side, 'always')) {
    for (const effect of power.do) {
      if (effect.is === 'attack-type' && isSoFor(opponent, power.if)) return effect.type;
    }
  }
  return null;
}

/** What such a power can ask for. */
const isSoFor = (opponent: Hero, conditions: Wielded['power']['if'] = []): boolean =>
  conditions.every((condition) => {
    if (condition.is === 'opponent-without') return opponent[condition.slot] === null;
    return condition.is === 'opponent-stayed' && !opponent.turn.left;
  });

/** How much damage defeats a hero; never below 1. [wow/powers.12] */
export function healthOf(table: Table, hero: Hero): number {
  let health = cardSide(table.content, hero).health - hero.diseases;
  for (const { power } of heroPowers(table, hero, 'always')) {
    for (const effect of power.do) if (effect.is === 'bonus' && effect.stat === 'health') health += effect.n;
  }
  return Math.max(1, health);
}
