import type { Explorer } from '../../vocabulary/cards.ts';
import { active, passive, ranged, whenever } from '../words/abilities.ts';
import { explorer } from '../words/cards.ts';
import { attack, modify } from '../words/effects.ts';

/** The gunmen. */
export const gunmen: readonly Explorer[] = [
  explorer('sable', 'gunman', { health: 5, stamina: 7, essence: { start: 2, most: 4 }, armor: 3, will: 3 }, [
    active('service-revolver', { stamina: 2, aim: ranged(3, 'unit') }, [attack(2, 0)]),
    passive('held-breath', [
      modify('attack-roll', 1, {
        who: 'self',
        until: 'for-good',
        scope: 'ranged',
        if: { is: 'not', that: { is: 'moved-this-turn', who: 'self' } },
      }),
    ]),
    active('call-the-shot', { stamina: 1, marker: 'explorer', aim: ranged(5, 'monster') }, [
      modify('armor', -1, { who: 'target', until: 'explorer-phase' }),
    ]),
  ]),
  explorer('crane', 'gunman', { health: 5, stamina: 8, essence: { start: 2, most: 4 }, armor: 3, will: 2 }, [
    active('sleeve-derringer', { stamina: 2, aim: ranged(2, 'unit') }, [attack(2, 0)]),
    whenever('gone-already', { on: 'monster-destroyed', by: 'self' }, [{ is: 'move', who: 'self', n: 2 }], {
      may: true,
      inOwnTurn: true,
      cost: { marker: 'explorer' },
    }),
    passive('sleight-of-hand', [modify('chest-draw', 1, { who: 'self', until: 'for-good' })]),
  ]),
];
