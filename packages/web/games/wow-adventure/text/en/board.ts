import { and, count } from '@tavolo/language/en';
import type { BoardText } from '../board-text.ts';

export const board: BoardText = {
  heroes: 'Heroes',
  hero: ({ player, character, level, health, ofHealth, valor, ofValor, energy, hand, backpack, isActive }) =>
    [
      `${player}: ${character}, ${level}`,
      ...(isActive ? ['active'] : []),
      `${health} of ${ofHealth} health`,
      `${valor} of ${ofValor} valor`,
      `${energy} energy`,
      count(hand, 'card in hand', 'cards in hand'),
      count(backpack, 'item in the backpack', 'items in the backpack'),
    ].join(', '),
  classes: { hunter: 'Hunter', warlock: 'Warlock', warrior: 'Warrior', mage: 'Mage' },
  lookAt: (name) => `Look at ${name}`,
  numbers: {
    health: 'Health',
    energy: 'Energy',
    valor: 'Valor',
    movement: 'Steps left',
    hand: 'Cards in hand',
    backpack: 'Items in the backpack',
    quests: 'Quests',
    attack: 'Attack',
    defense: 'Defense',
    damage: 'Damage',
  },
  levelOf: { grey: 'Grey level', green: 'Green level', yellow: 'Yellow level', red: 'Red level' },
  noWeapon: 'No weapon',
  noArmor: 'No armor',
  diseases: (diseases) => count(diseases, 'disease', 'diseases'),
  lasting: {
    poisoned: (n) => `Poisoned: ${n} damage to come`,
    slowed: 'Slowed',
    'cannot-heal': 'Can’t heal',
  },

  notAsked: 'Not asked to react this turn',
  notAskedSays: 'You’ll be asked again next turn. Everybody sees this.',

  track: 'Unbeaten encounters',
  slot: (number, name, place) => `${number}: ${name}, ${place}`,
  aggro: 'Aggro',
  growth: (n) => `+${n} damage`,
  globalEvent: 'Global event',
  locationEvent: (name) => `event ${name}`,
  trap: (name) => `trap ${name}`,
  unbeaten: (number, name) => `unbeaten encounter ${number}, ${name}`,
  tokenHere: 'face-down discovery token',
  questToken: (quest) => `quest token of ${quest}`,

  yours: 'Your cards',
  drawers: { hand: 'Hand', quests: 'Quests', pack: 'Backpack' },
  noHand: 'No cards in hand',
  noQuests: 'No quests',
  noPack: 'Your backpack is empty',
  deck: (left, discarded) => `${left} in the deck, ${discarded} discarded`,
  cost: (energy) => `Costs ${energy} energy`,
  timings: { movement: 'Movement', combat: 'Combat', special: 'Special' },
  showPlaces: (quest) => `Show the places of ${quest} on the map`,
  journey: ({ place, steps, turns, isFlown }) => {
    if (turns === 0) return `${place}: you’re there`;
    const walk = steps === 1 ? '1 step' : `${steps} steps`;
    const how = isFlown ? (steps === 0 ? 'a flight' : `${walk} and a flight`) : walk;
    return `${place}: ${how}, about ${turns === 1 ? '1 turn' : `${turns} turns`}`;
  },
  noPlace: 'The next objective isn’t tied to a place',
  placesTooHigh: 'Still above your level',
  clearWay: 'Stop showing the way',
  progress: (done, of) => `${done} of ${of}`,
  marked: (player) => `Marked: ${player}`,
  valorPoints: (n) => `${n} valor`,

  encounterSide: 'Encounter',
  itemSide: 'Item',
  eventSide: 'Event',
  sideUp: 'face up',
  handles: 'Can equip',
  questLog: 'Quest log',
  nothingYet: 'Nothing yet',
  discardPile: 'Discard pile',
  onSpace: 'Here',
  offers: 'Resources',
  mapEncounter: 'Map encounter',

  types: { melee: 'Melee', ranged: 'Ranged' },

  choosing: (name) => `${name} is choosing…`,
  chooseHero: 'Choose your hero',
  takenBy: (name) => `Taken by ${name}`,
  cardsOf: (name) => `The cards of ${name}`,
  copies: (n) => `× ${n}`,
  characterSays: {
    burbonn: 'A hunter who strikes from afar, sets traps, and calls a bear to his side.',
    sandrai: 'A warlock who pays in blood, lays curses, and lets a demon take the blows.',
    grumbaz: 'A warrior who grows stronger with every wound, and changes his stance to suit the fight.',
    sofeea: 'A mage who freezes her foes, hides behind ice, and travels by magic.',
  },

  wins: (names) => (names.length === 1 ? `${names[0]} wins!` : `${and(names)} share the win!`),
  youWin: 'You win!',
  afterTurns: (turns) => `After ${count(turns, 'turn', 'turns')}`,
  valorByRound: 'Valor, round by round',
  valorByRoundSays: (rounds, leader, most) =>
    `One line per player over ${count(rounds, 'round', 'rounds')}. ${leader} finishes highest with ${most} valor.`,
  account: 'What everyone did',
  player: 'Player',
  accounts: {
    steps: 'Steps walked',
    fights: 'Fights',
    beaten: 'Encounters beaten',
    duels: 'Duels',
    duelsWon: 'Duels won',
    defeats: 'Times defeated',
    quests: 'Quests completed',
  },
};
