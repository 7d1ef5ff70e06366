import { content } from '@tavolo/gloomhaven';
import { seat } from '@tavolo/kernel';
import type { FigureView, HeroView, PieceView, View } from '../../games/gloomhaven/game.ts';

/** Ids come from hand here, where the rules would make them. */
const id = <Id>(text: string): Id => text as unknown as Id; // branded at this door

export const ana = seat('Ana');
const bruno = seat('Bruno');

type Standing = Partial<Omit<FigureView, 'conditions'>> & { readonly conditions?: readonly string[] };

function figure(type: string, hex: string, words: Standing = {}): FigureView {
  const { conditions = [], ...rest } = words;
  const number = rest.number ?? 0;
  return {
    id: id(number === 0 ? type : `${type}-${number}`),
    kind: 'monster',
    side: 'monsters',
    type,
    rank: 'normal',
    number,
    hex: id(hex),
    hp: 5,
    maxHp: 6,
    conditions: conditions.map((is) => ({ is: id(is), fresh: false })),
    bonuses: [],
    acted: false,
    called: false,
    owner: null,
    sustainedBy: '',
    under: null,
    ...rest,
  };
}

const hero = (of: string, words: Partial<HeroView>): HeroView => ({
  id: id(of),
  seat: ana,
  class: id(of),
  level: 3,
  ready: 'done',
  perks: [1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
  pool: cardsOf(of),
  hand: cardsOf(of).slice(0, 6),
  handSize: 6,
  discard: cardsOf(of).slice(6, 8),
  lost: cardsOf(of).slice(8, 9),
  active: cardsOf(of)
    .slice(9, 10)
    .map((card) => ({ card, half: 'bottom', used: 1, boosted: false })),
  picked: cardsOf(of).slice(0, 2),
  resting: false,
  initiative: 18,
  second: 72,
  items: [],
  found: [],
  goalsDealt: [],
  goal: 'hidden',
  xp: 4,
  coins: 3,
  gold: 0,
  exhausted: false,
  tally: {},
  checks: 0,
  ...words,
});

export const cardsOf = (of: string): HeroView['hand'] =>
  [...content.cards.values()].filter((card) => card.class === of && card.level === 1).map((card) => card.id);

const character = (of: string, hex: string, words: Standing = {}): FigureView =>
  figure(of, hex, { kind: 'character', side: 'party', rank: 'none', hp: 11, maxHp: 14, ...words });

const piece = (
  is: PieceView['is'],
  look: string,
  hexes: readonly string[],
  words: Partial<PieceView> = {},
): PieceView => ({
  id: id(`${is}-${hexes[0]}`),
  is,
  hexes: hexes.map((hex) => id(hex)),
  look: id(look),
  value: 0,
  conditions: [],
  by: null,
  xp: 0,
  ...words,
});

const heroes: readonly HeroView[] = [
  hero('brute', {
    goal: id('workhorse'),
    items: [
      { item: id('boots-of-striding'), state: 'ready', marked: 0 },
      { item: id('leather-armor'), state: 'spent', marked: 0 },
      { item: id('minor-healing-potion'), state: 'consumed', marked: 0 },
    ],
  }),
  hero('spellweaver', { seat: bruno, initiative: 7, xp: 7 }),
  hero('scoundrel', { seat: bruno, initiative: 86 }),
];

const heroDeck = (owner: string, last: readonly string[]) => ({
  owner: id<HeroView['id']>(owner),
  draw: ['+0', '+0', '+1', '-1', 'x2', '+2', '+1', '-1'].map((card) => id<never>(card)),
  discards: last.map((card) => id<never>(card)),
  shuffle: last.includes('null'),
});

const deckOf = (monster: string, card: number) => {
  const deck = content.monsters.get(id(monster))?.deck ?? id<never>('');
  return { id: deck, left: 5, discards: [], card: content.monsterDecks.get(deck)?.[card] ?? null };
};

/** The second room of the Black Barrow in the third round, with one of everything. */
export const fight: View = {
  options: {
    scenario: id('black-barrow'),
    characters: 3,
    characterLevel: 3,
    difficulty: 'normal',
    level: null,
    openInformation: false,
    reducedRandomness: false,
    neighboursSee: true,
    jumpPaysDifficult: true,
    tiesAgreed: true,
    dungeonPenalties: 'recommended',
  },
  seats: [ana, bruno],
  phase: 'acting',
  round: 3,
  level: 2,
  monsterLevel: 2,
  trapDamage: 4,
  heroes,
  figures: [
    character('brute', '-1,3', { bonuses: [{ is: 'shield', value: 1, range: 0, source: 'round' }] }),
    character('spellweaver', '1,2', { hp: 4, maxHp: 9, acted: true, conditions: ['muddle', 'poison'] }),
    character('scoundrel', '1,3', { hp: 9, maxHp: 11, conditions: ['invisible'] }),
    figure('mystic-ally', '0,4', {
      kind: 'summon',
      side: 'party',
      rank: 'none',
      owner: id('spellweaver'),
      number: 1,
      hp: 2,
      maxHp: 4,
    }),
    figure('bandit-guard', '0,1', { number: 1, hp: 6, maxHp: 6, acted: true }),
    figure('bandit-guard', '-2,4', {
      number: 4,
      rank: 'elite',
      hp: 3,
      maxHp: 10,
      acted: true,
      conditions: ['wound', 'stun'],
    }),
    figure('bandit-guard', '-4,3', { number: 5, rank: 'elite', hp: 10, maxHp: 10 }),
    figure('bandit-archer', '-9,3', { number: 2, rank: 'elite', hp: 9, maxHp: 9 }),
    figure('bandit-archer', '-9,2', { number: 3, hp: 6, maxHp: 6, conditions: ['immobilize'] }),
    figure('living-bones', '-6,2', {
      number: 6,
      hp: 1,
      maxHp: 6,
      bonuses: [{ is: 'retaliate', value: 2, range: 1, source: 'round' }],
    }),
    figure('bandit-commander', '-7,3', { rank: 'boss', hp: 22, maxHp: 30, conditions: ['strengthen'] }),
  ],
  rooms: [1, 2],
  openDoors: ['1-2'],
  unlockedDoors: [],
  pieces: [
    piece('trap', 'trap', ['-6,4'], { value: 4 }),
    piece('trap', 'trap', ['-7,4'], { value: 4, conditions: [id('poison')] }),
    piece('coin', 'coin', ['-1,2'], { value: 2 }),
    piece('coin', 'coin', ['0,0'], { value: 1 }),
    piece('treasure', 'treasure', ['-3,6'], { value: 7 }),
    piece('treasure', 'goal', ['4,0']),
    piece('plate', 'plate', ['3,0']),
    piece('obstacle', 'table', ['-1,5', '0,5']),
    piece('obstacle', 'boulder', ['2,0']),
    piece('difficult', 'water', ['-4,2', '-5,2']),
    piece('difficult', 'rubble', ['-10,4']),
    piece('hazard', 'hot-coals', ['-5,4']),
    piece('hazard', 'thorns', ['-8,2']),
  ],
  decks: [heroDeck('monsters', ['+1', '-2']), heroDeck('brute', ['+1', 'null']), heroDeck('spellweaver', [])],
  blessings: 10,
  heroCurses: 10,
  monsterCurses: 9,
  monsterDecks: [
    deckOf('bandit-guard', 1),
    deckOf('bandit-archer', 2),
    deckOf('living-bones', 0),
    deckOf('bandit-commander', 3),
  ],
  tieOrder: [],
  elements: ['strong', 'waning', 'inert', 'waning', 'inert', 'strong'],
  turn: {
    figure: id('brute'),
    stage: 'act',
    topUsed: false,
    bottomUsed: false,
    hexesMoved: 0,
    damageDone: 0,
    actAgain: [],
    infused: [],
    revealedRoom: false,
  },
  sectionsRead: [],
  kills: 3,
  goalsLooted: 0,
  treasuresLooted: [],
  lootedBefore: [],
  ending: null,
  outcome: null,
  met: [],
  dungeon: [],
};
