import type { FoundGames } from '../../app/found-games.ts';
import { games } from '../../app/games.ts';
import type { IconName } from '../../look/icon-names.ts';
import type { Messages } from '../../text/messages.ts';

/** A game that is announced before it is there. */
export type Announced = { readonly id: keyof Messages['coming']; readonly icon: IconName };

const announced: readonly Announced[] = [{ id: 'machina-arcana', icon: 'clockwork' }];

/** What is coming to a house: a game that it has by now is no longer announced. */
export const comingTo = (house: Pick<FoundGames, 'blurb'>): readonly Announced[] =>
  announced.filter(({ id }) => house.blurb(id) === null);

export const coming = comingTo(games);

/** A game that is coming by the id in an address; `null`: nobody has announced it. */
export const comingOf = (id: string): Announced | null => coming.find((game) => game.id === id) ?? null;
