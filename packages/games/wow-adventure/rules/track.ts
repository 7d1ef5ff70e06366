/** The track of unbeaten encounters and their markers on the board. [wow/unbeaten] */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../ask.ts';
import type { Unbeaten } from '../state.ts';
import type { CardId, SpaceId } from '../vocabulary/ids.ts';
import type { Wow } from '../wow.ts';
import { takeAllOff } from './attached-cards.ts';
import { discardChallenge } from './challenge-decks.ts';
import { activeHero } from './table.ts';

/** How many encounters the track holds. [wow/A-22] */
export const slots = 10;

type Placing = {
  readonly card: CardId;
  readonly space: SpaceId;
  readonly aggro: boolean;
  readonly growth: number;
};

/** An encounter that was not beaten takes the lowest free slot. [wow/unbeaten.1] */
export function* placeUnbeaten(g: Wow, { card, space, aggro, growth }: Placing): Rule {
  if (g.state.track.length >= slots) yield* clearNearest(g, space);
  const slot = lowestFree(g.state.track);
  g.state.track.push({ slot, card, space, aggro, growth });
  g.state.track.sort((one, other) => one.slot - other.slot);
  g.tell({ is: 'went-unbeaten', hero: activeHero(g.state).seat, card, slot, aggro, space }, 'wow/unbeaten.1');
}

function lowestFree(track: readonly Unbeaten[]): number {
  for (let slot = 1; ; slot++) if (!track.some((one) => one.slot === slot)) return slot;
}

/** With no free slot, the marker nearest the fight goes; the active player breaks ties. [wow/unbeaten.2] */
function* clearNearest(g: Wow, space: SpaceId): Rule {
  const { distance } = g.content.board;
  const nearest = Math.min(...g.state.track.map((one) => distance(one.space, space)));
  const from = g.state.track.filter((one) => distance(one.space, space) === nearest).map(({ card }) => card);
  const card = yield* choose('marker-to-clear', {
    seat: activeHero(g.state).seat,
    rule: 'wow/unbeaten.2',
    from,
  });
  discardUnbeaten(g, card);
}

/** Takes an encounter off the track, with everything that lies on it. */
export function leaveTrack(g: Wow, card: CardId): void {
  const place = g.state.track.findIndex((one) => one.card === card);
  const [gone] = place < 0 ? [] : g.state.track.splice(place, 1);
  if (gone !== undefined) g.tell({ is: 'left-track', card, slot: gone.slot }, 'wow/unbeaten.3');
  takeAllOff(g, 'foe', card, 'wow/abilities.9');
  dropMarks(g, card);
}

/** An unbeaten encounter goes back to its deck. */
export function discardUnbeaten(g: Wow, card: CardId): void {
  leaveTrack(g, card);
  discardChallenge(g, card);
}

/** An event whose marked encounter has left the board is discarded. [wow/T-132] */
function dropMarks(g: Wow, card: CardId): void {
  const gone = g.state.heldEvents.filter(({ foe }) => foe === card);
  for (const event of gone) {
    if (g.state.flips.some((flip) => flip.card === event.card)) continue;
    g.state.heldEvents.splice(g.state.heldEvents.indexOf(event), 1);
    discardChallenge(g, event.card);
    g.tell({ is: 'event-left', card: event.card }, 'wow/cards.12');
  }
}
