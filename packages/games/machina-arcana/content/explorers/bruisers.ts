import type { Explorer } from '../../vocabulary/cards.ts';
import { active, melee, passive, whenever } from '../words/abilities.ts';
import { explorer } from '../words/cards.ts';
import { attack, push, restore } from '../words/effects.ts';

/** The bruisers. */
export const bruisers: readonly Explorer[] = [
  explorer(
    'thornquist',
    'bruiser',
    { health: 6, stamina: 6, essence: { start: 2, most: 4 }, armor: 4, will: 2 },
    [
      active('spanner-and-fist', { stamina: 2, aim: melee('unit') }, [attack(1, 1)]),
      passive('shoulder-through', [
        { is: 'set-price', of: 'destroy-closed-door', to: 2, who: 'self', until: 'for-good' },
      ]),
      active('heave', { stamina: 1, marker: 'explorer', aim: melee('unit') }, [push(1, 'target')]),
    ],
  ),
  explorer('vane', 'bruiser', { health: 7, stamina: 6, essence: { start: 1, most: 4 }, armor: 3, will: 3 }, [
    active('bare-knuckles', { stamina: 2, aim: melee('unit') }, [attack(1, 1)]),
    whenever('ledger-of-wounds', { on: 'hit', by: 'monster', who: 'self' }, [
      { is: 'gather', n: 3, do: [restore('essence', 2, 'self')] },
    ]),
    whenever(
      'turn-the-other-cheek',
      { on: 'would-lose-health', who: 'adjacent-explorer', byAttack: true },
      [{ is: 'redirect', to: 'self' }],
      { may: true, cost: { marker: 'explorer' } },
    ),
  ]),
];
