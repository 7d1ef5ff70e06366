/** Parts of the state as they are when they begin. */
import type { Seat } from '@tavolo/kernel';
import type { Explorer, Monster, Spot } from './state.ts';
import type { Explorer as ExplorerCard } from './vocabulary/cards.ts';
import type { MonsterId } from './vocabulary/ids.ts';
import type { SpaceId } from './vocabulary/places.ts';

/** An explorer as its player takes it, off the map: full health and stamina, its first essence, no items. [ma/setup.2] */
export const freshExplorer = (seat: Seat, card: ExplorerCard, extraEssence: number): Explorer => ({
  seat,
  explorer: card.id,
  at: null,
  exited: false,
  exitedNow: false,
  dead: false,
  health: card.health,
  stamina: card.stamina,
  essence: Math.min(card.essence.most, card.essence.start + extraEssence),
  worn: [],
  bag: [],
  related: [],
  markers: [],
  finished: false,
  moved: false,
  alwaysHelps: false,
  account: { kills: 0, steps: 0, hits: 0, lost: 0, essence: 0, items: 0 },
});

export const freshMonster = (monster: MonsterId, at: SpaceId, health: number): Monster => ({
  monster,
  at,
  health,
  extraHealth: 0,
  related: [],
  quarry: false,
  ended: false,
  controlledBy: null,
});

/** A space on which nothing has changed. */
export const freshSpot = (at: SpaceId): Spot => ({ at, token: null, now: null, items: [] });
