import {
  chanceState,
  type Described,
  type Description,
  flag,
  list,
  maybe,
  oneOf,
  record,
  type Seat,
  small,
  table,
  text,
} from '@tavolo/kernel';
import type { Tally } from './vocabulary/goals.ts';
import type {
  CardId,
  ClassId,
  DungeonCardId,
  FigureId,
  GoalId,
  HexId,
  ItemId,
  ModifierId,
  MonsterCardId,
  MonsterDeckId,
  MonsterId,
  PieceId,
  RoomCardId,
  ScenarioId,
} from './vocabulary/ids.ts';
import type { Look } from './vocabulary/scenarios.ts';
import { elements, tokens } from './vocabulary/terms.ts';

/** What a table agrees on before it begins. */
export const options = record({
  scenario: text<ScenarioId>(),
  /** How many characters play; a seat may lead several. [gh/components.2] */
  characters: small,
  /** The level of every character; 0: each player chooses. */
  characterLevel: small,
  difficulty: oneOf('easy', 'normal', 'hard', 'very-hard'),
  /** The scenario level, if the table wants another than the recommended. [gh/level.6] */
  level: maybe(small),
  /** Hands and picks are open; monsters and traps are one level higher, as for one player alone. [gh/variants.1, gh/variants.4] */
  openInformation: flag,
  /** [gh/variants.6] */
  reducedRandomness: flag,
  /** Neighbours without a wall between them always see each other. [gh/A-03] */
  neighboursSee: flag,
  /** Landing on difficult terrain with a jump costs 2. [gh/A-02] */
  jumpPaysDifficult: flag,
  /** Players tied in initiative agree on their order, and lots are drawn only if they do not. [gh/A-33] */
  tiesAgreed: flag,
  /** Which penalties a random dungeon brings, room by room. [gh/variants.22] */
  dungeonPenalties: oneOf('none', 'recommended', 'major'),
});
export type Options = Described<typeof options>;

/** What the matches of a campaign hand on; `null` for a scenario that is played by itself. */
export const sheet = maybe(
  record({
    /** The numbered treasures that were looted so far. [gh/terrain.29] */
    looted: list(small),
  }),
);
export type Sheet = Described<typeof sheet>;

const condition = record({
  is: oneOf(...tokens),
  /** Received in the figure's own turn: that turn's end does not count. [gh/conditions.5] */
  fresh: flag,
});

/** Shield or Retaliate in force on a figure. `source`: the card it goes with, or the round. [gh/bonuses.13] */
const bonus = record({
  is: oneOf('shield', 'retaliate'),
  value: small,
  range: small,
  source: text<CardId | 'round'>(),
});

/** The figure that has taken over another's turn, by which card, and whether the other's own rules still move it. [gh/turn.20a] */
const takenOver = record({
  by: text<FigureId>(),
  source: text<CardId | 'round'>(),
  automatic: flag,
});

const figure = record({
  id: text<FigureId>(),
  kind: oneOf('character', 'summon', 'monster', 'objective'),
  side: oneOf('party', 'monsters'),
  /** A class, a summon, a monster type or an objective, by its id. */
  type: text(),
  rank: oneOf('normal', 'elite', 'boss', 'none'),
  /** The number on the standee; 0: none. */
  number: small,
  hex: text<HexId>(),
  hp: small,
  maxHp: small,
  conditions: list(condition),
  bonuses: list(bonus),
  /** It has had its turn, or takes none this round. */
  acted: flag,
  /** Summoned or spawned: it leaves no money. [gh/attack.23] */
  called: flag,
  /** The character a summon belongs to. */
  owner: maybe(text<FigureId>()),
  /** The card or item that sustains a summon. */
  sustainedBy: text(),
  /** The monster card whose lasting effects it has performed this round. */
  under: maybe(text<MonsterCardId>()),
  /** Its next turn in this round is taken against its own side. */
  takenOver: maybe(takenOver),
});
export type Figure = Described<typeof figure>;

/** A card in the active area. [gh/bonuses.1] */
const active = record({
  card: text<CardId>(),
  half: oneOf('top', 'bottom'),
  /** Use spaces left behind. */
  used: small,
  /** Its elements were consumed: the stronger form is in force. */
  boosted: flag,
});
export type ActiveCard = Described<typeof active>;

const equipped = record({
  item: text<ItemId>(),
  state: oneOf('ready', 'spent', 'consumed'),
  /** Use circles already marked. */
  marked: small,
});
export type Equipped = Described<typeof equipped>;

const hero = record({
  /** Its figure, also after it has left the map. */
  id: text<FigureId>(),
  seat: text<Seat>(),
  class: text<ClassId>(),
  level: small,
  /** How far its player has prepared. */
  ready: oneOf('class', 'level', 'perks', 'cards', 'goal', 'items', 'hand', 'place', 'done'),
  /** How often each perk of the mat was taken. */
  perks: list(small),
  /** Every card it may choose its hand from. */
  pool: list(text<CardId>()),
  hand: list(text<CardId>()),
  discard: list(text<CardId>()),
  lost: list(text<CardId>()),
  active: list(active),
  /** The cards picked for the round, the leading one first; played ones leave it. */
  picked: list(text<CardId>()),
  resting: flag,
  /** The cards of this character that everybody has seen. */
  shown: list(text<CardId>()),
  initiative: small,
  /** The initiative of the second card. [gh/initiative.4] */
  second: small,
  items: list(equipped),
  /** Items found in this scenario, owned but not equipped. [gh/setup.17] */
  found: list(text<ItemId>()),
  goalsDealt: list(text<GoalId>()),
  goal: maybe(text<GoalId>()),
  xp: small,
  coins: small,
  /** Gold that did not come from coins. */
  gold: small,
  exhausted: flag,
  /** The hit points with which it left the map; `null`: it has not. */
  hpLeft: maybe(small),
  tally: table(small) as Description<{ [key in Tally]?: number }>,
  /** The battle goal was met when the scenario was won. */
  checks: small,
});
export type Hero = Described<typeof hero>;

/** Cards in no order: a draw takes one at random. */
const deck = record({
  owner: text<FigureId | 'monsters'>(),
  draw: list(text<ModifierId>()),
  discards: list(text<ModifierId>()),
  /** A standard 2x or null was drawn this round. [gh/components.32] */
  shuffle: flag,
});
export type Deck = Described<typeof deck>;

const monsterDeck = record({
  id: text<MonsterDeckId>(),
  draw: list(text<MonsterCardId>()),
  discards: list(text<MonsterCardId>()),
  /** The card of this round. */
  card: maybe(text<MonsterCardId>()),
  /** The elements that the figures acting on this card have consumed. [gh/elements.15] */
  consumed: list(oneOf(...elements)),
  infused: flag,
});
export type MonsterDeck = Described<typeof monsterDeck>;

const piece = record({
  id: text<PieceId>(),
  is: oneOf('obstacle', 'hazard', 'difficult', 'trap', 'coin', 'treasure', 'plate'),
  hexes: list(text<HexId>()),
  look: text<Look | 'trap' | 'coin' | 'treasure' | 'goal' | 'plate'>(),
  /** Trap: its damage. Treasure: its number, 0 for a goal. Coin: how many. */
  value: small,
  conditions: list(oneOf(...tokens)),
  /** The character that made it, and the experience it gets when an enemy springs it. */
  by: maybe(text<FigureId>()),
  xp: small,
});
export type Piece = Described<typeof piece>;

/** The turn that is going on. */
const turn = record({
  figure: text<FigureId>(),
  stage: oneOf('start', 'act', 'end'),
  /** The halves used so far. */
  topUsed: flag,
  bottomUsed: flag,
  hexesMoved: small,
  damageDone: small,
  /** Figures that act once more before it ends, as a boss commands. */
  actAgain: list(text<FigureId>()),
  /** Elements that become Strong at its end. [gh/elements.2] */
  infused: list(oneOf(...elements)),
  /** A room was revealed in it by an action of somebody else. [gh/A-29] */
  revealedRoom: flag,
});
export type Turn = Described<typeof turn>;

const drawnRoom = record({
  room: text<RoomCardId>(),
  monsters: text<DungeonCardId>(),
  entrance: small,
  /** The exit that leads on; -1: none used yet. */
  exit: small,
});

export const state = record({
  chance: chanceState,
  options,
  seats: list(text<Seat>()),
  phase: oneOf('preparing', 'choosing', 'revealing', 'acting', 'clean-up', 'over'),
  round: small,
  /** Its first step is done: cards are being chosen. */
  roundBegun: flag,
  /** The scenario has been introduced: what it does in the set-up is done. [gh/setup.1] */
  introduced: flag,
  /** L. [gh/level.1] */
  level: small,
  monsterLevel: small,
  trapDamage: small,
  heroes: list(hero),
  figures: list(figure),
  /** Figures that have just died and still do something for it. */
  fallen: list(figure),
  rooms: list(small),
  openDoors: list(text()),
  unlockedDoors: list(text()),
  pieces: list(piece),
  /** How many pieces were ever made; ids count on from here. */
  piecesMade: small,
  summonsMade: small,
  decks: list(deck),
  /** Blessings left, and curses for characters and monsters. [gh/conditions.26, gh/conditions.29] */
  blessings: small,
  heroCurses: small,
  monsterCurses: small,
  monsterDecks: list(monsterDeck),
  /** The order of monster types and of heroes tied in initiative, as the players chose it. */
  tieOrder: list(text()),
  elements: list(oneOf('inert', 'waning', 'strong')),
  turn: maybe(turn),
  /** Scenario rules that have come into play, by their place in the list. */
  rulesDone: list(small),
  sectionsRead: list(small),
  /** The number of the place, or of the door, that the boss last went to; 0: none yet. [gh/bosses.8, gh/bosses.3b] */
  bossPlaces: small,
  kills: small,
  /** The goal chests looted. */
  goalsLooted: small,
  treasuresLooted: list(small),
  /** The numbered treasures that earlier matches of the campaign have looted: they are not placed again. [gh/terrain.29] */
  lootedBefore: list(small),
  /** The end that was triggered first; the round is played to its end. [gh/ending.1, gh/A-14] */
  ending: maybe(oneOf('success', 'failure')),
  outcome: maybe(oneOf('success', 'failure')),
  /** Monster types that have been on the map. */
  met: list(text<MonsterId>()),
  /** A random dungeon's rooms. */
  dungeon: list(drawnRoom),
  dungeonRoomsLeft: list(text<RoomCardId>()),
  dungeonCardsLeft: list(text<DungeonCardId>()),
});
export type State = Described<typeof state>;
