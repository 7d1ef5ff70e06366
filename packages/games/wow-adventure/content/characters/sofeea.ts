import type { CharacterCard } from '../../vocabulary/characters.ts';
import type { Level } from '../../vocabulary/terms.ts';
import { bonus, ranged, theirAttackIs } from '../words.ts';

/** The four character cards of Sofeea Icecall. */
export const sofeeaCards: { readonly [L in Level]: CharacterCard } = {
  grey: {
    icons: ['staff', 'wand', 'dagger', 'cloth'],
    starting: {
      id: 'unshielded',
      health: 4,
      attack: ranged(1),
      defense: 4,
      damage: 1,
      powers: [
        {
          name: 'raise-ice-barrier',
          at: 'movement',
          may: true,
          cost: [{ is: 'energy', n: 1 }],
          do: [{ is: 'turn-card', to: 'reverse', who: 'self' }],
        },
        {
          name: 'evocation',
          at: 'movement',
          may: true,
          once: 'turn',
          cost: [{ is: 'discard', n: 2 }],
          do: [{ is: 'gain-energy', n: 1 }],
        },
      ],
    },
    reverse: {
      id: 'ice-barrier',
      health: 4,
      attack: ranged(1),
      defense: 4,
      damage: 1,
      powers: [
        {
          name: 'ice-barrier-power',
          at: 'damage-taken',
          if: [{ is: 'in-combat' }],
          do: [
            { is: 'prevent', n: 1 },
            { is: 'turn-card', to: 'starting', who: 'self' },
          ],
        },
      ],
    },
  },
  green: {
    icons: ['staff', 'wand', 'dagger', 'cloth'],
    starting: {
      id: 'unshielded',
      health: 4,
      attack: ranged(2),
      defense: 4,
      damage: 1,
      powers: [
        {
          name: 'raise-ice-barrier',
          at: 'movement',
          may: true,
          cost: [{ is: 'energy', n: 1 }],
          do: [{ is: 'turn-card', to: 'reverse', who: 'self' }],
        },
        {
          name: 'evocation',
          at: 'movement',
          may: true,
          once: 'turn',
          cost: [{ is: 'discard', n: 2 }],
          do: [{ is: 'gain-energy', n: 1 }],
        },
      ],
    },
    reverse: {
      id: 'ice-barrier',
      health: 4,
      attack: ranged(2),
      defense: 4,
      damage: 1,
      powers: [
        {
          name: 'ice-barrier-power',
          at: 'damage-taken',
          if: [{ is: 'in-combat' }],
          do: [
            { is: 'prevent', n: 1 },
            { is: 'turn-card', to: 'starting', who: 'self' },
          ],
        },
        { name: 'chill', at: 'always', if: [theirAttackIs('melee')], do: [bonus('attack', -1, 'opponent')] },
      ],
    },
  },
  yellow: {
    icons: ['staff', 'wand', 'dagger', 'cloth'],
    starting: {
      id: 'unshielded',
      health: 5,
      attack: ranged(3),
      defense: 4,
      damage: 1,
      powers: [
        {
          name: 'raise-ice-barrier',
          at: 'movement',
          may: true,
          cost: [{ is: 'energy', n: 1 }],
          do: [{ is: 'turn-card', to: 'reverse', who: 'self' }],
        },
        {
          name: 'evocation',
          at: 'movement',
          may: true,
          once: 'turn',
          cost: [{ is: 'discard', n: 1 }],
          do: [{ is: 'gain-energy', n: 1 }],
        },
      ],
    },
    reverse: {
      id: 'ice-barrier',
      health: 5,
      attack: ranged(3),
      defense: 5,
      damage: 1,
      powers: [
        {
          name: 'ice-barrier-power',
          at: 'damage-taken',
          if: [{ is: 'in-combat' }],
          do: [
            { is: 'prevent', n: 2 },
            { is: 'turn-card', to: 'starting', who: 'self' },
          ],
        },
        { name: 'chill', at: 'always', if: [theirAttackIs('melee')], do: [bonus('attack', -1, 'opponent')] },
      ],
    },
  },
  red: {
    icons: ['staff', 'wand', 'dagger', 'cloth'],
    starting: {
      id: 'unshielded',
      health: 6,
      attack: ranged(4),
      defense: 5,
      damage: 2,
      powers: [
        {
          name: 'raise-ice-barrier',
          at: 'movement',
          may: true,
          cost: [{ is: 'energy', n: 1 }],
          do: [{ is: 'turn-card', to: 'reverse', who: 'self' }],
        },
        {
          name: 'evocation',
          at: 'movement',
          may: true,
          once: 'turn',
          cost: [{ is: 'discard', n: 1 }],
          do: [{ is: 'gain-energy', n: 1 }],
        },
      ],
    },
    reverse: {
      id: 'ice-barrier',
      health: 6,
      attack: ranged(4),
      defense: 5,
      damage: 2,
      powers: [
        {
          name: 'ice-barrier-power',
          at: 'damage-taken',
          if: [{ is: 'in-combat' }],
          do: [
            { is: 'prevent', n: 2 },
            { is: 'turn-card', to: 'starting', who: 'self' },
          ],
        },
        { name: 'chill', at: 'always', if: [theirAttackIs('melee')], do: [bonus('attack', -1, 'opponent')] },
      ],
    },
  },
};
