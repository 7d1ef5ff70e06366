import type { BoardText } from './board-text.ts';

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const listed = (items: readonly string[]): string => items.filter((item) => item !== '').join(', ');

/** Words one after the other, without those that are not there. */
const joined = (words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

const doors = { open: 'Open door', closed: 'Closed door', locked: 'Locked door' };
const edges = { advantage: 'with advantage', disadvantage: 'with disadvantage' };

export const en: BoardText = {
  map: 'The dungeon. Arrow keys move it, plus and minus enlarge it, zero shows all of it, N shows coordinates.',
  nearer: 'Closer',
  farther: 'Farther away',
  fit: 'Show the whole map',
  hexNames: 'Show the coordinates of the hexes (N)',
  turnArea: 'Turn it',
  door: ({ stands, name, room }) => joined([doors[stands], name, room === '' ? '' : `to room ${room}`]),
  piece: ({ is, look, name, value, conditions }) => {
    switch (is) {
      case 'obstacle':
        return `Obstacle: ${look}`;
      case 'difficult':
        return `Difficult terrain: ${look}. Entering it costs 2 movement`;
      case 'hazard':
        return `Hazardous terrain: ${look}. Entering it hurts`;
      case 'trap':
        return `Trap: ${listed([value > 0 ? `${value} damage` : '', ...conditions])}`;
      case 'coin':
        return count(value, 'money token', 'money tokens');
      case 'treasure':
        return value > 0 ? `Treasure ${value}` : 'Goal treasure';
      case 'plate':
        return joined(['Pressure plate', name]);
    }
  },
  looks: {
    table: 'table',
    barrel: 'barrel',
    crate: 'crate',
    boulder: 'boulder',
    sarcophagus: 'sarcophagus',
    altar: 'altar',
    tree: 'tree',
    bush: 'bush',
    stump: 'stump',
    nest: 'nest',
    totem: 'totem',
    stalagmites: 'stalagmites',
    pillar: 'pillar',
    fountain: 'fountain',
    bookcase: 'bookcase',
    rubble: 'rubble',
    water: 'water',
    thorns: 'thorns',
    'hot-coals': 'hot coals',
    log: 'log',
    'dark-pit': 'dark pit',
    crystal: 'crystal',
    cabinet: 'cabinet',
    wall: 'wall section',
    mirror: 'mirror',
    shelf: 'shelf',
    'rock-column': 'rock column',
  },
  figure: ({ name, hp, maxHp, shield, retaliate, conditions }) =>
    listed([
      name,
      `${hp} of ${maxHp} hit points`,
      shield > 0 ? `Shield ${shield}` : '',
      retaliate > 0 ? `Retaliate ${retaliate}` : '',
      ...conditions,
    ]),
  expected: ({ value, shield, pierce, damage, retaliate, edge }) => {
    const against = `Attack ${value} − Shield ${shield}${pierce === 0 ? '' : ` + Pierce ${pierce}`} = ${damage}`;
    return listed([
      `${shield === 0 ? `Attack ${value}` : against} before the modifier card`,
      edge === 'none' ? '' : edges[edge],
      retaliate > 0 ? `Retaliate ${retaliate} if it survives` : '',
    ]);
  },
  expectedOn: (whom, expected, hp) => `${whom}: ${expected}; it has ${hp} HP`,
  withCost: (label, cost, dangers) =>
    `${label}: ${count(cost, 'movement point', 'movement points')}${dangers === 0 ? '' : `, through ${count(dangers, 'trap or hazard', 'traps or hazards')}`}`,

  order: 'Order of this round',
  initiative: 'Initiative',
  hasChosen: 'has chosen',
  gettingReady: 'getting ready…',
  exhausted: 'exhausted',
  ofHp: (hp) => `of ${hp} hit points`,
  round: (round) => `Round ${round}`,
  elements: 'Elements',
  endings: { success: 'Success!', failure: 'Failure' },

  yourCards: 'Your cards',
  cardsOfTurn: 'The cards of your turn',
  lookAt: (card) => `Look at “${card}”`,
  leads: 'Leads',
  cardLevel: (level) => `Level ${level} card`,
  basicValue: '2',
  area: (hexes) => `Area of ${count(hexes, 'hex', 'hexes')}`,
  uses: (uses) => count(uses, 'use', 'uses'),

  level: (level) => `Level ${level}`,
  hp: 'Hit points',
  experience: 'Experience',
  purse: {
    label: (tokens, gold) =>
      `${count(tokens, 'money token', 'money tokens')}${gold === 0 ? '' : ` and ${gold} gold`}: what it is worth`,
    tokens: (tokens) => `${count(tokens, 'money token', 'money tokens')} looted`,
    more: (gold) => `+${gold} gold`,
    worth: (each) => `Worth ${each} gold each when the scenario ends`,
    found: 'Gold found as such',
    atTheEnd: 'Gold at the end',
  },
  battleGoal: 'Battle goal',
  items: 'Items',
  item: (name, state) => (state === 'ready' ? name : `${name}, ${state}`),
  piles: { hand: 'Hand', discard: 'Discarded', lost: 'Lost', active: 'Active' },
  pile: (name, cards) => `${name}: ${count(cards, 'card', 'cards')}`,
  modifierDecks: 'Modifier decks',
  monsters: 'Monsters',
  deck: (owner, cards) => `${owner}: ${count(cards, 'card left', 'cards left')}`,
  toBeDrawn: (cards) => `${count(cards, 'card', 'cards')} still to be drawn`,
  drawn: (cards) => `${count(cards, 'card', 'cards')} drawn`,
  willBeShuffled: 'It will be shuffled at the end of the round.',

  party: 'The party',
  partyGathers: 'The party gathers around the fire…',
  noClassYet: 'No class yet',
  steps: {
    class: 'choosing a class',
    level: 'choosing a level',
    perks: 'choosing perks',
    cards: 'learning cards',
    goal: 'choosing a goal',
    items: 'at the shop',
    hand: 'packing cards',
    place: 'taking a place',
    preparing: 'getting ready',
    done: 'ready',
  },
  classes: 'Classes',
  classSays: {
    brute: 'Stands in front, takes blows and pushes foes around.',
    tinkerer: 'Mends friends, sets traps and always has a gadget left.',
    spellweaver: 'Burns and freezes whole groups, then takes every card back once.',
    scoundrel: 'Strikes where it hurts, and is gone with the loot.',
    cragheart: 'Throws rocks, breaks the ground and heals a little.',
    mindthief: 'Bends minds, is fast and fragile, and brings rats.',
  },
  handLimit: 'Cards in hand',
  lookAtCards: 'See the cards',
  cardsOfClass: (name) => `See the cards: ${name}`,
  takesCards: (hand, of) => `Takes ${hand} of these ${of} cards into a scenario`,
  cardsToBegin: 'Cards to begin with',
  levels: 'Levels',
  perks: 'Perks',
  perksLeft: (perks) => `${count(perks, 'perk', 'perks')} to choose`,
  picked: (picked, of) => `${picked} of ${of} cards`,
  onlyYouSee: 'Only you see this.',
  checks: (checks) => count(checks, 'check', 'checks'),
  goldLeft: (left, of) => `${left} of ${of} gold left`,
  payAndWear: 'As much as you can pay and wear',
  outfit: 'What you wear',
  places: { head: 'Head', body: 'Body', legs: 'Legs', hands: 'Hands', small: 'Small items' },
  roomTaken: (taken, room) => `${taken} of ${room}`,

  reckoning: 'The reckoning',
  endedIn: (scenario, round) => `${scenario}, after ${count(round, 'round', 'rounds')}`,
  bonusXp: (xp) => `incl. ${xp} bonus`,
  gold: 'Gold',
  fromCoins: (coins) => `from ${count(coins, 'coin', 'coins')}`,
  goalMissed: 'Missed',
  goalInVain: 'Met in vain: the scenario was lost',

  rule: (id) => `Rule ${id}`,
  whereFrom: (what, written) => `${what} ${written}: where it comes from`,
  values: {
    hp: 'Hit points',
    xp: 'Experience',
    initiative: 'Initiative',
    level: 'Scenario level',
    monsterLevel: 'Monster level',
    trapDamage: 'Trap damage',
    goldPerCoin: 'Gold for a coin',
    bonusXp: 'Experience for success',
  },
  total: 'Total',
  sources: {
    base: 'Printed on its stat card',
    card: 'Card of this round',
    level: 'Level',
    poison: 'Poison',
    bonus: 'Bonus of this round',
    element: 'Element consumed',
    allies: 'Monsters nearby',
    wounds: 'Damage suffered',
    mat: 'Class and level',
    actions: 'Actions in this scenario',
    average: 'Half the characters’ average level, rounded up',
    difficulty: 'Difficulty',
    chosen: 'Chosen for this table',
    open: 'Open information',
    scenario: 'Scenario level',
    fixed: 'Always',
    items: 'Items',
    rest: 'Long rest',
    ability: 'Ability',
    shield: 'Shield of the target',
    adjustment: 'Added by the ability',
  },
  whyTitles: {
    ahead: 'What it will do',
    past: 'Why it did that',
    again: 'What it would do if it acted now',
  },
  nobodyYet: 'Nobody is on the map yet: its focus shows once the characters have their places',
  noFocus: 'It can attack nobody, so it has no focus',
  focusesOn: (names) => `Focuses on ${names.join(' or ')}`,
  hindered: {
    stun: 'It is stunned and loses its turn. Otherwise:',
    immobilize: 'It is immobilized, so it can’t move',
    disarm: 'It is disarmed, so it can’t attack',
  },
  playersChoose: (ways) => `${ways} ways are equally good: the players choose.`,
  staysPut: 'Stays where it is',
  walks: (hexes, to) => `Walks ${count(hexes, 'hex', 'hexes')}, to ${to}`,
  noAttack: 'Attacks nobody this turn',
  attacks: (name) => `Attacks ${name}`,
  edges,
  comparisons: {
    focus: 'Whom it focuses on',
    'attack-hex': 'Where it attacks from',
    end: 'How far it gets',
  },
  criteria: {
    'no-attack-hex': 'Can’t be reached',
    negatives: 'Traps, hazards',
    cost: 'Movement to attack',
    proximity: 'Distance now',
    initiative: 'Initiative',
    reach: 'Out of reach',
    disadvantage: 'Disadvantage',
    targets: 'Targets',
    'shorter-path': 'Movement',
    'further-targets': 'Better further targets',
    'disadvantage-on-others': 'Disadvantage on others',
    'negatives-in-all': 'Traps in all',
    'path-ahead': 'Still to go',
    'needless-steps': 'Movement',
  },
  candidate: 'Candidate',
  hex: (id) => `hex ${id}`,
  noCardYet: 'It draws its card when everybody has chosen theirs.',
  cardOfRound: 'Card of this round',
  printedValues: (level) => `Its values at level ${level}`,
  specialAction: (number) => `Special action ${number}`,
  onTheMap: 'On the map',
  cardsPicked: 'This round',
  itemStates: { ready: 'Ready', spent: 'Spent, until a long rest', consumed: 'Consumed for this scenario' },
  belongsTo: (name) => `Summoned by ${name}`,
  goalOfScenario: 'To win',
  specialRules: 'Special rules',
  story: 'The story so far',
  putAway: 'Put it away',
};
