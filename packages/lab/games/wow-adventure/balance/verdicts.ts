import { content } from '@tavolo/wow-adventure';
import type { ThingSummary } from '../../../simulate/summary.ts';

/** What the page calls a card; `fair`: nothing stands out, or too little is known. */
export type Verdict = 'dead' | 'dominant' | 'fair';

/** Fewer games of a hero than this say nothing. */
export const leastGames = 20;
/** A card that is worth it in less than this share of the games is dead. */
export const deadBelow = 0.1;
/** How far the whole interval must lie above the usual share of wins to call a card dominant. */
export const dominantBy = 0.05;

/** A card by how often it was worth it, and by the wins of those for whom it was. */
type Judged = {
  readonly games: number;
  readonly worth: number;
  readonly wins: ThingSummary | undefined;
  /** The share of wins of anybody who could have had it. */
  readonly usual: number;
};

export function verdictOn({ games, worth, wins, usual }: Judged): Verdict {
  if (games < leastGames) return 'fair';
  if (worth < deadBelow) return 'dead';
  if (wins === undefined || wins.count < leastGames) return 'fair';
  return wins.interval.low > usual + dominantBy ? 'dominant' : 'fair';
}

/** Items in the backpack whose powers all work without being asked for: to have them is to use them. */
export const worksByItself: ReadonlySet<string> = new Set(
  [...content.challenge.values()].flatMap(({ item, event }) => {
    const found = item ?? (event?.back.is === 'item' ? event.back.item : null);
    if (found === null || found.slot !== 'backpack' || found.powers.length === 0) return [];
    return found.powers.some(({ may }) => may === true) ? [] : [found.id];
  }),
);
