/** What lies on spaces beside what is printed. [ma/words.8] */
import { freshSpot } from '../../fresh.ts';
import type { Machina } from '../../machina.ts';
import type { Spot } from '../../state.ts';
import type { SpaceId } from '../../vocabulary/places.ts';

/** Puts a token on a space, or takes it off. */
export function mark(g: Machina, at: SpaceId, token: Spot['token']): void {
  place(g, at, token);
  tellMark(g, at, token);
}

/** A token comes onto a space and is told of later. */
export function place(g: Machina, at: SpaceId, token: Spot['token']): void {
  changeSpot(g, at, (spot) => {
    spot.token = token;
  });
}

export function tellMark(g: Machina, at: SpaceId, token: Spot['token']): void {
  g.tell({ is: 'marked-space', at, token }, 'ma/words.8');
}

/** A barrel is put onto a space, or its rubble is cleared away. */
export function changeSpace(g: Machina, at: SpaceId, now: 'barrel' | 'floor'): void {
  changeSpot(g, at, (spot) => {
    spot.now = now;
  });
  g.tell({ is: 'changed-space', at, now }, 'ma/effects.1');
}

function changeSpot({ state }: Machina, at: SpaceId, change: (spot: Spot) => void): void {
  const found = state.spots.find((spot) => spot.at === at);
  const spot = found ?? freshSpot(at);
  if (found === undefined) state.spots.push(spot);
  change(spot);
  state.spots = state.spots.filter(
    ({ token, now, items }) => token !== null || now !== null || items.length > 0,
  );
}
