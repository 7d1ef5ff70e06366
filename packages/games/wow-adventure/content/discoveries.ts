import type { DiscoveryKind } from '../vocabulary/content.ts';
import { inCity } from './words/conditions.ts';
import { damage, discard, gainItem, goTo, reroll } from './words/effects.ts';
import { at, given, insteadOf, paying, thisCard } from './words/powers.ts';

/** The ten kinds of discovery tokens. */
export const discoveryKinds: readonly DiscoveryKind[] = [
  {
    id: 'gold',
    kept: true,
    copies: 2,
    powers: [given(paying(thisCard, 'own-turn', gainItem('own-or-lower')), inCity)],
  },
  {
    id: 'hearthstone',
    kept: true,
    copies: 2,
    powers: [insteadOf('walking', paying(thisCard, 'movement', goTo('city')))],
  },
  {
    id: 'far-sight',
    kept: true,
    copies: 2,
    powers: [paying(thisCard, 'movement', { is: 'peek-discovery', within: 'map', mayDiscard: true })],
  },
  {
    id: 'rocket-boots',
    kept: true,
    copies: 2,
    powers: [
      paying(thisCard, 'movement-roll', { is: 'reroll', die: 'movement' }),
      paying(thisCard, 'just-rolled', reroll),
    ],
  },
  {
    id: 'traveling-merchant',
    kept: true,
    copies: 2,
    powers: [paying(thisCard, 'movement', { is: 'trade' })],
  },
  { id: 'ambush', kept: false, copies: 2, powers: [at('reveal', { is: 'ambush' })] },
  {
    id: 'false-map',
    kept: false,
    copies: 2,
    powers: [at('reveal', { is: 'move', n: 2, who: 'self', by: 'right' })],
  },
  { id: 'power-drain', kept: false, copies: 2, powers: [at('reveal', discard(2, 'self', 'random'))] },
  { id: 'disease', kept: false, copies: 2, powers: [at('reveal', { is: 'disease', who: 'self' })] },
  { id: 'bomb', kept: false, copies: 2, powers: [at('reveal', damage(2, 'self'))] },
];
