/** How good it is for a hero to end its movement in a space. */
import { healthOf } from '../rules/base-numbers.ts';
import { foeOn } from '../rules/foes.ts';
import { isGrounded } from '../rules/resources.ts';
import { isCity, spaceOf, unbeatenAt } from '../rules/table.ts';
import type { Hero } from '../state.ts';
import type { Foe } from '../vocabulary/challenge-cards.ts';
import type { SpaceId } from '../vocabulary/ids.ts';
import type { Table } from '../wow.ts';
import { type Goal, rewardWorth } from './goals.ts';
import { type Air, turnsTo } from './journeys.ts';
import { type Arms, armsOf, helpFrom, oddsOf } from './odds.ts';

/** What a goal loses for every turn it is away. */
const patience = 0.8;

/** What a hero has in mind. */
export type Mind = {
  readonly table: Table;
  readonly hero: Hero;
  readonly goals: readonly Goal[];
  readonly arms: Arms;
  readonly help: number;
  readonly healthLeft: number;
  readonly air: Air;
};

export const mindOf = (table: Table, hero: Hero, goals: readonly Goal[]): Mind => ({
  table,
  hero,
  goals,
  arms: armsOf(table.content, hero),
  help: helpFrom(table.content, hero, hero.energy),
  healthLeft: healthOf(table, hero) - hero.damage,
  air: airOf(table, hero),
});

export const airOf = (table: Table, hero: Hero): Air => ({
  board: table.content.board,
  isGrounded: isGrounded(table, hero),
});

/** The goals as they look from a space: the best counts whole, the others a little. */
export function goalsFrom({ air, goals }: Pick<Mind, 'air' | 'goals'>, space: SpaceId): number {
  let best = 0;
  let sum = 0;
  for (const goal of goals) {
    const worth = goal.worth * patience ** turnsTo(air, space, goal.space);
    best = Math.max(best, worth);
    sum += worth;
  }
  return best + 0.15 * sum;
}

/** What waits in a space, and where it leads. */
export function prospectOf(mind: Mind, space: SpaceId): number {
  return goalsFrom(mind, space) + challengeAt(mind, space) + explorationAt(mind, space);
}

/** What the challenge of a space is worth. */
function challengeAt(mind: Mind, space: SpaceId): number {
  const { table, hero } = mind;
  if (isCity(table.content, space)) return 0;
  const foes = unbeatenAt(table.state, space);
  const place = spaceOf(table.content, space);
  if (foes.length > 0) {
    return Math.max(...foes.map(({ card }) => fightWorth(mind, foeOn(table.content, card), 0.35)));
  }
  if (place.encounter?.foe != null)
    return fightWorth(mind, place.encounter.foe, rewardWorth(table, hero, place));
  return averageFight(mind, space);
}

/** A fight brings its spoils, and hurts. */
function fightWorth({ arms, help, healthLeft }: Mind, foe: Foe, spoils: number): number {
  const { win, damage } = oddsOf(arms, foe, help);
  const danger = damage >= healthLeft - 0.4 ? 0.7 : 0.18 * damage;
  return win * spoils - danger;
}

/** A card of the deck is as good as the foes of its level are on average. */
function averageFight({ table, arms, help, healthLeft }: Mind, space: SpaceId): number {
  const { level } = spaceOf(table.content, space);
  const { defense, attack, damage } = averages[level];
  const foe = { attack: { type: 'melee', value: attack }, defense, damage } as const;
  const odds = oddsOf(arms, { ...foe, id: level, traits: [], powers: [] }, help);
  const danger = odds.damage >= healthLeft - 0.6 ? 0.6 : 0.15 * odds.damage;
  return odds.win * 0.35 - danger;
}

/** Encounters of each level, as they are on average. */
const averages = {
  grey: { attack: 1.7, defense: 4.9, damage: 1.1 },
  green: { attack: 2.6, defense: 5.9, damage: 1.2 },
  yellow: { attack: 4.3, defense: 7.4, damage: 1.5 },
  red: { attack: 5.3, defense: 8.8, damage: 2 },
} as const;

/** Tokens are a risk, resources a help. */
function explorationAt({ table, hero }: Mind, space: SpaceId): number {
  const lying = table.state.tokens.filter((token) => token.space === space);
  if (lying.length > 0) {
    const own = lying.filter(({ by }) => by === hero.seat).length;
    return own > 0 ? 0.05 : -0.12 * lying.length;
  }
  const { resources } = spaceOf(table.content, space);
  let best = 0;
  for (const resource of resources) {
    if (resource === 'scroll') best = Math.max(best, 0.08);
    if (resource === 'book') best = Math.max(best, 0.11);
    if (resource === 'potion-large' && hero.damage > 1) best = Math.max(best, 0.25);
    if (resource === 'potion-small' && hero.damage > 0) best = Math.max(best, 0.14);
  }
  return best;
}
