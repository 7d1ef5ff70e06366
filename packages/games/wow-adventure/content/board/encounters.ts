import type { MapEncounter } from '../../vocabulary/board.ts';
import {
  always,
  bonus,
  damage,
  discard,
  draw,
  foe,
  melee,
  onDie,
  onTheirDie,
  ranged,
  trophy,
} from '../words.ts';

/** What is printed in the boxes of map encounters and overlords. */
export const mapEncounters: { readonly [space: string]: MapEncounter } = {
  'agamand-mills': {
    foe: foe('devlin-agamand', {
      traits: ['undead'],
      attack: melee(2),
      defense: 6,
      damage: 1,
      powers: [onDie([1], { is: 'reroll', die: 'own' })],
    }),
    price: [],
    reward: [{ is: 'gain-level', level: 'green' }],
  },
  'scarlet-monastery': {
    foe: foe('commander-mograine', {
      traits: ['humanoid'],
      attack: melee(4),
      defense: 7,
      damage: 2,
      powers: [onDie([1], { is: 'reroll', die: 'own' })],
    }),
    price: [],
    reward: [{ is: 'gain-level', level: 'yellow' }],
  },
  'shadowfang-keep': {
    foe: foe('wolf-master-nandos', {
      traits: ['humanoid'],
      attack: melee(3),
      defense: 6,
      damage: 1,
      powers: [onDie([6], bonus('damage', 1))],
    }),
    price: [],
    reward: [{ is: 'gain-level', level: 'green' }, draw(1)],
  },
  scholomance: {
    foe: foe('darkmaster-gandling', {
      traits: ['humanoid', 'undead'],
      attack: ranged(4),
      defense: 8,
      damage: 2,
      powers: [onDie([6], discard(2, 'opponent', 'random'))],
    }),
    price: [],
    reward: [{ is: 'gain-level', level: 'red' }],
  },
  stratholme: {
    foe: foe('baron-rivendare', {
      traits: ['undead'],
      attack: melee(6),
      defense: 9,
      damage: 3,
      powers: [always(bonus('attack', -1, 'opponent'))],
    }),
    price: [],
    reward: [{ is: 'gain-item', level: 'red', n: 2 }],
  },
  naxxramas: {
    foe: foe('kelthuzad', {
      traits: ['undead', 'overlord'],
      attack: ranged(6),
      defense: 11,
      damage: 3,
      powers: [onDie([6], discard(2, 'opponent', 'random'))],
    }),
    price: [],
    reward: [trophy('phylactery-of-kelthuzad')],
  },
  jinthaalor: {
    foe: foe('vile-priestess-hexx', {
      traits: ['humanoid'],
      attack: ranged(4),
      defense: 8,
      damage: 2,
      powers: [onTheirDie([1], bonus('attack', -2, 'opponent'))],
    }),
    price: [],
    reward: [{ is: 'gain-level', level: 'red' }],
  },
  'stromgarde-keep': {
    foe: foe('lord-falconcrest', { traits: ['humanoid'], attack: melee(4), defense: 7, damage: 2 }),
    price: [],
    reward: [{ is: 'gain-level', level: 'yellow' }, draw(1)],
  },
  'frostmane-hold': {
    foe: foe('great-father-arctikas', {
      traits: ['humanoid'],
      attack: melee(2),
      defense: 6,
      damage: 1,
      powers: [onDie([5, 6], discard(1, 'opponent', 'choice'))],
    }),
    price: [],
    reward: [{ is: 'gain-level', level: 'green' }],
  },
  gnomeregan: {
    foe: foe('mekgineer-thermaplugg', {
      traits: ['mechanical'],
      attack: melee(3),
      defense: 8,
      damage: 2,
      powers: [onDie([6], damage(1))],
    }),
    price: [],
    reward: [{ is: 'gain-level', level: 'yellow' }],
  },
  uldaman: {
    foe: foe('archaedas', {
      traits: ['elemental', 'giant'],
      attack: melee(5),
      defense: 9,
      damage: 2,
      powers: [onDie([1, 2], { is: 'reroll', die: 'own' })],
    }),
    price: [],
    reward: [{ is: 'gain-level', level: 'red' }],
  },
  'blackrock-depths': {
    foe: foe('emperor-thaurissan', { traits: ['humanoid'], attack: ranged(5), defense: 9, damage: 3 }),
    price: [],
    reward: [{ is: 'gain-item', level: 'red', n: 1 }, draw(2)],
  },
  'blackwing-lair': {
    foe: foe('nefarian', {
      traits: ['dragonkin', 'overlord'],
      attack: ranged(6),
      defense: 11,
      damage: 3,
      powers: [onDie([5, 6], bonus('damage', 1))],
    }),
    price: [],
    reward: [trophy('nefarians-head')],
  },
  hogger: {
    foe: foe('hogger', { traits: ['humanoid'], attack: melee(3), defense: 5, damage: 2 }),
    price: [],
    reward: [{ is: 'gain-level', level: 'green' }],
  },
  'the-deadmines': {
    foe: foe('edwin-vancleef', {
      traits: ['humanoid'],
      attack: melee(3),
      defense: 6,
      damage: 1,
      powers: [onDie([6], { is: 'discard-item', n: 1, who: 'opponent', from: 'backpack', how: 'random' })],
    }),
    price: [],
    reward: [
      { is: 'gain-level', level: 'green' },
      { is: 'gain-item', level: 'green', n: 1 },
    ],
  },
  stitches: {
    foe: foe('stitches', {
      traits: ['undead'],
      attack: melee(4),
      defense: 7,
      damage: 2,
      powers: [onDie([6], bonus('damage', 1), { is: 'reroll', die: 'own' })],
    }),
    price: [],
    reward: [
      { is: 'gain-level', level: 'yellow' },
      { is: 'gain-item', level: 'green', n: 1 },
    ],
  },
  'sunken-temple': {
    foe: foe('shade-of-eranikus', {
      traits: ['dragonkin'],
      attack: melee(5),
      defense: 8,
      damage: 3,
      powers: [onDie([6], { is: 'attack-type', type: 'ranged', who: 'self' })],
    }),
    price: [],
    reward: [{ is: 'gain-level', level: 'red' }],
  },
  'tainted-scar': {
    foe: foe('lord-kazzak', {
      traits: ['demon', 'overlord'],
      attack: melee(6),
      defense: 10,
      damage: 4,
      powers: [onTheirDie([1], damage(1))],
    }),
    price: [],
    reward: [trophy('mark-of-kazzak')],
  },
  zulgurub: {
    foe: foe('hakkar', {
      traits: ['elemental', 'overlord'],
      attack: melee(6),
      defense: 10,
      damage: 3,
      powers: [onDie([6], { is: 'shed', who: 'opponent', what: 'all' })],
    }),
    price: [],
    reward: [trophy('heart-of-hakkar')],
  },
  'booty-bay': {
    foe: null,
    price: [{ levels: ['grey'] }, { levels: ['green'] }, { levels: ['yellow', 'red'] }],
    reward: [trophy('blackwater-charter')],
  },
};
