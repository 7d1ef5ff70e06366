import type { Ability, SpaceAim } from './abilities.ts';
import type { Goal } from './effects.ts';
import type { ChapterId, EventId, ExplorerId, FaceId, ItemId, MonsterId, ScenarioId } from './ids.ts';
import type { Class, ItemType, Keyword, Mind, Plug, Socket } from './terms.ts';

export type Explorer = {
  readonly id: ExplorerId;
  readonly class: Class;
  readonly health: number;
  readonly stamina: number;
  readonly essence: { readonly start: number; readonly most: number };
  readonly armor: number;
  readonly will: number;
  readonly abilities: readonly Ability[];
};

export type Monster = {
  readonly id: MonsterId;
  /** `null`: a boss, which is in no deck. */
  readonly level: 1 | 2 | 3 | 4 | null;
  readonly mind: Mind;
  /** Of a boss, so much more for each explorer. */
  readonly health: { readonly base: number; readonly perExplorer: number };
  readonly armor: number;
  readonly will: number;
  readonly stamina: number;
  readonly keywords: readonly Keyword[];
  /** What it goes for instead of explorers, while there is any. */
  readonly seeks: SpaceAim | null;
  /** How many squares it is wide and high. */
  readonly size: 1 | 2;
  readonly abilities: readonly Ability[];
};

/** The sockets of a main item, and the shape of what fits into each. [ma/inventory.7] */
export type Sockets = { readonly [S in Socket]?: Plug };

/** How an item is worn: by itself, fitted to a main item, or not at all. [ma/inventory.2] */
export type Fit =
  | { readonly is: 'main'; readonly hands: Hands; readonly sockets: Sockets }
  /** Above or below a main item, or by itself. */
  | { readonly is: 'upgrade'; readonly hands: Hands; readonly socket: 'top' | 'bottom'; readonly plug: Plug }
  /** At the right of a main item. */
  | { readonly is: 'augment'; readonly plug: Plug }
  | { readonly is: 'consumable' };

/** Only weapons need hands. */
export type Hands = 0 | 1 | 2;

export type Item = {
  readonly id: ItemId;
  readonly type: ItemType;
  readonly level: 1 | 2 | 3;
  readonly fit: Fit;
  readonly abilities: readonly Ability[];
};

export type EventCard = {
  readonly id: EventId;
  readonly deck: 'explorer' | 'horror';
  /** Whether it stays beside a unit. */
  readonly related: boolean;
  /** `null`: it is in every scenario. */
  readonly scenario: ScenarioId | null;
  readonly abilities: readonly Ability[];
};

/** How a chapter is passed. [ma/chapters.2] */
export type Advance =
  | { readonly is: 'chapter-space' }
  | ({ readonly is: 'counter' } & Goal)
  | { readonly is: 'exit' }
  | { readonly is: 'endgame' };

export const durations = ['extra-quick', 'quick', 'normal', 'full'] as const;
export type Duration = (typeof durations)[number];

export type Chapter = {
  readonly id: ChapterId;
  readonly advance: Advance;
  /** In which durations it is played. */
  readonly durations: readonly Duration[];
  readonly abilities: readonly Ability[];
};

export type Scenario = {
  readonly id: ScenarioId;
  readonly endgame: FaceId;
  readonly chapters: readonly Chapter[];
};
