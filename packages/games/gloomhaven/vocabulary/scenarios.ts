import type { Equation } from './amounts.ts';
import type { ItemId, ModifierId, MonsterId, ObjectiveId, ScenarioId, TileId } from './ids.ts';
import type { Rank, Slot, Token } from './terms.ts';

/** A hex of a map by its axial coordinates. */
export type Cell = readonly [q: number, r: number];

/** A side of a map tile, drawn row by row: `#` is a hex, `.` none; odd rows are shifted right by half a hex. [gh/setup.4] */
export type Tile = { readonly id: TileId; readonly rows: readonly string[] };

/** A tile laid out: where the first place of its first row lies, and how often it is turned clockwise by 60 degrees. */
export type PlacedTile = {
  readonly tile: TileId;
  readonly at: Cell;
  readonly turns: number;
  readonly room: number;
};

export type Door = {
  readonly id: string;
  readonly cell: Cell;
  readonly rooms: readonly [number, number];
  /** It opens by the scenario's rules alone. [gh/special.5] */
  readonly locked?: true;
};

export type TerrainKind = 'obstacle' | 'hazard' | 'difficult';

/** How a piece of terrain looks; without meaning for the rules. */
export type Look =
  | 'table'
  | 'barrel'
  | 'crate'
  | 'boulder'
  | 'sarcophagus'
  | 'altar'
  | 'tree'
  | 'bush'
  | 'stump'
  | 'nest'
  | 'totem'
  | 'stalagmites'
  | 'rock-column'
  | 'pillar'
  | 'fountain'
  | 'bookcase'
  | 'rubble'
  | 'water'
  | 'thorns'
  | 'hot-coals'
  | 'log'
  | 'dark-pit'
  | 'crystal'
  | 'cabinet'
  | 'wall'
  | 'mirror'
  | 'shelf';

/** A piece of terrain on the map, of one hex or several. [gh/terrain.27] */
export type PlacedTerrain = {
  readonly is: TerrainKind;
  readonly look: Look;
  readonly cells: readonly Cell[];
  readonly room: number;
};

/** `damage` is 2 + L. [gh/terrain.12] */
export type PlacedTrap = {
  readonly cell: Cell;
  readonly room: number;
  readonly damage: boolean;
  readonly conditions?: readonly Token[];
};

/** The ranks for 2, 3 and 4 characters; `null`: nobody. [gh/setup.6] */
export type ByCharacters = readonly [two: Rank | null, three: Rank | null, four: Rank | null];

export type PlacedMonster = {
  readonly monster: MonsterId;
  readonly cell: Cell;
  readonly room: number;
  readonly ranks: ByCharacters;
};

/** `goal`: part of what the scenario asks for. Numbered ones are looked up. [gh/terrain.28] */
type PlacedTreasure = {
  readonly treasure: number | 'goal';
  readonly cell: Cell;
  readonly room: number;
};

/** Neighbouring hexes of different rooms have a wall between them, unless one is a seam that joins both. [gh/terrain.3] */
export type ScenarioMap = {
  readonly tiles: readonly PlacedTile[];
  /** Hexes between tiles that belong to the map without a tile: doors and corridors; the rooms they join. */
  readonly seams: readonly { readonly cell: Cell; readonly rooms: readonly number[] }[];
  /** Locked ones in the order in which a boss opens them. */
  readonly doors: readonly Door[];
  /** Walls between neighbouring hexes that have a room in common. */
  readonly walls: readonly (readonly [Cell, Cell])[];
  readonly start: readonly Cell[];
  readonly terrain: readonly PlacedTerrain[];
  readonly traps: readonly PlacedTrap[];
  readonly coins: readonly { readonly cell: Cell; readonly room: number; readonly count: number }[];
  readonly treasures: readonly PlacedTreasure[];
  readonly plates: readonly { readonly id: string; readonly cell: Cell; readonly room: number }[];
  readonly monsters: readonly PlacedMonster[];
  /** Lettered places that the scenario's rules speak of. */
  readonly markers: { readonly [letter: string]: readonly Cell[] };
};

/** What must hold, all of it, for success. [gh/ending.1] */
export type ScenarioGoal =
  /** Every room revealed and no enemy left. [gh/ending.2] */
  | { readonly is: 'kill-all' }
  /** No enemy left in the rooms that are revealed. */
  | { readonly is: 'kill-revealed' }
  | { readonly is: 'kill'; readonly monster: MonsterId }
  | { readonly is: 'kill-count'; readonly count: Equation }
  | { readonly is: 'reveal'; readonly room: number }
  | { readonly is: 'loot-goals' }
  /** The objective ends its own turn beside the place. [gh/special.11b] */
  | { readonly is: 'arrive'; readonly objective: ObjectiveId; readonly beside: string };

export type ScenarioLoss = { readonly is: 'objective-killed'; readonly objective: ObjectiveId };

/** When a rule of the scenario comes into play. */
export type Occasion =
  | { readonly is: 'setup' }
  | { readonly is: 'door-opened'; readonly door: string }
  | { readonly is: 'room-revealed'; readonly room: number }
  /** A character enters a lettered hex for the first time. [gh/move.21] */
  | { readonly is: 'hex-entered'; readonly at: string }
  | { readonly is: 'round-start' | 'round-end'; readonly odd?: true; readonly untilDoor?: string }
  /** All these plates hold a character at the end of a turn; which, by 2, 3 and 4 characters in play. [gh/special.6, gh/special.6b] */
  | {
      readonly is: 'plates';
      readonly plates: readonly [readonly string[], readonly string[], readonly string[]];
    };

export type ScenarioEffect =
  | {
      readonly is: 'spawn';
      readonly monster: MonsterId;
      readonly at: string;
      readonly ranks: readonly [readonly Rank[], readonly Rank[], readonly Rank[]];
    }
  | { readonly is: 'unlock'; readonly door: string }
  | { readonly is: 'open'; readonly door: string }
  | { readonly is: 'characters-gain'; readonly condition: Token }
  | { readonly is: 'characters-suffer'; readonly damage: Equation }
  | { readonly is: 'shuffle-in'; readonly modifier: ModifierId; readonly count: number }
  /** A passage of the story by its number. */
  | { readonly is: 'story'; readonly section: number };

export type ScenarioRule = {
  readonly on: Occasion;
  readonly do: readonly ScenarioEffect[];
  readonly once?: true;
};

/** An allied figure, or a thing that can be attacked. [gh/special.9, gh/special.11] */
export type Objective = {
  readonly id: ObjectiveId;
  readonly side: 'party' | 'monsters';
  readonly hp: Equation;
  readonly initiative: number;
  readonly at: string;
  readonly moves?: {
    readonly value: number;
    readonly toward: string;
    readonly opensDoors: boolean;
    readonly springsTraps: boolean;
  };
};

/** What a boss needs of a scenario for its special actions. [gh/bosses.8] */
export type BossPlaces = {
  /** Marked places that the boss goes to, or moves its altar to, in this order; the demon that comes from there. */
  readonly places: readonly { readonly at: string; readonly demon?: MonsterId }[];
  /** The objective that is moved. */
  readonly altar?: ObjectiveId;
};

export type Reward =
  | { readonly is: 'gold-each' | 'xp-each'; readonly value: number }
  | { readonly is: 'reputation' | 'prosperity'; readonly value: number }
  | { readonly is: 'item-design' | 'item'; readonly item: ItemId }
  | { readonly is: 'party-achievement' | 'global-achievement'; readonly name: string }
  | { readonly is: 'unlocks'; readonly scenarios: readonly number[] }
  | { readonly is: 'unlocks-one-of'; readonly scenarios: readonly number[] };

export type Scenario = {
  readonly id: ScenarioId;
  readonly number: number;
  readonly map: ScenarioMap;
  /** Its map is empty: rooms are drawn from the cards of random dungeons. [gh/variants.12] */
  readonly drawn?: true;
  readonly goal: readonly ScenarioGoal[];
  readonly losses: readonly ScenarioLoss[];
  readonly rules: readonly ScenarioRule[];
  readonly objectives: readonly Objective[];
  readonly boss?: BossPlaces;
  /** Monster types that fight on the side of the characters. */
  readonly allied: readonly MonsterId[];
  /** Monster types whose level is not that of the others. [gh/level.1c] */
  readonly levelOffsets?: readonly { readonly monster: MonsterId; readonly by: number }[];
  /** Goal treasures are looted by Loot abilities alone. */
  readonly lootByAbilityOnly?: true;
  readonly rewards: readonly Reward[];
};

/** What a numbered treasure holds. [gh/terrain.30] */
export type Treasure = {
  readonly number: number;
  readonly holds: readonly TreasureReward[];
};
export type TreasureReward =
  | { readonly is: 'gold' | 'xp'; readonly value: number }
  | { readonly is: 'damage'; readonly value: number | 'trap' }
  | { readonly is: 'item' | 'item-design'; readonly item: ItemId }
  | { readonly is: 'recover-lost' | 'bless' | 'curse'; readonly count: number }
  /** The looting character gains the condition. */
  | { readonly is: 'condition'; readonly condition: Token }
  | { readonly is: 'heal'; readonly value: number }
  | RareReward;

/** What few treasures hold. */
export type RareReward =
  | { readonly is: 'random-item-design' | 'random-scenario' }
  | { readonly is: 'unlocks'; readonly scenarios: readonly number[] }
  /** Removes all negative conditions from the looting character. */
  | { readonly is: 'cure' }
  /** The looting character refreshes so many spent or consumed items of the slot. */
  | { readonly is: 'refresh-items'; readonly count: number; readonly slot: Slot }
  /** All enemies on the map. */
  | { readonly is: 'enemies-suffer'; readonly value: number }
  | { readonly is: 'enemies-gain'; readonly condition: Token };
