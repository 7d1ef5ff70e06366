import type { CharacterCard } from '../../vocabulary/characters.ts';
import type { Level } from '../../vocabulary/terms.ts';
import { melee } from '../words.ts';

/** The four character cards of Burbonn Fang. */
export const burbonnCards: { readonly [L in Level]: CharacterCard } = {
  grey: {
    icons: ['bow', 'gun', 'axe', 'dagger', 'leather', 'cloth'],
    starting: {
      id: 'lone-tracker',
      health: 5,
      attack: melee(1),
      defense: 3,
      damage: 1,
      powers: [
        {
          name: 'tracking',
          at: 'movement',
          may: true,
          once: 'turn',
          do: [{ is: 'peek-discovery', within: 2 }],
        },
        {
          name: 'call-companion',
          at: 'movement',
          may: true,
          cost: [{ is: 'energy', n: 2 }],
          do: [{ is: 'turn-card', to: 'reverse', who: 'self' }],
        },
        {
          name: 'quick-shot',
          at: 'before-roll',
          may: true,
          once: 'combat',
          cost: [{ is: 'energy', n: 1 }],
          do: [{ is: 'attack-type', type: 'ranged', who: 'self' }],
        },
      ],
    },
    reverse: {
      id: 'bear-companion',
      health: 5,
      attack: melee(1),
      defense: 4,
      damage: 1,
      powers: [
        {
          name: 'bear-companion-power',
          at: 'after-roll',
          may: true,
          once: 'combat',
          if: [{ is: 'die', of: 'own', faces: [1] }],
          do: [{ is: 'reroll', die: 'own' }],
        },
      ],
    },
  },
  green: {
    icons: ['bow', 'gun', 'axe', 'dagger', 'leather', 'cloth'],
    starting: {
      id: 'lone-tracker',
      health: 5,
      attack: melee(2),
      defense: 4,
      damage: 1,
      powers: [
        {
          name: 'tracking',
          at: 'movement',
          may: true,
          once: 'turn',
          do: [{ is: 'peek-discovery', within: 3 }],
        },
        {
          name: 'call-companion',
          at: 'movement',
          may: true,
          cost: [{ is: 'energy', n: 2 }],
          do: [{ is: 'turn-card', to: 'reverse', who: 'self' }],
        },
        {
          name: 'quick-shot',
          at: 'before-roll',
          may: true,
          once: 'combat',
          cost: [{ is: 'energy', n: 1 }],
          do: [{ is: 'attack-type', type: 'ranged', who: 'self' }],
        },
      ],
    },
    reverse: {
      id: 'bear-companion',
      health: 5,
      attack: melee(2),
      defense: 5,
      damage: 1,
      powers: [
        {
          name: 'bear-companion-power',
          at: 'after-roll',
          may: true,
          once: 'combat',
          if: [{ is: 'die', of: 'own', faces: [1, 2] }],
          do: [{ is: 'reroll', die: 'own' }],
        },
      ],
    },
  },
  yellow: {
    icons: ['bow', 'gun', 'axe', 'dagger', 'mail', 'leather', 'cloth'],
    starting: {
      id: 'lone-tracker',
      health: 6,
      attack: melee(3),
      defense: 5,
      damage: 1,
      powers: [
        {
          name: 'tracking',
          at: 'movement',
          may: true,
          once: 'turn',
          do: [{ is: 'peek-discovery', within: 4 }],
        },
        {
          name: 'call-companion',
          at: 'movement',
          may: true,
          cost: [{ is: 'energy', n: 1 }],
          do: [{ is: 'turn-card', to: 'reverse', who: 'self' }],
        },
        {
          name: 'quick-shot',
          at: 'before-roll',
          may: true,
          once: 'combat',
          cost: [{ is: 'energy', n: 1 }],
          do: [{ is: 'attack-type', type: 'ranged', who: 'self' }],
        },
      ],
    },
    reverse: {
      id: 'bear-companion',
      health: 6,
      attack: melee(3),
      defense: 6,
      damage: 1,
      powers: [
        {
          name: 'bear-companion-power',
          at: 'after-roll',
          may: true,
          once: 'combat',
          if: [{ is: 'die', of: 'own', faces: [1, 2] }],
          do: [{ is: 'reroll', die: 'own' }],
        },
        {
          name: 'guard-the-master',
          at: 'damage-taken',
          may: true,
          if: [{ is: 'in-combat' }],
          do: [
            { is: 'turn-card', to: 'starting', who: 'self' },
            { is: 'prevent', n: 1 },
          ],
        },
      ],
    },
  },
  red: {
    icons: ['bow', 'gun', 'axe', 'dagger', 'mail', 'leather', 'cloth'],
    starting: {
      id: 'lone-tracker',
      health: 6,
      attack: melee(4),
      defense: 5,
      damage: 2,
      powers: [
        {
          name: 'tracking',
          at: 'movement',
          may: true,
          once: 'turn',
          do: [{ is: 'peek-discovery', within: 5 }],
        },
        {
          name: 'call-companion',
          at: 'movement',
          may: true,
          cost: [{ is: 'energy', n: 1 }],
          do: [{ is: 'turn-card', to: 'reverse', who: 'self' }],
        },
        {
          name: 'quick-shot',
          at: 'before-roll',
          may: true,
          once: 'combat',
          cost: [{ is: 'energy', n: 1 }],
          do: [{ is: 'attack-type', type: 'ranged', who: 'self' }],
        },
      ],
    },
    reverse: {
      id: 'bear-companion',
      health: 6,
      attack: melee(4),
      defense: 6,
      damage: 2,
      powers: [
        {
          name: 'bear-companion-power',
          at: 'after-roll',
          may: true,
          once: 'combat',
          if: [{ is: 'die', of: 'own', faces: [1, 2, 3] }],
          do: [{ is: 'reroll', die: 'own' }],
        },
        {
          name: 'guard-the-master',
          at: 'damage-taken',
          may: true,
          if: [{ is: 'in-combat' }],
          do: [
            { is: 'turn-card', to: 'starting', who: 'self' },
            { is: 'prevent', n: 1 },
          ],
        },
      ],
    },
  },
};
