/** What each side's numbers are made of, part by part. The sums, and what is shown of them, come from here. */
import type { Combat, Hero } from '../state.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Stat } from '../vocabulary/terms.ts';
import type { Table } from '../wow.ts';
import { baseAttack } from './base-numbers.ts';
import { holds } from './conditions.ts';
import { foeIn, foeOn } from './foes.ts';
import { heroOn, itemOf, otherSide, type SideName } from './table.ts';
import { cardSide, heroPowers, powersLaidOn, sidePowers, type Wielded } from './wielded.ts';

/** One part of a number, and what it comes from. */
export type Part = { readonly from: string; readonly n: number; readonly least?: number };

const part = (from: string, n: number, least: number | undefined): Part =>
  least === undefined ? { from, n } : { from, n, least };

type CombatStat = 'attack' | 'defense' | 'damage';

/** The parts of a side's attack, defense or damage; the first is what is printed. */
export function partsOf(table: Table, combat: Combat, side: SideName, stat: CombatStat): readonly Part[] {
  const parts: Part[] = [printed(table, combat, side, stat)];
  addStatic(parts, table, combat, { side, stat, by: side });
  addStatic(parts, table, combat, { side, stat, by: otherSide(side) });
  for (const bonus of combat[side].bonuses) {
    if (bonus.stat === stat) parts.push(part(bonus.from, bonus.n, bonus.least ?? undefined));
  }
  if (stat === 'damage') addToDamage(parts, table, combat, side);
  return parts;
}

/** A number that is the sum of parts; only an attack may fall below 0. [wow/powers.12] */
export function sumOf(parts: readonly Part[], stat: CombatStat): number {
  let sum = 0;
  for (const { n, least } of parts)
    sum = least === undefined ? sum + n : Math.max(Math.min(sum, least), sum + n);
  return stat === 'attack' ? sum : Math.max(0, sum);
}

export const numberOf = (table: Table, combat: Combat, side: SideName, stat: CombatStat): number =>
  sumOf(partsOf(table, combat, side, stat), stat);

/** What is printed: on the card that counts for this number. [wow/characters.2, wow/characters.3] */
function printed({ state, content }: Table, combat: Combat, side: SideName, stat: CombatStat): Part {
  if (stat === 'attack') {
    const { from, value } = baseAttack({ state, content }, combat, side);
    return { from, n: value };
  }
  const hero = heroOn(state, combat, side);
  if (hero === null) {
    const foe = foeIn(content, combat);
    if (foe === null) throw new Error('nobody is fought');
    return { from: foe.id, n: foe[stat] };
  }
  const armor = hero.armor === null ? null : itemOf(content, hero.armor);
  if (stat === 'defense' && armor?.defense != null) return { from: armor.id, n: armor.defense };
  return { from: hero.character, n: cardSide(content, hero)[stat] };
}

type Adding = { readonly side: SideName; readonly stat: CombatStat; readonly by: SideName };

/** What the powers of one side that are always on add to a number of a side, if they work now. */
function addStatic(parts: Part[], table: Table, combat: Combat, { side, stat, by }: Adding): void {
  for (const wielded of sidePowers(table, combat, by, 'always')) {
    for (const effect of wielded.power.do) {
      if (effect.is !== 'bonus' || effect.stat !== stat || (effect.who === 'opponent') === (side === by))
        continue;
      if (worksFor(table, combat, by, wielded)) parts.push(part(wielded.from, effect.n, effect.least));
    }
  }
}

/** Whether a power that is always on works for a side now. */
function worksFor(table: Table, combat: Combat, by: SideName, wielded: Wielded): boolean {
  const { power, attached } = wielded;
  return (
    isInForce(table, combat, by, wielded) &&
    holds(table, { hero: heroOn(table.state, combat, by), side: by, attached }, power.if)
  );
}

/** A weapon's text is ignored while a card takes its place, unless it speaks of such cards; or by an opponent's power. */
export function isInForce(table: Table, combat: Combat, side: SideName, { kind, power }: Wielded): boolean {
  if (kind !== 'weapon') return true;
  if (isTextIgnored(table, combat, side)) return false;
  if (combat[side].replacement === null) return true;
  return power.if?.some((condition) => condition.is === 'replaced-weapon') === true;
}

const isTextIgnored = (table: Table, combat: Combat, side: SideName): boolean =>
  sidePowers(table, combat, otherSide(side)).some(({ power }) =>
    power.do.some((effect) => effect.is === 'ignore-weapon-text'),
  );

/** Damage that an ambush or a stay on the track adds. */
function addToDamage(parts: Part[], { state }: Table, combat: Combat, side: SideName): void {
  const opponent = heroOn(state, combat, otherSide(side));
  if (opponent !== null && opponent.turn.ambushes > 0)
    parts.push({ from: 'ambush', n: opponent.turn.ambushes });
  const tracked =
    side === 'defending' && combat.tracked ? state.track.find(({ card }) => card === combat.card) : null;
  if (tracked != null && tracked.growth > 0) parts.push({ from: tracked.card, n: tracked.growth });
}

/** The attack total of a side: die, value and bonuses. [wow/combat.8] */
export const totalOf = (table: Table, combat: Combat, side: SideName): number =>
  (combat[side].die ?? 0) + numberOf(table, combat, side, 'attack');

/** What powers that are always on add to a number of a hero outside of combat. */
export function alwaysAdded(table: Table, hero: Hero, stat: Extract<Stat, 'movement' | 'healing'>): number {
  let sum = 0;
  for (const { power, attached } of heroPowers(table, hero, 'always')) {
    for (const effect of power.do) {
      if (
        effect.is === 'bonus' &&
        effect.stat === stat &&
        holds(table, { hero, side: null, attached }, power.if)
      )
        sum += effect.n;
    }
  }
  return sum;
}

/** The defense of an encounter on the track that nobody fights, with what cards on it change. */
export function defenseOnTrack(table: Table, card: CardId): number {
  let { defense } = foeOn(table.content, card);
  for (const { power, attached } of powersLaidOn(table, card, 'always')) {
    if (!holds(table, { hero: null, side: null, attached }, power.if)) continue;
    for (const effect of power.do)
      if (effect.is === 'bonus' && effect.stat === 'defense' && effect.who === 'bearer') defense += effect.n;
  }
  return Math.max(0, defense);
}

/** Whether a side's opponent forbids something. */
export const isForbidden = (
  table: Table,
  combat: Combat,
  side: SideName,
  what: 'reroll' | 'end-combat',
): boolean =>
  sidePowers(table, combat, otherSide(side)).some(
    (wielded) =>
      isInForce(table, combat, otherSide(side), wielded) &&
      wielded.power.do.some((effect) => effect.is === 'forbid' && effect.what === what),
  );

/** Whether a side attacks in the melee step after the other. */
export const actsLast = (table: Table, combat: Combat, side: SideName): boolean =>
  sidePowers(table, combat, side).some(({ power }) => power.do.some(({ is }) => is === 'acts-last'));
