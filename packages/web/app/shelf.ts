import type { IconName } from '../look/icon-names.ts';
import type { Messages } from '../text/messages.ts';

type GameId = keyof Messages['games'];

/** The games of the house, in the order they are shown. */
export type ShelfGame = {
  readonly id: GameId;
  readonly icon: IconName;
  readonly isPlayable: boolean;
};

export const shelf: readonly ShelfGame[] = [
  { id: 'gauntlet-of-fools', icon: 'game-gauntlet-of-fools', isPlayable: true },
  { id: 'gloomhaven', icon: 'game-gloomhaven', isPlayable: true },
  { id: 'wow-adventure', icon: 'game-wow-adventure', isPlayable: false },
  { id: 'machina-arcana', icon: 'game-machina-arcana', isPlayable: false },
];

/** A game by the id in an address or a table; `null`: the house does not have it. */
export const gameOf = (id: string): ShelfGame | null => shelf.find((game) => game.id === id) ?? null;
