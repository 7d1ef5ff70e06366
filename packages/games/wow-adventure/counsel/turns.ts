/** What a sensible player does in the phases of a turn. */
import type { HabitQuestionOf } from '@tavolo/kernel';
import type { WowKinds } from '../kinds.ts';
import { readOption } from '../options.ts';
import { healthOf } from '../rules/base-numbers.ts';
import { foeOn } from '../rules/foes.ts';
import { cardOf, heroOf, itemOf, spaceOf } from '../rules/table.ts';
import type { Hero } from '../state.ts';
import type { CardId, SpaceId } from '../vocabulary/ids.ts';
import { type Resource, rankOf } from '../vocabulary/terms.ts';
import { rewardWorth } from './goals.ts';
import { armsOf, oddsOf, reaches } from './odds.ts';
import { goalsFrom, type Mind, prospectOf } from './prospects.ts';

type Asked<Name extends keyof WowKinds['Questions'] & string> = HabitQuestionOf<WowKinds, Name>;

/** Walks to where it is best to end; stays where nothing is better. */
export function movement({ options }: Asked<'movement'>, mind: Mind): string {
  const { hero } = mind;
  const useful = options.find((option) => isWorthDoing(option, mind));
  if (useful !== undefined) return useful;
  let best = prospectOf(mind, hero.space) + 0.01;
  let picked = 'end';
  for (const option of options) {
    if (!option.startsWith('walk:')) continue;
    const worth = prospectOf(mind, readOption(option).of as SpaceId); // made from a space
    if (worth <= best) continue;
    best = worth;
    picked = option;
  }
  return picked;
}

/** Cards and potions that are good whenever they can be had. */
function isWorthDoing(option: string, { table, hero, healthLeft }: Mind): boolean {
  const { is, of, more } = readOption(option);
  if (is === 'drink')
    return (
      more === 'health' && hero.damage > 0 && healthLeft <= 2 && isSpare(table.content, hero, of as CardId)
    ); // made from a card
  if (is === 'play') return worthPlaying.has(of) || (healing.has(of) && hero.damage > 1);
  return is === 'use' && worthUsing.has(of);
}

const worthPlaying = new Set([
  'arcane-intellect',
  'aspect-of-the-hawk',
  'demon-skin',
  'honed-edge',
  'track-beasts',
]);
const healing = new Set(['conjure-food', 'mend-pet', 'second-wind']);
const worthUsing = new Set(['gold', 'raise-ice-barrier', 'sunken-strongbox']);

/** An item that is neither worn nor worth wearing. */
const isSpare = (content: Mind['table']['content'], hero: Hero, card: CardId): boolean =>
  hero.backpack.includes(card) && itemOf(content, card).slot !== 'weapon';

/** The resource that helps most now. */
export function resource({ options }: Asked<'resource'>, mind: Mind): string {
  let best = Number.NEGATIVE_INFINITY;
  let picked: string = options[0] ?? '';
  for (const option of options) {
    const worth = resourceWorth(option, mind);
    if (worth <= best) continue;
    best = worth;
    picked = option;
  }
  return picked;
}

function resourceWorth(option: string, mind: Mind): number {
  const { hero } = mind;
  switch (option as Resource) {
    case 'scroll':
      return hero.hand.length < 8 ? 0.12 : 0.02;
    case 'book':
      return hero.hand.length < 8 ? 0.16 : 0.03;
    case 'potion-small':
      return hero.damage > 0 ? 0.18 : 0;
    case 'potion-large':
      return Math.min(2, hero.damage) * 0.2 + hero.diseases * 0.15;
    case 'place-discovery':
      return 0.07;
    case 'flight-path':
      return flightGain(mind);
    case 'auction-house':
      return hasUselessItem(mind) ? 0.14 : -0.1;
    case 'quest-giver':
      return hero.quests.length < 2 ? 0.6 : -0.05;
    default:
      return 0.01;
  }
}

/** How much nearer to its goals a flight brings a hero. */
function flightGain(mind: Mind): number {
  const { table, hero, air } = mind;
  if (air.isGrounded) return -0.05;
  const landed = { goals: mind.goals, air: { ...air, isGrounded: true } };
  const here = goalsFrom(landed, hero.space);
  let best = here;
  for (const space of table.content.board.flightPaths) {
    if (rankOf(spaceOf(table.content, space).level) <= rankOf(hero.level))
      best = Math.max(best, goalsFrom(landed, space));
  }
  return (best - here) * 1.2 - 0.05;
}

const hasUselessItem = ({ table, hero }: Mind): boolean =>
  hero.backpack.some((card) => itemOf(table.content, card).slot !== 'backpack');

/** Fights what is worth it: somebody weak, somebody wanted, or something with a reward. */
export function challenge({ options }: Asked<'challenge'>, mind: Mind): string {
  let best = Number.NEGATIVE_INFINITY;
  let picked: string = options[0] ?? '';
  for (const option of options) {
    const worth = challengeWorth(option, mind);
    if (worth <= best) continue;
    best = worth;
    picked = option;
  }
  return picked;
}

function challengeWorth(option: string, mind: Mind): number {
  const { table, hero } = mind;
  const { is, of } = readOption(option);
  switch (is) {
    case 'attack':
      return duelWorth(mind, heroOf(table.state, of as Hero['seat'])); // made from a seat
    case 'foe':
      return oddsOf(mind.arms, foeOn(table.content, of as CardId), mind.help).win * 0.4; // made from a card
    case 'lair': {
      const place = spaceOf(table.content, hero.space);
      const foe = place.encounter?.foe;
      return foe == null
        ? 0.3
        : oddsOf(mind.arms, foe, mind.help).win * (0.1 + rewardWorth(table, hero, place));
    }
    case 'event':
      return 0.3;
    case 'draw':
      return 0.2;
    default:
      return worthUsing.has(of) ? 1 : -1;
  }
}

/** A duel for a quest, or against somebody who is about to fall; without a reason, none. */
function duelWorth({ table, hero, arms, healthLeft }: Mind, rival: Hero): number {
  const theirs = armsOf(table.content, rival);
  const hit = reaches(arms.attack.value, theirs.defense);
  const struck = reaches(theirs.attack.value, arms.defense);
  const isWanted = hero.quests.some(({ marked, quest }) => marked === rival.seat || duelQuests.has(quest));
  const falls = rival.damage + arms.damage >= healthOf(table, rival);
  const spoils = (isWanted ? 1.2 : 0) + (falls ? 0.25 + 0.1 * Math.min(3, rival.backpack.length) : 0);
  const danger = struck * theirs.damage >= healthLeft ? 0.6 : 0.2 * struck * theirs.damage;
  return hit * spoils - danger;
}

const duelQuests = new Set<string>(['first-blood', 'champion-of-the-arena', 'blood-feud']);

/** Pays quests, wears the best, and ends. */
export function upkeep({ options }: Asked<'upkeep'>, { table, hero }: Mind): string {
  const pays = options.find((option) => option.startsWith('pay:'));
  if (pays !== undefined) return pays;
  const better = options.find((option) => {
    const { is, of } = readOption(option);
    return is === 'equip' && isBetter(table.content, hero, of as CardId); // made from a card
  });
  if (better !== undefined) return better;
  return options.find((option) => worthUsing.has(readOption(option).of)) ?? 'end';
}

/** Whether an item of the backpack beats what is worn. */
export function isBetter(content: Mind['table']['content'], hero: Hero, card: CardId): boolean {
  const { slot } = itemOf(content, card);
  if (slot === 'backpack') return false;
  const worn = hero[slot];
  return worn === null
    ? isBetterThanNothing(content, hero, card)
    : gearWorth(content, card) > gearWorth(content, worn) + 0.2;
}

/** What a character has by itself may be better than a weak item. */
function isBetterThanNothing(content: Mind['table']['content'], hero: Hero, card: CardId): boolean {
  const arms = armsOf(content, hero);
  const { attack, defense } = itemOf(content, card);
  if (attack !== null)
    return gearWorth(content, card) >= arms.attack.value + (arms.attack.type === 'ranged' ? 1.2 : 0);
  return (defense ?? 0) >= arms.defense;
}

/** Attack, with a bonus for reach, or defense; and a little for what it can do. */
export function gearWorth(content: Mind['table']['content'], card: CardId): number {
  const { attack, defense, powers, slot } = itemOf(content, card);
  if (slot === 'backpack') return 2 + 0.5 * rankOf(cardOf(content, card).level);
  const value = attack === null ? (defense ?? 0) : attack.value + (attack.type === 'ranged' ? 1.2 : 0);
  return value + 0.25 * powers.length;
}
