/** The language of this game's tests: explorers and monsters on tiles, dice that are scripted. */
import { chanceFrom, type Rule, seat } from '@tavolo/kernel';
import { type Mode, modes, Scene, type Script } from '@tavolo/kernel/scene';
import { test } from 'vitest';
import { freshExplorer, freshMonster } from '../fresh.ts';
import { machinaArcana } from '../game.ts';
import type { MachinaKinds } from '../kinds.ts';
import type { Machina, Table } from '../machina.ts';
import { readTarget, type Target, type TargetOption, targetOption } from '../options.ts';
import { targetsOf } from '../rules/aiming.ts';
import { deedOf } from '../rules/deeds.ts';
import { withCards } from '../rules/effects/effects.ts';
import { abilityOf } from '../rules/in-force.ts';
import { arrange } from '../rules/inventory/arranging.ts';
import { play, playableBy, type Use } from '../rules/playing.ts';
import { type Terrain, terrainOf } from '../rules/terrain.ts';
import { explorerCard, explorerOf, monsterCard, monsterWith, wornTogether } from '../rules/units.ts';
import { setup } from '../setup.ts';
import type { Explorer, Lasting, Monster, Options, State } from '../state.ts';
import type { Active } from '../vocabulary/abilities.ts';
import type { Content } from '../vocabulary/content.ts';
import type {
  CardId,
  ChapterId,
  EventId,
  ExplorerId,
  FaceId,
  ItemId,
  MonsterId,
  UnitId,
} from '../vocabulary/ids.ts';
import type { SpaceId } from '../vocabulary/places.ts';

/** An explorer as a test writes it: what is not said is dull. `at`: `4,4`; `null`: off the map. */
export type Lead = {
  readonly explorer?: string;
  readonly at?: string | null;
  readonly health?: number;
  readonly stamina?: number;
  readonly essence?: number;
  /** Items worn: a main item, or a main item with what is joined to it: `top`, `bottom`, `right`. */
  readonly worn?: readonly (string | Joined)[];
  readonly bag?: readonly string[];
  readonly related?: readonly string[];
  readonly markers?: readonly (string | null)[];
  readonly finished?: true;
  readonly moved?: true;
  readonly exited?: true;
  readonly dead?: true;
  readonly alwaysHelps?: true;
};

type Joined = {
  readonly main: string;
  readonly top?: string;
  readonly bottom?: string;
  readonly right?: string;
};

/** A monster as a test writes it; those of a scene form the queue in their order. */
export type Foe = {
  readonly at: string;
  readonly health?: number;
  readonly related?: readonly string[];
  readonly quarry?: true;
};

/** What else lies on the table. What is not said is as after set-up: Pump Hall alone, arrow south. */
export type Setting = {
  readonly phase?: State['phase'];
  readonly round?: number;
  /** The horror die of this round has been rolled: the monster phase comes next. */
  readonly horrorRolled?: true;
  /** The seat whose turn it is; `null`: nobody's. Where nothing is said, the first. */
  readonly active?: string | null;
  readonly monsters?: { readonly [id: string]: Foe };
  readonly tiles?: readonly {
    readonly face: string;
    readonly column: number;
    readonly row: number;
    readonly turns?: number;
  }[];
  /** The next tiles, the next first, by the side that will be up. */
  readonly stack?: readonly string[];
  readonly tokens?: { readonly [space: string]: 'explored' | 'destroyed' | 'light' };
  readonly now?: { readonly [space: string]: 'barrel' | 'floor' };
  readonly lying?: { readonly [space: string]: readonly string[] };
  readonly doors?: { readonly [door: string]: 'closed' | 'destroyed' };
  readonly exit?: State['exit'];
  /** The current chapter, in whatever scenario it is. */
  readonly chapter?: string;
  readonly counters?: { readonly [name: string]: number };
  readonly ratings?: { readonly spawn?: number; readonly horror?: number };
  readonly threat?: number;
  readonly level?: number;
  readonly explorerEvent?: string;
  readonly horrorEvent?: string;
  /** Decks, the next card first; those not named hold what set-up would give them. */
  readonly monsterDeck?: readonly string[];
  readonly destroyedMonsters?: readonly string[];
  readonly explorerEvents?: readonly string[];
  readonly horrorEvents?: readonly string[];
  readonly weapons?: readonly string[];
  readonly apparel?: readonly string[];
  readonly artifacts?: readonly string[];
  readonly consumables?: readonly string[];
  readonly lasting?: readonly (Partial<Lasting> & Pick<Lasting, 'card' | 'on' | 'is'>)[];
  readonly horrorMarkers?: readonly string[];
  /** Tokens on abilities of cards, by `card:ability`. */
  readonly gathered?: { readonly [ability: string]: number };
  readonly options?: Partial<Options>;
  /** What the dice will show, in the order in which they are rolled. */
  readonly white?: readonly number[];
  readonly black?: readonly number[];
  readonly game?: readonly number[];
  readonly recharge?: readonly number[];
  readonly content?: Content;
};

/** Explorers by seat; the first is the one whose turn it is. */
export type Party = { readonly [seat: string]: Lead };

/** A rule as a test: its title begins with the rule's number. It runs straight, reloaded and forked. */
export function rule(
  title: string,
  party: Party,
  play: (scene: HallScene) => void,
  setting: Setting = {},
): void {
  for (const mode of modes) test(`${title} (${mode})`, () => play(new HallScene(party, setting, mode)));
}

/** A scene at a table of this game. */
export class HallScene extends Scene<MachinaKinds> {
  readonly #content: Content;

  constructor(party: Party, setting: Setting, mode: Mode) {
    const content = setting.content ?? machinaArcana.content;
    const game = content === machinaArcana.content ? machinaArcana : { ...machinaArcana, content };
    const options = { ...machinaArcana.defaults, ...scenarioOf(content, setting), ...setting.options };
    const state = stateOf(content, party, setting, options);
    super({ game, seats: state.seats, options, state, script: scriptOf(setting) }, mode);
    this.#content = content;
  }

  /** Performs one rule by itself. */
  does(rule: (g: Machina) => Rule | undefined): void {
    this.perform((g) => rule(withCards(g)));
  }

  /** Lets a unit play an ability: `saw-bayonet:slash`. What it is aimed at is asked, unless it is said: `unit:pistonback`. */
  plays(id: string, use: string, target?: string): void {
    this.does((g) => play(g, { ...useOf(id, use), ...aimedAt(target) }));
  }

  /** Lets an explorer use the inventory for nothing. */
  arranges(id: string): void {
    this.does((g) => arrange(g, id as ExplorerId)); // tests write ids
  }

  /** The abilities that a unit could play now, such as `use:crane:sleeve-derringer`. */
  playable(id: string): readonly string[] {
    return playableBy(this.table, unit(id));
  }

  /** All that an ability could be aimed at, such as `unit:pistonback` and `space:4,2`. */
  targets(id: string, use: string): readonly string[] {
    const { card, ability } = useOf(id, use);
    const { aim } = abilityOf(this.table.content, card, ability) as Active; // tests write ids
    if (aim === null) throw new Error(`${use} is aimed at nothing`);
    const deed = deedOf(card, ability, { self: unit(id), active: this.state.active });
    return targetsOf(this.table, unit(id), aim, deed).map(targetOption);
  }

  /** A seat's explorer. */
  the(name: string): Explorer {
    const found = this.state.explorers.find((one) => one.seat === seat(name));
    if (found === undefined) throw new Error(`${name} has no explorer`);
    return found;
  }

  explorer(id: string): Explorer {
    return explorerOf(this.state, id as ExplorerId); // tests write ids
  }

  /** A monster in play. */
  monster(id: string): Monster {
    const found = monsterWith(this.state, id as MonsterId); // tests write ids
    if (found === null) throw new Error(`${id} is not in play`);
    return found;
  }

  isInPlay(id: string): boolean {
    return monsterWith(this.state, id as MonsterId) !== null; // tests write ids
  }

  /** The table, for questions that rules answer. */
  get table(): Table {
    return { state: this.state, content: this.#content };
  }

  get terrain(): Terrain {
    return terrainOf(this.table);
  }

  cell(space: string): number {
    return this.terrain.cell(space as SpaceId); // tests write ids
  }

  /** What lies on a space. */
  token(space: string): string | null {
    return this.terrain.token(this.cell(space));
  }

  /** The facts of one kind that were told, in order. */
  facts<Is extends MachinaKinds['Fact']['is']>(is: Is): readonly Extract<MachinaKinds['Fact'], { is: Is }>[] {
    return this.told.filter((fact): fact is Extract<MachinaKinds['Fact'], { is: Is }> => fact.is === is);
  }

  /** Answers the question what to do, over and over. */
  acts(name: string, ...options: readonly string[]): void {
    for (const option of options) this.asksAbout(name, 'act').answer(option);
  }

  /** What an explorer could do now, of one kind, in order of its names. */
  couldDo(name: string, kind: string): readonly string[] {
    const { options } = this.asksAbout(name, 'act').question;
    return options.filter((option) => option.split(':')[0] === kind).sort();
  }

  /** Lets explorers have their turns, until none is left that has not. */
  takesTurns(): void {
    this.goOn(({ explorers }) =>
      explorers.every(({ at, dead, finished }) => at === null || dead || finished),
    );
  }

  /** Lets the game go on by its own steps until a phase begins. */
  goesOnTo(phase: State['phase']): void {
    this.goOn((s) => s.phase === phase);
  }

  /** Lets the game go on until the next round begins. */
  goesOnToRound(round: number): void {
    this.goOn((s) => s.round >= round && s.phase === 'explorers');
  }
}

/** The scenario in which a chapter is. */
function scenarioOf({ scenarios }: Content, { chapter }: Setting): Partial<Options> {
  if (chapter === undefined) return {};
  const found = [...scenarios.values()].find(({ chapters }) => chapters.some(({ id }) => id === chapter));
  if (found === undefined) throw new Error(`no chapter ${chapter}`);
  return { scenario: found.id, duration: 'full' };
}

const dullPlaces = ['4,4', '4,5', '5,5', '2,4'];

function stateOf(content: Content, party: Party, setting: Setting, options: Options): State {
  const seats = Object.keys(party).map(seat);
  const chanceState = chanceFrom('scene');
  const blank = setup({
    options,
    sheet: options.campaign ? { survivors: [], fallen: [], removed: [] } : null,
    seats,
    content,
    chanceState,
    chance: machinaChance(),
  });
  const explorers = Object.entries(party).map(([name, lead], place) =>
    explorerAt(content, party, name, lead, place),
  );
  const active = setting.active === undefined ? Object.keys(party)[0] : setting.active;
  const chapter = setting.chapter === undefined ? 0 : blank.chapters.indexOf(setting.chapter as ChapterId); // tests write ids
  return {
    ...blank,
    chance: chanceState,
    phase: setting.phase ?? 'explorers',
    round: setting.round ?? 1,
    horrorRolled: setting.horrorRolled ?? false,
    explorers,
    active: explorers.find((one) => one.seat === active)?.explorer ?? null,
    monsters: Object.entries(setting.monsters ?? {}).map(([id, foe]) => foeAt(content, id, foe)),
    tiles: (setting.tiles ?? [{ face: 'pump-hall', column: 0, row: 0 }]).map((tile) => ({
      ...{ turns: 0 },
      ...tile,
      face: tile.face as FaceId, // tests write ids
    })),
    stack: stackWith(content, blank, setting),
    spots: spotsOf(setting),
    doors: Object.entries(setting.doors ?? {}).map(([door, is]) => ({
      door: door as State['doors'][number]['door'], // tests write ids
      is,
    })),
    exit: setting.exit ?? null,
    chapter,
    counters: Object.entries(setting.counters ?? {}).map(([name, n]) => ({
      name: name as State['counters'][number]['name'], // tests write ids
      n,
    })),
    ...tracksOf(blank, setting),
    ...cardsIn(content, blank, setting),
    lasting: (setting.lasting ?? []).map((one) => ({ ...dullChange, ...one })),
    horrorMarkers: [...(setting.horrorMarkers ?? [])] as CardId[], // tests write ids
    gathered: Object.entries(setting.gathered ?? {}).map(([of, n]) => {
      const [card, ability = ''] = of.split(':');
      return { card: card as CardId, ability, n }; // tests write ids
    }),
  };
}

/** Set-up for a scene: its chance is of no matter. */
const machinaChance = () => {
  const shuffle = <T>(items: T[]): T[] => items;
  const pick = <T>(items: readonly T[]): T => items[0] as T; // only ever given some
  const stream = { below: () => 0, several: () => [], shuffle, pick };
  return { ...stream, stream: () => stream };
};

const dullChange = {
  ability: '',
  owner: null,
  of: '',
  by: 0,
  least: 0,
  white: 0,
  black: 0,
  scope: null,
  until: 'explorer-phase',
  once: false,
  marked: false,
} as const satisfies Partial<Lasting>;

function explorerAt(content: Content, party: Party, name: string, lead: Lead, place: number): Explorer {
  const card = explorerCard(content, explorerIdOf(content, party, lead, place));
  const fresh = freshExplorer(seat(name), card, 0);
  return {
    ...fresh,
    at: (lead.at === undefined ? dullPlaces[place] : lead.at) as SpaceId | null, // tests write ids
    health: lead.health ?? fresh.health,
    stamina: lead.stamina ?? fresh.stamina,
    essence: lead.essence ?? fresh.essence,
    worn: (lead.worn ?? []).map(wornAs),
    bag: [...(lead.bag ?? [])] as ItemId[], // tests write ids
    related: [...(lead.related ?? [])] as EventId[], // tests write ids
    markers: [...(lead.markers ?? [])] as (CardId | null)[], // tests write ids
    finished: lead.finished ?? false,
    moved: lead.moved ?? false,
    exited: lead.exited ?? false,
    dead: lead.dead ?? false,
    alwaysHelps: lead.alwaysHelps ?? false,
  };
}

function wornAs(one: string | Joined): Explorer['worn'][number] {
  const {
    main,
    top = null,
    bottom = null,
    right = null,
  }: Joined | { main: string; top?: null; bottom?: null; right?: null } = typeof one === 'string'
    ? { main: one }
    : one;
  const id = (item: string | null) => item as ItemId | null; // tests write ids
  return { main: main as ItemId, top: id(top), bottom: id(bottom), right: id(right) }; // tests write ids
}

/** An explorer that no other lead names; the first of those without signature passives that others could trip over. */
function explorerIdOf(content: Content, party: Party, lead: Lead, place: number): ExplorerId {
  const leads = Object.values(party);
  const named = leads.map(({ explorer }) => explorer);
  const free = [...content.explorers.keys()].filter((id) => !named.includes(id));
  const dull = leads.slice(0, place).filter(({ explorer }) => explorer === undefined).length;
  return (lead.explorer ?? free[dull]) as ExplorerId; // tests write ids
}

function foeAt(content: Content, id: string, foe: Foe): Monster {
  const card = monsterCard(content, id as MonsterId); // tests write ids
  return {
    ...freshMonster(card.id, foe.at as SpaceId, foe.health ?? card.health.base), // tests write ids
    related: [...(foe.related ?? [])] as EventId[], // tests write ids
    quarry: foe.quarry ?? false,
  };
}

function stackWith({ faces }: Content, blank: State, setting: Setting): State['stack'] {
  const named = [...(setting.stack ?? [])].reverse().map((side) => {
    const face = faces.get(side as FaceId); // tests write ids
    if (face?.tile == null) throw new Error(`no tile has the side ${side}`);
    return { tile: face.tile, side: face.id };
  });
  const lying = (setting.tiles ?? [{ face: 'pump-hall' }]).map(({ face }) => faces.get(face as FaceId)?.tile); // tests write ids
  const used = [...named.map(({ tile }) => tile), ...lying];
  return [...blank.stack.filter(({ tile }) => !used.includes(tile)), ...named];
}

function spotsOf({ tokens = {}, now = {}, lying = {} }: Setting): State['spots'] {
  const spaces = new Set([...Object.keys(tokens), ...Object.keys(now), ...Object.keys(lying)]);
  return [...spaces].map((at) => ({
    at: at as SpaceId, // tests write ids
    token: tokens[at] ?? null,
    now: now[at] ?? null,
    items: [...(lying[at] ?? [])] as ItemId[], // tests write ids
  }));
}

const tracksOf = (blank: State, { ratings, threat, level }: Setting) => ({
  spawnRating: ratings?.spawn ?? blank.spawnRating,
  horrorRating: ratings?.horror ?? blank.horrorRating,
  threat: threat ?? 1,
  monsterLevel: level ?? 1,
});

/** Decks as a scene names them, the next card first; in the state the next is the last. */
function cardsIn(content: Content, blank: State, setting: Setting): Partial<State> {
  const reversed = <Id extends string>(named: readonly string[] | undefined, otherwise: Id[]): Id[] =>
    named === undefined ? otherwise : ([...named].reverse() as Id[]); // tests write ids
  const items = (type: keyof State['items'], named: readonly string[] | undefined) => ({
    deck: reversed(named, blank.items[type].deck),
    pile: [],
    knownTop: 0,
  });
  const inPlay = Object.keys(setting.monsters ?? {});
  const left = blank.monsterDeck.filter((id) => !inPlay.includes(id));
  return {
    monsterDeck: reversed(setting.monsterDeck, left),
    destroyedMonsters: [...(setting.destroyedMonsters ?? [])] as MonsterId[], // tests write ids
    explorerEvents: {
      ...blank.explorerEvents,
      deck: reversed(setting.explorerEvents, blank.explorerEvents.deck),
    },
    horrorEvents: { ...blank.horrorEvents, deck: reversed(setting.horrorEvents, blank.horrorEvents.deck) },
    currentExplorerEvent: eventIn(content, setting.explorerEvent),
    currentHorrorEvent: eventIn(content, setting.horrorEvent),
    items: {
      weapon: items('weapon', setting.weapons),
      apparel: items('apparel', setting.apparel),
      artifact: items('artifact', setting.artifacts),
      consumable: items('consumable', setting.consumables),
    },
  };
}

function eventIn({ events }: Content, id: string | undefined): EventId | null {
  if (id === undefined) return null;
  const card = events.get(id as EventId); // tests write ids
  if (card === undefined) throw new Error(`no event ${id}`);
  return card.id;
}

/** What the faces of dice are drawn as: the first face that shows so much. */
function scriptOf({ white, black, game, recharge }: Setting): Script {
  const scripted = {
    'white-dice': white?.map((face) => whiteFace(face)),
    'black-dice': black?.map((face) => blackFace(face)),
    'game-die': game?.map((face) => face - 1),
    'recharge-die': recharge,
  };
  return Object.fromEntries(
    Object.entries(scripted).flatMap(([stream, values]) => (values === undefined ? [] : [[stream, values]])),
  );
}

const whiteFace = (shown: number): number => [0, 2, 5][shown] ?? 0;
const blackFace = (shown: number): number => [0, 1, 3, 5][shown] ?? 0;

/** Ids as a test writes them. */
export const unit = (id: string): UnitId => id as UnitId; // tests write ids
export const space = (id: string): SpaceId => id as SpaceId; // tests write ids

/** What an explorer wears: main items, each with what is joined to it after a plus. */
export const wornBy = ({ worn }: Explorer): readonly string[] =>
  worn.map((one) => wornTogether(one).join('+'));

export const item = (id: string): ItemId => id as ItemId; // tests write ids

/** A unit and the card and ability that it plays, as a test writes them. */
function useOf(id: string, use: string): Use {
  const [card = '', ability = ''] = use.split(':');
  return { unit: unit(id), card: card as CardId, ability }; // tests write ids
}

const aimedAt = (target: string | undefined): { readonly target?: Target } =>
  target === undefined ? {} : { target: readTarget(target as TargetOption) }; // tests write options
