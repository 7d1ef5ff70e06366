import type { CharacterCard } from '../../vocabulary/characters.ts';
import type { Level } from '../../vocabulary/terms.ts';
import { heal, melee } from '../words.ts';

/** The four character cards of Grumbaz Crowsblood. */
export const grumbazCards: { readonly [L in Level]: CharacterCard } = {
  grey: {
    icons: ['sword', 'axe', 'mace', 'dagger', 'shield', 'mail', 'leather', 'cloth'],
    starting: {
      id: 'battle-stance',
      health: 5,
      attack: melee(2),
      defense: 4,
      damage: 1,
      powers: [
        {
          name: 'enrage',
          at: 'movement',
          may: true,
          cost: [{ is: 'energy', n: 2 }],
          do: [{ is: 'turn-card', to: 'reverse', who: 'self' }],
        },
        {
          name: 'blood-and-thunder',
          at: 'combat-end',
          may: true,
          if: [{ is: 'took-damage' }, { is: 'stands' }],
          do: [{ is: 'turn-card', to: 'reverse', who: 'self' }],
        },
      ],
    },
    reverse: {
      id: 'berserk-stance',
      health: 5,
      attack: melee(3),
      defense: 3,
      damage: 2,
      powers: [
        {
          name: 'restless-fury',
          at: 'turn-end',
          if: [{ is: 'fought-not' }],
          do: [{ is: 'turn-card', to: 'starting', who: 'self' }],
        },
      ],
    },
  },
  green: {
    icons: ['sword', 'axe', 'mace', 'dagger', 'shield', 'mail', 'leather', 'cloth'],
    starting: {
      id: 'battle-stance',
      health: 5,
      attack: melee(3),
      defense: 5,
      damage: 1,
      powers: [
        {
          name: 'enrage',
          at: 'movement',
          may: true,
          cost: [{ is: 'energy', n: 2 }],
          do: [{ is: 'turn-card', to: 'reverse', who: 'self' }],
        },
        {
          name: 'blood-and-thunder',
          at: 'combat-end',
          may: true,
          if: [{ is: 'took-damage' }, { is: 'stands' }],
          do: [{ is: 'turn-card', to: 'reverse', who: 'self' }],
        },
        {
          name: 'shield-wall',
          at: 'damage-taken',
          if: [{ is: 'in-combat' }, { is: 'incoming', atLeast: 2 }],
          do: [{ is: 'prevent', n: 1 }],
        },
      ],
    },
    reverse: {
      id: 'berserk-stance',
      health: 5,
      attack: melee(4),
      defense: 4,
      damage: 2,
      powers: [
        {
          name: 'restless-fury',
          at: 'turn-end',
          if: [{ is: 'fought-not' }],
          do: [{ is: 'turn-card', to: 'starting', who: 'self' }],
        },
        {
          name: 'blood-craze',
          at: 'opponent-beaten',
          do: [{ is: 'roll', rows: [{ faces: [6], do: [heal(1)] }] }],
        },
      ],
    },
  },
  yellow: {
    icons: ['sword', 'axe', 'mace', 'dagger', 'shield', 'plate', 'mail', 'leather', 'cloth'],
    starting: {
      id: 'battle-stance',
      health: 6,
      attack: melee(4),
      defense: 5,
      damage: 2,
      powers: [
        {
          name: 'enrage',
          at: 'movement',
          may: true,
          cost: [{ is: 'energy', n: 2 }],
          do: [{ is: 'turn-card', to: 'reverse', who: 'self' }],
        },
        {
          name: 'blood-and-thunder',
          at: 'combat-end',
          may: true,
          if: [{ is: 'took-damage' }, { is: 'stands' }],
          do: [{ is: 'turn-card', to: 'reverse', who: 'self' }],
        },
        {
          name: 'shield-wall',
          at: 'damage-taken',
          if: [{ is: 'in-combat' }, { is: 'incoming', atLeast: 2 }],
          do: [{ is: 'prevent', n: 1 }],
        },
      ],
    },
    reverse: {
      id: 'berserk-stance',
      health: 6,
      attack: melee(5),
      defense: 4,
      damage: 3,
      powers: [
        {
          name: 'restless-fury',
          at: 'turn-end',
          if: [{ is: 'fought-not' }],
          do: [{ is: 'turn-card', to: 'starting', who: 'self' }],
        },
        {
          name: 'blood-craze',
          at: 'opponent-beaten',
          do: [{ is: 'roll', rows: [{ faces: [5, 6], do: [heal(1)] }] }],
        },
      ],
    },
  },
  red: {
    icons: ['sword', 'axe', 'mace', 'dagger', 'shield', 'plate', 'mail', 'leather', 'cloth'],
    starting: {
      id: 'battle-stance',
      health: 7,
      attack: melee(5),
      defense: 6,
      damage: 2,
      powers: [
        {
          name: 'enrage',
          at: 'movement',
          may: true,
          cost: [{ is: 'energy', n: 2 }],
          do: [{ is: 'turn-card', to: 'reverse', who: 'self' }],
        },
        {
          name: 'blood-and-thunder',
          at: 'combat-end',
          may: true,
          if: [{ is: 'took-damage' }, { is: 'stands' }],
          do: [{ is: 'turn-card', to: 'reverse', who: 'self' }],
        },
        {
          name: 'shield-wall',
          at: 'damage-taken',
          if: [{ is: 'in-combat' }, { is: 'incoming', atLeast: 2 }],
          do: [{ is: 'prevent', n: 1 }],
        },
      ],
    },
    reverse: {
      id: 'berserk-stance',
      health: 7,
      attack: melee(6),
      defense: 5,
      damage: 3,
      powers: [
        {
          name: 'restless-fury',
          at: 'turn-end',
          if: [{ is: 'fought-not' }],
          do: [{ is: 'turn-card', to: 'starting', who: 'self' }],
        },
        {
          name: 'blood-craze',
          at: 'opponent-beaten',
          do: [{ is: 'roll', rows: [{ faces: [4, 5, 6], do: [heal(1)] }] }],
        },
      ],
    },
  },
};
