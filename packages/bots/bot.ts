import type { Chance, Kinds } from '@tavolo/kernel';
import { type GreedyOptions, greedyBot, greedyOptionsFor } from './greedy.ts';
import { randomBot } from './random.ts';
import { type SearchOptions, searchBot } from './search.ts';
import type { BotSight } from './sight.ts';
import type { Budget } from './thinker.ts';

/**
 * A player for any game: picks for the question it is asked, always valid. It knows what its seat may know, and
 * for the same sight and chance it picks the same.
 */
export type Bot = <K extends Kinds>(sight: BotSight<K>, chance: Chance) => readonly string[];

export const botNames = ['random', 'greedy', 'search'] as const;
export type BotName = (typeof botNames)[number];

/** What can be set for each bot; what is not set has its default. */
export type BotOptions = {
  readonly random: Record<never, never>;
  readonly greedy: Partial<GreedyOptions>;
  readonly search: Partial<SearchOptions & Budget>;
};

const makers: { readonly [Name in BotName]: (options: BotOptions[Name]) => Bot } = {
  random: () => randomBot,
  greedy: (options) => (sight, chance) =>
    greedyBot(sight, chance, { ...greedyOptionsFor(sight), ...options }),
  search: (options) => (sight, chance) => searchBot(sight, chance, { iterations: 1000, ...options }),
};

/** The bot of a name. */
export const makeBot = <Name extends BotName>(name: Name, options: BotOptions[Name] = {}): Bot =>
  makers[name](options);
