/** The table of a scene, laid as a test says. */
import { chanceFrom, seat } from '@tavolo/kernel';
import type { Script } from '@tavolo/kernel/scene';
import { setup } from '../setup.ts';
import type { Lasting, Options, State } from '../state.ts';
import type { Content } from '../vocabulary/content.ts';
import type { CardId, ChapterId, EventId, FaceId, ItemId, MonsterId } from '../vocabulary/ids.ts';
import type { SpaceId } from '../vocabulary/places.ts';
import { explorersOf, foeAt } from './party.ts';
import type { Party, Setting } from './setting.ts';

/** The scenario in which a chapter is. */
export function scenarioOf({ scenarios }: Content, { chapter }: Setting): Partial<Options> {
  if (chapter === undefined) return {};
  const found = [...scenarios.values()].find(({ chapters }) => chapters.some(({ id }) => id === chapter));
  if (found === undefined) throw new Error(`no chapter ${chapter}`);
  return { scenario: found.id, duration: 'full' };
}

export function stateOf(content: Content, party: Party, setting: Setting, options: Options): State {
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
  const explorers = explorersOf(content, party);
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
    ...mapIn(content, blank, setting),
    chapter,
    ...countedIn(setting),
    ...tracksOf(setting),
    ...cardsIn(content, blank, setting),
    lasting: (setting.lasting ?? []).map((one) => ({ ...dullChange, ...one })),
    horrorMarkers: [...(setting.horrorMarkers ?? [])] as CardId[], // tests write ids
  };
}

/** Tiles, what has changed on them, and doors. */
const mapIn = (content: Content, blank: State, setting: Setting): Partial<State> => ({
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
});

/** What chapters and cards have counted. */
const countedIn = (setting: Setting): Partial<State> => ({
  counters: Object.entries(setting.counters ?? {}).map(([name, n]) => ({
    name: name as State['counters'][number]['name'], // tests write ids
    n,
  })),
  gathered: Object.entries(setting.gathered ?? {}).map(([of, n]) => {
    const [card, ability = ''] = of.split(':');
    return { card: card as CardId, ability, n }; // tests write ids
  }),
});

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

const tracksOf = ({ ratings, threat, level }: Setting) => ({
  spawnRating: ratings?.spawn ?? 3,
  horrorRating: ratings?.horror ?? 3,
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
export function scriptOf({ white, black, game, recharge }: Setting): Script {
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
