import type { CharacterCard } from '../../vocabulary/characters.ts';
import type { Level } from '../../vocabulary/terms.ts';
import { bonus, draw, ranged } from '../words.ts';

/** The four character cards of Sandrai Darkshine. */
export const sandraiCards: { readonly [L in Level]: CharacterCard } = {
  grey: {
    icons: ['staff', 'wand', 'dagger', 'cloth'],
    starting: {
      id: 'unbound',
      health: 4,
      attack: ranged(1),
      defense: 4,
      damage: 1,
      powers: [
        {
          name: 'life-tap',
          at: 'movement',
          may: true,
          once: 'turn',
          cost: [{ is: 'damage', n: 1 }],
          do: [{ is: 'gain-energy', n: 1 }],
        },
        {
          name: 'summon-demon',
          at: 'movement',
          may: true,
          cost: [{ is: 'energy', n: 2 }],
          do: [{ is: 'turn-card', to: 'reverse', who: 'self' }],
        },
      ],
    },
    reverse: {
      id: 'demon-bound',
      health: 4,
      attack: ranged(1),
      defense: 4,
      damage: 1,
      powers: [
        {
          name: 'voidwalkers-sacrifice',
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
  green: {
    icons: ['staff', 'wand', 'dagger', 'cloth'],
    starting: {
      id: 'unbound',
      health: 5,
      attack: ranged(2),
      defense: 4,
      damage: 1,
      powers: [
        {
          name: 'life-tap',
          at: 'movement',
          may: true,
          once: 'turn',
          cost: [{ is: 'damage', n: 1 }],
          do: [{ is: 'gain-energy', n: 1 }],
        },
        {
          name: 'summon-demon',
          at: 'movement',
          may: true,
          cost: [{ is: 'energy', n: 2 }],
          do: [{ is: 'turn-card', to: 'reverse', who: 'self' }],
        },
      ],
    },
    reverse: {
      id: 'demon-bound',
      health: 5,
      attack: ranged(2),
      defense: 5,
      damage: 1,
      powers: [
        {
          name: 'voidwalkers-sacrifice',
          at: 'damage-taken',
          may: true,
          if: [{ is: 'in-combat' }],
          do: [
            { is: 'turn-card', to: 'starting', who: 'self' },
            { is: 'prevent', n: 1 },
          ],
        },
        {
          name: 'fel-focus',
          at: 'always',
          if: [{ is: 'replaced-weapon', by: 'own' }],
          do: [bonus('attack', 1)],
        },
      ],
    },
  },
  yellow: {
    icons: ['staff', 'wand', 'dagger', 'cloth'],
    starting: {
      id: 'unbound',
      health: 5,
      attack: ranged(3),
      defense: 5,
      damage: 1,
      powers: [
        {
          name: 'life-tap',
          at: 'movement',
          may: true,
          once: 'turn',
          cost: [{ is: 'damage', n: 1 }],
          do: [{ is: 'gain-energy', n: 1 }, draw(1)],
        },
        {
          name: 'summon-demon',
          at: 'movement',
          may: true,
          cost: [{ is: 'energy', n: 2 }],
          do: [{ is: 'turn-card', to: 'reverse', who: 'self' }],
        },
      ],
    },
    reverse: {
      id: 'demon-bound',
      health: 5,
      attack: ranged(3),
      defense: 5,
      damage: 1,
      powers: [
        {
          name: 'voidwalkers-sacrifice',
          at: 'damage-taken',
          may: true,
          if: [{ is: 'in-combat' }],
          do: [
            { is: 'turn-card', to: 'starting', who: 'self' },
            { is: 'prevent', n: 2 },
          ],
        },
        {
          name: 'fel-focus',
          at: 'always',
          if: [{ is: 'replaced-weapon', by: 'own' }],
          do: [bonus('attack', 1)],
        },
      ],
    },
  },
  red: {
    icons: ['staff', 'wand', 'dagger', 'cloth'],
    starting: {
      id: 'unbound',
      health: 6,
      attack: ranged(4),
      defense: 5,
      damage: 2,
      powers: [
        {
          name: 'life-tap',
          at: 'movement',
          may: true,
          once: 'turn',
          cost: [{ is: 'damage', n: 1 }],
          do: [{ is: 'gain-energy', n: 1 }, draw(1)],
        },
        {
          name: 'summon-demon',
          at: 'movement',
          may: true,
          cost: [{ is: 'energy', n: 2 }],
          do: [{ is: 'turn-card', to: 'reverse', who: 'self' }],
        },
      ],
    },
    reverse: {
      id: 'demon-bound',
      health: 6,
      attack: ranged(4),
      defense: 6,
      damage: 2,
      powers: [
        {
          name: 'voidwalkers-sacrifice',
          at: 'damage-taken',
          may: true,
          if: [{ is: 'in-combat' }],
          do: [
            { is: 'turn-card', to: 'starting', who: 'self' },
            { is: 'prevent', n: 2 },
          ],
        },
        {
          name: 'fel-focus',
          at: 'always',
          if: [{ is: 'replaced-weapon', by: 'own' }],
          do: [bonus('attack', 2)],
        },
      ],
    },
  },
};
