import type { DiscoveryKind } from '../vocabulary/content.ts';
import { damage, discard } from './words.ts';

/** The ten kinds of discovery tokens. */
export const discoveryKinds: readonly DiscoveryKind[] = [
  {
    id: 'gold',
    kept: true,
    copies: 2,
    powers: [
      {
        at: 'own-turn',
        may: true,
        if: [{ is: 'in-city' }],
        cost: [{ is: 'discard-this' }],
        do: [{ is: 'gain-item', level: 'own-or-lower', n: 1 }],
      },
    ],
  },
  {
    id: 'hearthstone',
    kept: true,
    copies: 2,
    powers: [
      {
        at: 'movement',
        may: true,
        cost: [{ is: 'discard-this' }],
        instead: 'walking',
        do: [{ is: 'teleport', who: 'self', to: 'city' }],
      },
    ],
  },
  {
    id: 'far-sight',
    kept: true,
    copies: 2,
    powers: [
      {
        at: 'movement',
        may: true,
        cost: [{ is: 'discard-this' }],
        do: [{ is: 'peek-discovery', within: 'map', mayDiscard: true }],
      },
    ],
  },
  {
    id: 'rocket-boots',
    kept: true,
    copies: 2,
    powers: [
      {
        at: 'movement-roll',
        may: true,
        cost: [{ is: 'discard-this' }],
        do: [{ is: 'reroll', die: 'movement' }],
      },
      { at: 'just-rolled', may: true, cost: [{ is: 'discard-this' }], do: [{ is: 'reroll', die: 'own' }] },
    ],
  },
  {
    id: 'traveling-merchant',
    kept: true,
    copies: 2,
    powers: [{ at: 'movement', may: true, cost: [{ is: 'discard-this' }], do: [{ is: 'trade' }] }],
  },
  { id: 'ambush', kept: false, copies: 2, powers: [{ at: 'reveal', do: [{ is: 'ambush' }] }] },
  {
    id: 'false-map',
    kept: false,
    copies: 2,
    powers: [{ at: 'reveal', do: [{ is: 'move', n: 2, who: 'self', by: 'right' }] }],
  },
  {
    id: 'power-drain',
    kept: false,
    copies: 2,
    powers: [{ at: 'reveal', do: [discard(2, 'self', 'random')] }],
  },
  { id: 'disease', kept: false, copies: 2, powers: [{ at: 'reveal', do: [{ is: 'disease', who: 'self' }] }] },
  { id: 'bomb', kept: false, copies: 2, powers: [{ at: 'reveal', do: [damage(2, 'self')] }] },
];
