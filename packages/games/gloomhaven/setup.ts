import type { Start } from '@tavolo/kernel';
import type { GloomKinds } from './kinds.ts';
import type { Hero, State } from './state.ts';
import type { ClassId, FigureId } from './vocabulary/ids.ts';
import { elements } from './vocabulary/terms.ts';

/** From options, sheet and chance to a table where nothing is chosen yet. [gh/setup.1] */
export function setup({ options, sheet, seats, chanceState }: Start<GloomKinds>): State {
  const count = Math.max(options.characters, seats.length); // [gh/components.2]
  return {
    ...emptyTable(),
    chance: chanceState,
    options: { ...options, characters: count },
    lootedBefore: [...(sheet?.looted ?? [])],
    seats: [...seats],
    heroes: Array.from({ length: count }, (_, n) => blankHero(n, seats[n % seats.length])),
  };
}

/** Nothing on the map, all supplies full, all elements Inert. [gh/components.4, gh/components.11] */
const emptyTable = (): Omit<State, 'chance' | 'options' | 'lootedBefore' | 'seats' | 'heroes'> => ({
  phase: 'preparing',
  round: 0,
  roundBegun: false,
  introduced: false,
  level: 0,
  monsterLevel: 0,
  trapDamage: 0,
  figures: [],
  fallen: [],
  rooms: [],
  openDoors: [],
  unlockedDoors: [],
  pieces: [],
  piecesMade: 0,
  summonsMade: 0,
  decks: [],
  blessings: 10,
  heroCurses: 10,
  monsterCurses: 10,
  monsterDecks: [],
  tieOrder: [],
  elements: elements.map(() => 'inert'),
  turn: null,
  rulesDone: [],
  sectionsRead: [],
  bossPlaces: 0,
  kills: 0,
  goalsLooted: 0,
  treasuresLooted: [],
  ending: null,
  outcome: null,
  met: [],
  dungeon: [],
  dungeonRoomsLeft: [],
  dungeonCardsLeft: [],
});

/** A character whose class is not chosen. */
function blankHero(n: number, seat: Hero['seat'] | undefined): Hero {
  if (seat === undefined) throw new Error('nobody sits at the table');
  return {
    id: `hero-${n + 1}` as FigureId, // until its class is chosen
    seat,
    class: '' as ClassId, // none yet
    level: 1,
    ready: 'class',
    perks: [],
    pool: [],
    hand: [],
    discard: [],
    lost: [],
    active: [],
    picked: [],
    resting: false,
    shown: [],
    initiative: 99,
    second: 99,
    items: [],
    found: [],
    goalsDealt: [],
    goal: null,
    xp: 0,
    coins: 0,
    gold: 0,
    exhausted: false,
    hpLeft: null,
    tally: {},
    checks: 0,
  };
}
