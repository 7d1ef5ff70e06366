/** What things are worth in valor that are not valor. */
import { healthOf } from '../../rules/base-numbers.ts';
import { itemsOf } from '../../rules/table.ts';
import type { Hero } from '../../state.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { type Level, rankOf } from '../../vocabulary/terms.ts';
import { armsOf, bestHelp } from '../fights/arms.ts';
import { oddsAgainst, typicalFoe } from '../fights/forecast.ts';
import type { Odds } from '../fights/odds.ts';
import { armsIn, type Mind, oncePerMind } from '../mind.ts';

/** Being defeated: a way back, and a turn. */
export const fallCost = 0.4;

/** Beating an encounter for nothing but its item, while there is something to wear better. */
export const usualSpoils = 0.2;

/** The same by the level of the encounter: whoever is well equipped needs less, and items of lower levels help less. */
export function spoilsOf({ table, hero }: Mind, level: Level): number {
  const rank = (card: CardId | null): number =>
    card === null ? -1 : rankOf(table.content.challenge.get(card)?.level ?? 'grey');
  const better = [hero.weapon, hero.armor].filter((card) => rank(card) < rankOf(level)).length;
  return 0.06 + 0.07 * better;
}

/** A level opens spaces, heals, and gives three cards. */
export const levelWorth = 2.2;

/** An item of a level, unseen. */
export const itemWorth = (level: Level): number => 0.16 + 0.05 * rankOf(level);

/** How many fights a piece of gear is likely to be good for, until a better one comes. */
export const fightsAhead = 6;

/** The same of a card that stays with its hero. */
export const fightsLeft = 12;

export const healthIn: (mind: Mind) => number = oncePerMind(({ table, hero }) => healthOf(table, hero));

/** What one more wound costs: the more, the nearer the hero is to falling. */
export const pain = (mind: Mind): number => 0.04 + 0.08 * (mind.hero.damage / healthIn(mind));

/** What a fight costs on average. */
export const toll = (mind: Mind, { hurt, fall }: Odds): number => hurt * pain(mind) + fall * fallCost;

/** What so much healing is worth. */
export function healing(mind: Mind, n: number): number {
  const { damage } = mind.hero;
  const healed = Math.min(damage, n);
  return healed * (0.03 + 0.12 * ((damage - healed / 2) / healthIn(mind)));
}

/** An ability card in hand: the fewer there are, the more each is worth; some quests are paid with them. */
export const cardWorth: (mind: Mind) => number = oncePerMind(({ table, hero }) => {
  const { length } = hero.hand;
  const worth = length < 4 ? 0.09 : length < 8 ? 0.07 : 0.04;
  return asksForCards(table.content, hero) ? 2.5 * worth : worth;
});

const asksForCards = ({ quests }: Mind['table']['content'], hero: Hero): boolean =>
  hero.quests.some(
    ({ quest }) => quests.get(quest)?.objectives.some(({ is }) => is === 'pay-cards') === true,
  );

/** What so much energy is worth now: what it would do in the fight that comes. After that fight it is worth nothing. */
export function energyWorth(mind: Mind, n: number): number {
  const { table, hero } = mind;
  if (hero.turn.fought || table.state.phase === 'upkeep' || table.state.phase === 'equip') return 0;
  return Math.max(0, withEnergy(mind, hero.energy) - withEnergy(mind, hero.energy - n));
}

/** What more energy would add. */
export const energyGain = (mind: Mind, n: number): number =>
  mind.hero.turn.fought
    ? 0
    : withEnergy(mind, mind.hero.energy + n) - withEnergy(mind, mind.hero.energy) + 0.01 * n;

function withEnergy(mind: Mind, energy: number): number {
  const { table, hero } = mind;
  const arms = armsIn(mind);
  const help = bestHelp(table.content, arms, energy);
  if (help === null) return 0;
  const odds = oddsAgainst(table, arms, typicalFoe(table.content, hero.level), help);
  return usualSpoils * odds.win - toll(mind, odds);
}

/** How well a hero fights what its level has in store, in one fight. */
export function prowess(mind: Mind, hero: Hero): number {
  const { table } = mind;
  const odds = oddsAgainst(table, armsOf(table, hero), typicalFoe(table.content, hero.level), null);
  return usualSpoils * odds.win - 0.09 * odds.hurt - fallCost * odds.fall;
}

/** Whether a hero has an item to part with. */
export const hasItems = (hero: Hero): boolean => itemsOf(hero).length > 0;
