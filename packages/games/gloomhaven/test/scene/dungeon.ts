import { content } from '../../content/content.ts';
import type { State } from '../../state.ts';
import type { DungeonCardId, RoomCardId, ScenarioId } from '../../vocabulary/ids.ts';

/** The scenario whose rooms are drawn. */
export const dungeonOptions = { scenario: 'random-dungeon' as ScenarioId }; // tests write ids

/** A room that lies on the table: `'great-hall rotting'`, entered and left by gates counted from 0. */
export function laidRoom(cards: string, entrance = 0, exit = -1): State['dungeon'][number] {
  const [room = '', monsters = ''] = cards.split(' ');
  return { room: room as RoomCardId, monsters: monsters as DungeonCardId, entrance, exit }; // tests write ids
}

/** What must be drawn so that these cards come, in this order, when those in use are on the table. */
export const drawing = (
  cards: { readonly rooms: readonly string[]; readonly monsters: readonly string[] },
  ...used: readonly State['dungeon'][number][]
): { readonly [stream: string]: readonly number[] } => ({
  'dungeon rooms': placesOf(
    [...content.roomCards.keys()].filter((id) => !used.some(({ room }) => room === id)),
    cards.rooms,
  ),
  'dungeon monsters': placesOf(
    [...content.dungeonCards.keys()].filter((id) => !used.some(({ monsters }) => monsters === id)),
    cards.monsters,
  ),
});

function placesOf(pile: readonly string[], wanted: readonly string[]): readonly number[] {
  const left = [...pile];
  return wanted.map((id) => {
    const place = left.indexOf(id);
    if (place < 0) throw new Error(`${id} is not in the pile`);
    left.splice(place, 1);
    return place;
  });
}
