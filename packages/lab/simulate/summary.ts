import type { BotName } from '@tavolo/bots';
import { type Interval, marginOf, meanOf, type Seen, type Sum, wilson } from './statistics.ts';
import { type Tally, wholeWin } from './tally.ts';

/** What many matches have shown, in numbers. */
export type SimulationSummary<Player extends string = BotName> = {
  readonly games: number;
  readonly entrants: readonly EntrantSummary<Player>[];
  /** In the game's own measure, such as turns. */
  readonly length: Mean;
  readonly decisions: Mean;
  /** What the game has counted beside, by group. */
  readonly groups: { readonly [group: string]: readonly ThingSummary[] };
};

/** A mean, and half the width of its 95 % confidence interval. */
export type Mean = { readonly mean: number; readonly margin: number };

export type EntrantSummary<Player extends string = BotName> = {
  readonly bot: Player;
  /** A shared victory counts in parts. */
  readonly wins: number;
  readonly share: number;
  readonly interval: Interval;
  readonly shared: number;
  readonly score: Mean;
};

/** One thing of a group: how often it took part, its values, and the interval of the last of them, the share of wins. */
export type ThingSummary = {
  readonly id: string;
  readonly count: number;
  readonly values: readonly Mean[];
  readonly interval: Interval;
};

export const summaryOf = <Player extends string>(
  { bots }: { readonly bots: readonly Player[] },
  tally: Tally,
): SimulationSummary<Player> => ({
  games: tally.games,
  entrants: tally.entrants.flatMap(({ won, shared, score }, place) => {
    const bot = bots[place];
    if (bot === undefined) return [];
    const wins = won / wholeWin;
    const share = wins / Math.max(1, tally.games);
    return [{ bot, wins, share, interval: wilson(wins, tally.games), shared, score: meanIn(score) }];
  }),
  length: meanIn(tally.length),
  decisions: meanIn(tally.answers),
  groups: Object.fromEntries(
    Object.entries(tally.groups).map(([group, things]) => [group, inOrder(things).map(thingSummary)]),
  ),
});

/** By their ids: the order in which things were met depends on the threads. */
const inOrder = (things: Tally['groups'][string]): readonly (readonly [id: string, sums: Sum[]])[] =>
  Object.entries(things).sort(([one], [other]) => (one < other ? -1 : 1));

function thingSummary([id, sums]: readonly [id: string, sums: Sum[]]): ThingSummary {
  const wins = sums.at(-1);
  return {
    id,
    count: wins?.count ?? 0,
    values: sums.map(meanIn),
    interval: wilson(wins?.total ?? 0, wins?.count ?? 0),
  };
}

const meanIn = (sum: Sum): Mean => ({ mean: meanOf(sum), margin: marginOf(sum) });

/** The things of a group that are numbers, with how often each was seen. */
export const seenIn = (things: readonly ThingSummary[] = []): readonly Seen[] =>
  things.map(({ id, count }) => ({ value: Number(id), count }));
