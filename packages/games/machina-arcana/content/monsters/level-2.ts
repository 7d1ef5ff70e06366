import type { Monster } from '../../vocabulary/cards.ts';
import { active, arc, entersPlay, melee, passive, ranged, whenDies } from '../words/abilities.ts';
import { monster } from '../words/cards.ts';
import { arcane, attack, lose, push, restore, spawn, track } from '../words/effects.ts';

/** The monsters of level 2. */
export const level2Monsters: readonly Monster[] = [
  monster('choir-husk', { level: 2, mind: 'irrational', health: 2, armor: 3, will: 4, stamina: 4 }, [
    entersPlay('opening-note', [track('horror', 1)]),
    active('dirge', { stamina: 2, aim: arc(3, 'explorer') }, [
      arcane(2, 0, { onHit: [lose('essence', 1, 'target', { ifAble: true })] }),
    ]),
  ]),
  monster('pistonback', { level: 2, mind: 'irrational', health: 3, armor: 4, will: 2, stamina: 5 }, [
    active('ram', { stamina: 3, aim: melee('explorer') }, [attack(0, 2, { onHit: [push(2, 'target')] })]),
  ]),
  monster('mirror-tithe', { level: 2, mind: 'cunning', health: 2, armor: 3, will: 3, stamina: 5 }, [
    active(
      'exchange',
      { stamina: 2, aim: ranged(3, 'explorer') },
      [{ is: 'swap', one: 'self', other: 'target' }],
      { if: { is: 'worse-for-target' }, limit: { per: 'turn', times: 1 } },
    ),
    active('splinter', { stamina: 2, aim: melee('explorer') }, [attack(1, 1)]),
  ]),
  monster('rust-shepherd', { level: 2, mind: 'cunning', health: 2, armor: 3, will: 3, stamina: 6 }, [
    active(
      'crook',
      { stamina: 2, aim: arc(3, 'monster') },
      [restore('health', 1, 'target'), { is: 'move', who: 'target', n: 2, toward: 'nearest-explorer' }],
      { limit: { per: 'turn', times: 1 } },
    ),
    active('flay', { stamina: 2, aim: melee('explorer') }, [attack(2, 0)]),
  ]),
  monster('grief-automaton', { level: 2, mind: 'irrational', health: 3, armor: 4, will: 2, stamina: 4 }, [
    passive('dragging-cables', [
      { is: 'price', of: 'move', by: 1, least: 0, who: 'adjacent-explorers', until: 'for-good' },
    ]),
    active('wring', { stamina: 2, aim: melee('explorer') }, [attack(1, 1)]),
  ]),
  monster('spore-clerk', { level: 2, mind: 'cunning', health: 2, armor: 3, will: 4, stamina: 5 }, [
    active(
      'audit',
      { stamina: 2, aim: ranged(3, 'explorer') },
      [
        {
          is: 'if',
          if: { is: 'stat', stat: 'essence', who: 'target', cmp: '>', value: 0 },
          do: [lose('essence', 1, 'target')],
          else: [arcane(2, 0)],
        },
      ],
      { limit: { per: 'turn', times: 2 } },
    ),
  ]),
  monster('split-leech', { level: 2, mind: 'irrational', health: 2, armor: 3, will: 2, stamina: 5 }, [
    active('latch', { stamina: 2, aim: melee('explorer') }, [
      attack(1, 1, { onHit: [restore('health', 1, 'self')] }),
    ]),
    whenDies('halve', [
      { is: 'roll', atLeast: 6, do: [spawn('nearest-explorer', { level: 1, at: 'self' })] },
    ]),
  ]),
  monster('cinder-hound', { level: 2, mind: 'irrational', health: 2, armor: 3, will: 2, stamina: 6 }, [
    active('scorch', { stamina: 3, aim: melee('explorer') }, [
      attack(0, 2, {
        onHit: [
          {
            is: 'if',
            if: { is: 'equipped', who: 'target', type: 'apparel', cmp: '=', value: 0 },
            do: [lose('health', 1, 'target')],
          },
        ],
      }),
    ]),
  ]),
];
