export { type Bot, type BotName, type BotOptions, botNames, makeBot } from './bot.ts';
export { candidatesOf } from './candidates.ts';
export type { Considered } from './considered.ts';
export { type GreedyOptions, greedyDefaults, weigh } from './greedy.ts';
export { consideredFor, picksOf, usualPicksOf } from './play.ts';
export { randomAnswer } from './random.ts';
export { type Budget, Search, type SearchOptions, searchDefaults } from './search.ts';
export { type BotSight, sightOf } from './sight.ts';
