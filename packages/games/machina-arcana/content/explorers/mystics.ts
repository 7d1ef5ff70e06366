import type { Explorer } from '../../vocabulary/cards.ts';
import { active, arc, melee, passive, self } from '../words/abilities.ts';
import { explorer } from '../words/cards.ts';
import { arcane, grant, modify } from '../words/effects.ts';

/** The mystics. */
export const mystics: readonly Explorer[] = [
  explorer(
    'calloway',
    'mystic',
    { health: 5, stamina: 6, essence: { start: 3, most: 5 }, armor: 3, will: 4 },
    [
      active('whispered-name', { stamina: 2, aim: arc(2, 'unit') }, [arcane(1, 1)]),
      active(
        'sheltering-psalm',
        { essence: 1, marker: 'explorer', aim: arc(3, 'explorer', { orSelf: true }) },
        [
          modify('armor', 1, { who: 'target', until: 'explorer-phase' }),
          modify('will', 1, { who: 'target', until: 'explorer-phase' }),
        ],
      ),
    ],
  ),
  explorer('rourke', 'mystic', { health: 5, stamina: 6, essence: { start: 3, most: 5 }, armor: 3, will: 4 }, [
    active('undertow', { stamina: 2, aim: melee('unit') }, [arcane(1, 1)]),
    passive('second-sight', [grant('sees-ethereal', 'self', 'for-good')]),
    active('veil-step', { stamina: 2, essence: 1, aim: self }, [
      { is: 'teleport', who: 'self', to: { within: 3 } },
    ]),
  ]),
];
