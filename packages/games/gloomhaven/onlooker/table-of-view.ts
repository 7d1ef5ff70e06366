import { chanceFrom } from '@tavolo/kernel';
import type { Table } from '../gloomhaven.ts';
import type { Figure, Hero, Piece, State } from '../state.ts';
import type { FigureView, HeroView, MonsterDeckView, PieceView, View } from '../view.ts';
import type { Content } from '../vocabulary/content.ts';

/** What an onlooker sees, and the box. */
export type Seen = { readonly view: View; readonly content: Content };

/**
 * A table with all that is seen, for rules that only read. What the onlooker does not see is empty, and nothing may be
 * drawn from it.
 */
export const tableOf = ({ view, content }: Seen): Table => ({ content, state: stateOf(view) });

const stateOf = (view: View): State => ({
  ...unseen(),
  options: { ...view.options },
  seats: [...view.seats],
  phase: view.phase,
  round: view.round,
  level: view.level,
  monsterLevel: view.monsterLevel,
  trapDamage: view.trapDamage,
  heroes: view.heroes.map(heroOf),
  figures: view.figures.map(figureOf),
  rooms: [...view.rooms],
  openDoors: [...view.openDoors],
  unlockedDoors: [...view.unlockedDoors],
  pieces: view.pieces.map(pieceOf),
  monsterDecks: view.monsterDecks.map(monsterDeckOf),
  tieOrder: [...view.tieOrder],
  elements: [...view.elements],
  turn: view.turn === null ? null : { ...view.turn, infused: [...view.turn.infused] },
  lootedBefore: [...view.lootedBefore],
  met: [...view.met],
  dungeon: view.dungeon.map((room) => ({ ...room })),
});

/** What reading rules do not ask for. */
const unseen = () => ({
  chance: chanceFrom('nothing is drawn'),
  roundBegun: true,
  introduced: true,
  fallen: [],
  piecesMade: 0,
  summonsMade: 0,
  decks: [],
  blessings: 0,
  heroCurses: 0,
  monsterCurses: 0,
  rulesDone: [],
  sectionsRead: [],
  bossPlaces: 0,
  kills: 0,
  goalsLooted: 0,
  treasuresLooted: [],
  ending: null,
  outcome: null,
  dungeonRoomsLeft: [],
  dungeonCardsLeft: [],
});

const heroOf = (hero: HeroView): Hero => ({
  ...hero,
  ready: hero.ready === 'preparing' ? 'level' : hero.ready,
  perks: [...hero.perks],
  pool: hero.pool === 'hidden' ? [] : [...hero.pool],
  hand: [...hero.hand],
  discard: [...hero.discard],
  lost: [...hero.lost],
  active: hero.active.map((it) => ({ ...it })),
  picked: [...hero.picked],
  shown: [],
  items: hero.items.map((it) => ({ ...it })),
  found: [...hero.found],
  goalsDealt: [],
  goal: null,
  hpLeft: null,
  tally: {},
});

const figureOf = (figure: FigureView): Figure => ({
  ...figure,
  conditions: figure.conditions.map((it) => ({ ...it })),
  bonuses: figure.bonuses.map((it) => ({ ...it })),
  takenOver: figure.takenOver == null ? null : { ...figure.takenOver },
});

const pieceOf = (piece: PieceView): Piece => ({
  ...piece,
  hexes: [...piece.hexes],
  conditions: [...piece.conditions],
});

const monsterDeckOf = ({ id, discards, card, consumed }: MonsterDeckView): State['monsterDecks'][number] => ({
  ...{ id, card, draw: [], discards: [...discards], infused: false },
  consumed: [...(consumed ?? [])],
});
