/** What a sensible player does in a combat. */
import type { WowKinds } from '../kinds.ts';
import { readOption } from '../options.ts';
import { attackTypeOf, healthOf } from '../rules/base-numbers.ts';
import { numberOf, totalOf } from '../rules/numbers.ts';
import { otherSide, type SideName, sideOf } from '../rules/table.ts';
import { abilityOf, improved } from '../rules/wielded.ts';
import type { Combat, Hero } from '../state.ts';
import type { AbilityId } from '../vocabulary/ids.ts';
import type { Table } from '../wow.ts';
import { reaches } from './odds.ts';

type Options = readonly WowKinds['Questions'][string & keyof WowKinds['Questions']]['option'][];

type Fighting = {
  readonly table: Table;
  readonly hero: Hero;
  readonly combat: Combat;
  readonly side: SideName;
};

const fightingOf = (table: Table, hero: Hero): Fighting | null => {
  const { combat } = table.state;
  const side = sideOf(combat, hero);
  return combat === null || side === null ? null : { table, hero, combat, side };
};

/** Plays a card before the roll when it lifts the chance to win by a quarter, and the chance was not good. */
export function beforeRoll(options: Options, table: Table, hero: Hero): string {
  const fighting = fightingOf(table, hero);
  if (fighting === null) return 'done';
  const now = chanceToHit(fighting, 0);
  let best = now >= 0.8 ? 1 : now + 0.24;
  let picked = 'done';
  for (const option of options) {
    const { is, of } = readOption(option);
    if (is !== 'play') continue;
    const then = chanceWith(fighting, of as AbilityId); // made from an ability
    if (then <= best) continue;
    best = then;
    picked = option;
  }
  if (picked !== 'done') return picked;
  return options.find((option) => isFreeHelp(option)) ?? 'done';
}

/** Items that are meant to be used up, when the fight is not won yet. */
const isFreeHelp = (option: string): boolean =>
  option.startsWith('use:') && helpful.has(readOption(option).of);
const helpful = new Set(['candle-of-warding', 'caged-whelp', 'frozen-shard', 'quick-shot']);

const chanceToHit = ({ table, combat, side }: Fighting, more: number): number =>
  reaches(
    numberOf(table, combat, side, 'attack') + more,
    numberOf(table, combat, otherSide(side), 'defense'),
  );

/** The chance to hit with a card. */
function chanceWith(fighting: Fighting, id: AbilityId): number {
  const { table, hero, combat, side } = fighting;
  const ability = abilityOf(table.content, id);
  let more = 0;
  for (const effect of improved(ability, hero.level, 'do')) {
    if (effect.is === 'bonus' && effect.stat === 'attack' && effect.who === 'self') more += effect.n;
    if (effect.is === 'no-attack') more += 0.5;
  }
  if (ability.replacement === null) return chanceToHit(fighting, more);
  const base = numberOf(table, combat, side, 'attack') - baseOf(fighting);
  const rangedFirst =
    ability.replacement.type === 'ranged' && attackTypeOf(table, combat, otherSide(side)) === 'melee'
      ? 0.05
      : 0;
  const defense = numberOf(table, combat, otherSide(side), 'defense');
  return reaches(base + ability.replacement.value + more, defense) + rangedFirst;
}

/** What the attack is before bonuses. */
function baseOf({ table, hero }: Fighting): number {
  const weapon = hero.weapon === null ? null : table.content.challenge.get(hero.weapon)?.item;
  const card = table.content.characters.get(hero.character)?.cards[hero.level];
  const own = hero.reversed ? card?.reverse : card?.starting;
  return weapon?.attack?.value ?? own?.attack.value ?? 0;
}

/** After the roll everything is known but rerolls: helps where help decides, and leaves where it would be fatal. */
export function afterRoll(options: Options, table: Table, hero: Hero): string {
  const fighting = fightingOf(table, hero);
  if (fighting === null) return 'done';
  const { combat, side } = fighting;
  const short = numberOf(table, combat, otherSide(side), 'defense') - totalOf(table, combat, side);
  if (short > 0) {
    const helps = options.find((option) => helpsBy(fighting, option) >= short || isReroll(option));
    if (helps !== undefined) return helps;
  }
  return isDeadly(fighting, short <= 0) ? (options.find(isWayOut) ?? 'done') : 'done';
}

const isReroll = (option: string): boolean => rerolls.has(readOption(option).of);
const rerolls = new Set([
  'overpower',
  'lucky-paw',
  'skittish-coyote',
  'bear-companion-power',
  'whelp-companion',
  'void-glass-orb',
  'voidcaller',
]);
const isWayOut = (option: string): boolean => waysOut.has(readOption(option).of);
const waysOut = new Set(['blink', 'feign-death', 'fear', 'frost-nova', 'shield-block']);

function helpsBy({ table, hero }: Fighting, option: string): number {
  const { is, of } = readOption(option);
  if (is !== 'play') return 0;
  let more = 0;
  for (const effect of improved(abilityOf(table.content, of as AbilityId), hero.level, 'do')) // made from an ability
    if (effect.is === 'bonus' && effect.stat === 'attack' && effect.who === 'self') more += effect.n;
  return more;
}

/** Whether the opponent's attack would defeat the hero. */
function isDeadly({ table, hero, combat, side }: Fighting, hits: boolean): boolean {
  const other = otherSide(side);
  const isFirst =
    attackTypeOf(table, combat, side) === 'ranged' && attackTypeOf(table, combat, other) === 'melee';
  if (hits && isFirst && combat.rival === null) return false;
  if (totalOf(table, combat, other) < numberOf(table, combat, side, 'defense')) return false;
  return hero.damage + numberOf(table, combat, other, 'damage') >= healthOf(table, hero);
}
