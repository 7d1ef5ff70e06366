import { conformance as gauntletConformance } from '@tavolo/gauntlet-of-fools';
import { conformance as gloomhavenConformance } from '@tavolo/gloomhaven';
import { type Conforming, conforming } from '@tavolo/kernel/conformance';
import { gauntletEntry } from './gauntlet-of-fools/entry.ts';
import { gloomhavenEntry } from './gloomhaven/entry.ts';
import type { ShelvedGame } from './shelf.ts';
import { shelved } from './sitting.ts';

/** All games. A new one is entered here, and every command knows it. */
export const games: readonly ShelvedGame[] = [shelved(gauntletEntry), shelved(gloomhavenEntry)];

/** The conformance suite of each game, by its id. */
export const conformances: { readonly [game: string]: Conforming } = {
  [gauntletEntry.game.id]: conforming(gauntletConformance),
  [gloomhavenEntry.game.id]: conforming(gloomhavenConformance),
};

export const gameById = (id: string): ShelvedGame | null => games.find((game) => game.id === id) ?? null;
