/** Short ways to write cards down. */
import type { Ability } from '../../vocabulary/abilities.ts';
import type {
  Advance,
  Chapter,
  Duration,
  EventCard,
  Explorer,
  Fit,
  Hands,
  Item,
  Monster,
  Sockets,
} from '../../vocabulary/cards.ts';
import type {
  ChapterId,
  EventId,
  ExplorerId,
  FaceId,
  ItemId,
  MonsterId,
  ScenarioId,
} from '../../vocabulary/ids.ts';
import type { Class, ItemType, Plug } from '../../vocabulary/terms.ts';

// Ids are made here and nowhere else.
export const monsterId = (id: string) => id as MonsterId;
export const faceId = (id: string) => id as FaceId;
export const scenarioId = (id: string) => id as ScenarioId;

type ExplorerFigures = Omit<Explorer, 'id' | 'class' | 'abilities'>;

export const explorer = (
  id: string,
  itsClass: Class,
  figures: ExplorerFigures,
  abilities: readonly Ability[],
): Explorer => ({ id: id as ExplorerId, class: itsClass, ...figures, abilities });

/** What a monster card may leave out, and a boss may not. */
type MonsterFigures = Omit<Monster, 'id' | 'health' | 'keywords' | 'seeks' | 'size' | 'abilities'> &
  Partial<Pick<Monster, 'keywords' | 'seeks' | 'size'>> & { readonly health: number | Monster['health'] };

export const monster = (
  id: string,
  { health, ...figures }: MonsterFigures,
  abilities: readonly Ability[],
): Monster => ({
  ...{ keywords: [], seeks: null, size: 1 },
  ...figures,
  id: monsterId(id),
  health: typeof health === 'number' ? { base: health, perExplorer: 0 } : health,
  abilities,
});

export const items =
  (type: ItemType, level: Item['level']) =>
  (id: string, fit: Fit, abilities: readonly Ability[]): Item => ({
    id: id as ItemId,
    type,
    level,
    fit,
    abilities,
  });

/** Worn by itself: the hands it needs, and what can be joined to it. */
export const main = (hands: Hands, sockets: Sockets): Fit => ({ is: 'main', hands, sockets });
export const upgrade = (socket: 'top' | 'bottom', plug: Plug, hands: Hands = 0): Fit => ({
  is: 'upgrade',
  socket,
  plug,
  hands,
});
export const augment = (plug: Plug): Fit => ({ is: 'augment', plug });
export const consumable: Fit = { is: 'consumable' };

export const events =
  (deck: EventCard['deck'], scenario: string | null) =>
  (id: string, abilities: readonly Ability[], related = false): EventCard => ({
    id: id as EventId,
    deck,
    scenario: scenario === null ? null : scenarioId(scenario),
    related,
    abilities,
  });

export const chapter = (
  id: string,
  advance: Advance,
  durations: readonly Duration[],
  abilities: readonly Ability[],
): Chapter => ({ id: id as ChapterId, advance, durations, abilities });
