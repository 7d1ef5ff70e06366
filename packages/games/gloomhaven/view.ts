import type { Onlooker, Seat } from '@tavolo/kernel';
import type {
  ActiveCard,
  Deck,
  Equipped,
  Figure,
  Hero,
  MonsterDeck,
  Options,
  Piece,
  State,
  Turn,
} from './state.ts';
import type { Tally } from './vocabulary/goals.ts';
import type { CardId, FigureId, GoalId, ItemId, ModifierId, MonsterId } from './vocabulary/ids.ts';

type Copy<T> = T extends readonly (infer Item)[] ? readonly Copy<Item>[] : { readonly [K in keyof T]: T[K] };

/** What somebody may know of the table. [gh/components.34] */
export type View = {
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly phase: State['phase'];
  readonly round: number;
  readonly level: number;
  readonly monsterLevel: number;
  readonly trapDamage: number;
  readonly heroes: readonly HeroView[];
  readonly figures: readonly FigureView[];
  /** The rooms revealed; of the others nothing is said. */
  readonly rooms: readonly number[];
  readonly openDoors: readonly string[];
  readonly unlockedDoors: readonly string[];
  readonly pieces: readonly PieceView[];
  readonly decks: readonly DeckView[];
  readonly blessings: number;
  readonly heroCurses: number;
  readonly monsterCurses: number;
  readonly monsterDecks: readonly MonsterDeckView[];
  readonly tieOrder: readonly string[];
  readonly elements: State['elements'];
  readonly turn: Copy<Turn> | null;
  readonly sectionsRead: readonly number[];
  readonly kills: number;
  readonly goalsLooted: number;
  readonly treasuresLooted: readonly number[];
  readonly lootedBefore: readonly number[];
  readonly ending: State['ending'];
  readonly outcome: State['outcome'];
  readonly met: readonly MonsterId[];
  readonly dungeon: readonly Copy<State['dungeon'][number]>[];
};

export type FigureView = Copy<Omit<Figure, 'conditions' | 'bonuses' | 'takenOver'>> & {
  /** The figure that leads its next turn of the round against its own side. */
  readonly takenOver?: Copy<NonNullable<Figure['takenOver']>> | null;
  readonly conditions: readonly Copy<Figure['conditions'][number]>[];
  readonly bonuses: readonly Copy<Figure['bonuses'][number]>[];
};

export type PieceView = Copy<Omit<Piece, 'hexes' | 'conditions'>> & {
  readonly hexes: readonly Piece['hexes'][number][];
  readonly conditions: readonly Piece['conditions'][number][];
};

/** Which cards are still to be drawn is known, in no order. */
type DeckView = {
  readonly owner: Deck['owner'];
  readonly draw: readonly ModifierId[];
  readonly discards: readonly ModifierId[];
  readonly shuffle: boolean;
};

export type MonsterDeckView = {
  readonly id: MonsterDeck['id'];
  readonly left: number;
  readonly discards: readonly MonsterDeck['discards'][number][];
  readonly card: MonsterDeck['card'];
  /** The elements that the figures acting on this card have consumed. */
  readonly consumed?: readonly MonsterDeck['consumed'][number][];
};

export type HeroView = {
  readonly id: FigureId;
  readonly seat: Seat;
  readonly class: Hero['class'];
  readonly level: number;
  /** How far its player has prepared; others do not see each step of it. */
  readonly ready: Hero['ready'] | 'preparing';
  readonly perks: readonly number[];
  /** Its own player's, or everybody's with open information; else `hidden`. */
  readonly pool: readonly CardId[] | 'hidden';
  /** Cards in hand that the onlooker knows, in the order of the class. */
  readonly hand: readonly CardId[];
  readonly handSize: number;
  readonly discard: readonly CardId[];
  readonly lost: readonly CardId[];
  readonly active: readonly Copy<ActiveCard>[];
  /** The cards of the round, once they are revealed. */
  readonly picked: readonly CardId[];
  readonly resting: boolean;
  readonly initiative: number;
  readonly second: number;
  readonly items: readonly Copy<Equipped>[];
  readonly found: readonly ItemId[];
  readonly goalsDealt: readonly GoalId[];
  readonly goal: GoalId | null | 'hidden';
  readonly xp: number;
  readonly coins: number;
  readonly gold: number;
  readonly exhausted: boolean;
  /** What its battle goal counts; known to its player. */
  readonly tally: { readonly [key in Tally]?: number };
  readonly checks: number;
};

/** What an onlooker may know, built from nothing. */
export function view(s: State, onlooker: Onlooker): View {
  return {
    options: { ...s.options },
    seats: [...s.seats],
    phase: s.phase,
    round: s.round,
    level: s.level,
    monsterLevel: s.monsterLevel,
    trapDamage: s.trapDamage,
    heroes: s.heroes.map((hero) => heroView(s, hero, onlooker)),
    figures: s.figures.map(figureView),
    rooms: [...s.rooms],
    openDoors: [...s.openDoors],
    unlockedDoors: [...s.unlockedDoors],
    pieces: s.pieces.map(pieceView),
    decks: s.decks.map(deckView),
    blessings: s.blessings,
    heroCurses: s.heroCurses,
    monsterCurses: s.monsterCurses,
    monsterDecks: s.monsterDecks.map(monsterDeckView),
    tieOrder: [...s.tieOrder],
    elements: [...s.elements],
    turn: s.turn === null ? null : { ...s.turn, infused: [...s.turn.infused] },
    sectionsRead: [...s.sectionsRead],
    kills: s.kills,
    goalsLooted: s.goalsLooted,
    treasuresLooted: [...s.treasuresLooted],
    lootedBefore: [...s.lootedBefore],
    ending: s.ending,
    outcome: s.outcome,
    met: [...s.met],
    dungeon: s.dungeon.map((room) => ({ ...room })),
  };
}

const figureView = (figure: Figure): FigureView => ({
  id: figure.id,
  kind: figure.kind,
  side: figure.side,
  type: figure.type,
  rank: figure.rank,
  number: figure.number,
  hex: figure.hex,
  hp: figure.hp,
  maxHp: figure.maxHp,
  conditions: figure.conditions.map(({ is, fresh }) => ({ is, fresh })),
  bonuses: figure.bonuses.map(({ is, value, range, source }) => ({ is, value, range, source })),
  acted: figure.acted,
  called: figure.called,
  owner: figure.owner,
  sustainedBy: figure.sustainedBy,
  under: figure.under,
  takenOver: figure.takenOver === null ? null : { ...figure.takenOver },
});

const pieceView = (piece: Piece): PieceView => ({
  id: piece.id,
  is: piece.is,
  hexes: [...piece.hexes],
  look: piece.look,
  value: piece.value,
  conditions: [...piece.conditions],
  by: piece.by,
  xp: piece.xp,
});

const deckView = (deck: Deck): DeckView => ({
  owner: deck.owner,
  draw: [...deck.draw].sort(),
  discards: [...deck.discards],
  shuffle: deck.shuffle,
});

const monsterDeckView = (deck: MonsterDeck): MonsterDeckView => ({
  id: deck.id,
  left: deck.draw.length,
  discards: [...deck.discards],
  card: deck.card,
  consumed: [...deck.consumed],
});

/** Everybody waits for a class to be chosen, and sees who is on the map. */
const isPublicStage = ({ ready }: Hero): boolean => ready === 'class' || ready === 'done';

function heroView(s: State, hero: Hero, onlooker: Onlooker): HeroView {
  return {
    id: hero.id,
    seat: hero.seat,
    class: hero.class,
    level: hero.level,
    ready: hero.seat === onlooker || isPublicStage(hero) ? hero.ready : 'preparing',
    perks: [...hero.perks],
    discard: [...hero.discard],
    lost: [...hero.lost],
    active: hero.active.map(({ card, half, used, boosted }) => ({ card, half, used, boosted })),
    initiative: hero.initiative,
    second: hero.second,
    items: hero.items.map(({ item, state, marked }) => ({ item, state, marked })),
    found: [...hero.found],
    xp: hero.xp,
    coins: hero.coins,
    gold: hero.gold,
    exhausted: hero.exhausted,
    checks: hero.checks,
    ...cardsSeen(s, hero, onlooker),
    ...goalSeen(s, hero, onlooker),
  };
}

/** Hands are their player's own, picks until they are revealed. [gh/components.34, gh/round.3, gh/variants.4] */
function cardsSeen(
  s: State,
  hero: Hero,
  onlooker: Onlooker,
): Pick<HeroView, 'pool' | 'hand' | 'handSize' | 'picked' | 'resting'> {
  const isOwn = hero.seat === onlooker;
  const isOpen = isOwn || s.options.openInformation;
  const hand = isOwn || s.phase !== 'preparing' ? hero.hand : []; // hands are chosen side by side
  const isRevealed = isOpen || s.phase !== 'choosing';
  return {
    pool: isOpen || s.phase === 'over' ? [...hero.pool] : 'hidden',
    handSize: hand.length,
    hand: hero.pool.filter((card) => hand.includes(card) && (isOpen || hero.shown.includes(card))),
    picked: isRevealed ? [...hero.picked] : [],
    resting: isRevealed && hero.resting,
  };
}

/** A battle goal is secret until the scenario ends. [gh/setup.14] */
function goalSeen(s: State, hero: Hero, onlooker: Onlooker): Pick<HeroView, 'goalsDealt' | 'goal' | 'tally'> {
  const isOwn = hero.seat === onlooker;
  const isShown = isOwn || s.phase === 'over';
  return {
    goalsDealt: isOwn ? [...hero.goalsDealt] : [],
    goal: isShown ? hero.goal : 'hidden',
    tally: isShown ? { ...hero.tally } : {},
  };
}
