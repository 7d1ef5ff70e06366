import type { Monster } from '../../vocabulary/cards.ts';
import { active, arc, area, melee, passive, ranged, self, whenever } from '../words/abilities.ts';
import { monster } from '../words/cards.ts';
import { arcane, attack, grant, lose, pull, spawn } from '../words/effects.ts';

/** The monsters of level 3. */
export const level3Monsters: readonly Monster[] = [
  monster('tide-surgeon', { level: 3, mind: 'cunning', health: 3, armor: 4, will: 4, stamina: 6 }, [
    active('vivisect', { stamina: 3, aim: melee('explorer') }, [
      attack(0, 2, {
        onHit: [
          {
            is: 'choose',
            chooser: 'target',
            of: [
              {
                id: 'destroy-an-equipped-item',
                do: [{ is: 'destroy-item', who: 'target', where: 'equipped' }],
              },
              { id: 'lose-1-health', do: [lose('health', 1, 'target')] },
            ],
          },
        ],
      }),
    ]),
  ]),
  monster('rift-weaver', { level: 3, mind: 'cunning', health: 3, armor: 3, will: 5, stamina: 6 }, [
    active('unravel', { stamina: 3, aim: arc(4, 'explorer') }, [arcane(1, 2)]),
    active(
      'elsewhere',
      { stamina: 2, aim: self },
      [{ is: 'teleport', who: 'self', to: { within: 4 }, prefers: 'far-but-in-reach' }],
      { limit: { per: 'turn', times: 1 } },
    ),
  ]),
  monster(
    'gear-saint',
    { level: 3, mind: 'irrational', health: 4, armor: 5, will: 4, stamina: 6, keywords: ['immobile'] },
    [
      passive('rooted', [grant('immobile', 'self', 'for-good')]),
      active('benediction-chain', { stamina: 2, aim: arc(5, 'explorer', { least: 2 }) }, [pull(2, 'target')]),
      active('grinding-mercy', { stamina: 2, aim: area(1, 'explorer') }, [
        attack(2, 1, { who: 'each-target' }),
      ]),
    ],
  ),
  monster('stair-walker', { level: 3, mind: 'irrational', health: 3, armor: 4, will: 4, stamina: 6 }, [
    active('rend', { stamina: 3, aim: melee('explorer') }, [attack(1, 2)]),
    active(
      'between-steps',
      { stamina: 2, aim: self },
      [{ is: 'teleport', who: 'self', to: { within: 4 }, prefers: 'next-to-nearest-explorer' }],
      {
        if: { is: 'neighbours', who: 'self', what: 'explorer', cmp: '=', value: 0 },
        limit: { per: 'turn', times: 1 },
      },
    ),
  ]),
  monster('brass-matron', { level: 3, mind: 'irrational', health: 4, armor: 4, will: 3, stamina: 5 }, [
    active('clutch', { stamina: 2, aim: melee('explorer') }, [attack(0, 2)]),
    active(
      'nurse',
      { stamina: 3 },
      [{ is: 'roll', atLeast: 7, do: [spawn('nearest-explorer', { level: 1 })] }],
      { limit: { per: 'turn', times: 1 } },
    ),
  ]),
  monster('quiet-auditor', { level: 3, mind: 'cunning', health: 3, armor: 3, will: 5, stamina: 6 }, [
    active('seize', { stamina: 3, aim: arc(4, 'explorer') }, [
      arcane(0, 2, {
        onHit: [
          {
            is: 'choose',
            chooser: 'target',
            of: [
              { id: 'hand-it-over', do: [{ is: 'destroy-item', who: 'target', where: 'any' }] },
              { id: 'pay', do: [lose('essence', 2, 'target')] },
            ],
          },
        ],
      }),
    ]),
  ]),
  monster('vesper-duellist', { level: 3, mind: 'cunning', health: 3, armor: 5, will: 3, stamina: 6 }, [
    whenever('riposte', { on: 'missed', by: 'adjacent-explorer', who: 'self' }, [
      attack(1, 1, { who: 'attacker' }),
    ]),
    active('lunge', { stamina: 3, aim: ranged(2, 'explorer') }, [
      { is: 'move', who: 'self', n: 1, toward: 'target' },
      attack(0, 2),
    ]),
  ]),
];
