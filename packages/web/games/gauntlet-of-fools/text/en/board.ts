import { and, count } from '@tavolo/language/en';
import type { BoardText } from '../board-text.ts';

export const board: BoardText = {
  you: 'You',
  turn: (turn) => `Turn ${turn}`,
  hero: ({ owner, name, wounds, gold, dead }) => {
    const who = owner === null ? `${name}, in the middle` : `${owner}’s ${name}`;
    return dead
      ? `${who}, dead, ${gold} gold`
      : `${who}, ${count(wounds, 'wound', 'wounds')} of 4, ${gold} gold`;
  },
  wounds: (wounds) => `${count(wounds, 'Wound', 'Wounds')} of 4`,
  gold: (gold) => `${gold} Gold`,
  dice: (dice) => count(dice, 'die', 'dice'),
  tokens: (tokens) => count(tokens, 'token', 'tokens'),
  deck: (cards) => count(cards, 'card left', 'cards left'),
  discards: (cards) => `${cards} discarded`,
  removed: (cards) => `${cards} out of the game`,

  inTheMiddle: 'Free to take',
  choosing: 'choosing…',
  yourChoice: 'your choice',
  emptyHanded: 'no Hero yet',
  stealPrice: 'To steal: add at least 1 Boast',
  neverStolen: 'All six Boasts: can’t be stolen',
  boastsOffered: 'Boasts you can add',
  otherHeroes: 'The other Heroes',
  yourHeroes: 'Your Heroes',
  allHeroes: 'The Heroes',

  verdicts: {
    killed: 'Killed',
    'too-weak': 'Too weak',
    dodged: 'Dodged',
    hit: 'Hit',
    skipped: 'Skipped',
    'no-attack': 'No attack',
    declined: 'Declined',
  },
  plights: {
    'attack-is-zero': 'Attack is 0 this turn',
    'attack-is-zero-next': 'Attack will be 0 next turn',
    'damage-doubled': 'Damage counts double',
    'damage-doubled-next': 'Damage will count double next turn',
    'ignores-boasts': 'Boasts ignored this turn',
    'makes-no-attack': 'Makes no attack this turn',
    'no-weapon-tokens': 'No Weapon Abilities this turn',
    'dodges-kills': 'Dodges whatever it Kills',
    'cannot-die-yet': 'Can’t Die yet',
    'plays-though-dead': 'Dead, but still playing',
  },
  rolled: (dice) => `Rolled ${dice.join(', ')}`,
  bet: (gold) => `${gold} Gold bet`,
  poison: (tokens) => count(tokens, 'Poison token', 'Poison tokens'),
  bonusDice: (by) => `${by > 0 ? '+' : '−'}${count(Math.abs(by), 'die', 'dice')}`,
  bonusAttack: (by) => `+${by} Attack`,
  bonusDefense: (by) => `${by > 0 ? '+' : '−'}${Math.abs(by)} Defense`,
  oneUseDice: (dice) => count(dice, 'one-use die', 'one-use dice'),
  active: 'plays this turn',
  onlyYouSee: 'Only you see these cards',
  onlyYouKnowNext: 'Next card: only you know',
  theDeckWaits: 'The deck waits…',
  yoursToMatch: 'yours',

  whereFrom: (what, total) => `${what} ${total}: where it comes from`,
  total: 'Total',
  neverBelow: (least) => `never below ${least}`,
  rule: (id) => `Rule ${id}`,

  fell: (turn) => `Fell on turn ${turn}`,
  fellTo: (turn, by) => `Fell on turn ${turn} to ${by}`,
  fellToPoison: (turn) => `Fell on turn ${turn}, poisoned`,

  wins: (names) => (names.length === 1 ? `${names[0]} wins!` : `${and(names)} share the win!`),
  youWin: 'You win!',
  ranking: 'The reckoning',
  goldByTurn: 'Gold, turn by turn',
  goldByTurnSays: (turns, leader, most) =>
    `One line per player over ${count(turns, 'turn', 'turns')}. ${leader} finishes highest with ${most} Gold.`,
  player: 'Player',
};
