import type { Monster } from '../../vocabulary/cards.ts';
import {
  active,
  arc,
  area,
  entersPlay,
  passive,
  ranged,
  self,
  whenDies,
  whenever,
} from '../words/abilities.ts';
import { monster } from '../words/cards.ts';
import { arcane, attack, lose, modify, pull, push, track } from '../words/effects.ts';

/** The monsters of level 4. */
export const level4Monsters: readonly Monster[] = [
  monster('unlit-regent', { level: 4, mind: 'cunning', health: 4, armor: 5, will: 6, stamina: 7 }, [
    passive('weight-of-night', [modify('will', -1, { who: 'adjacent-explorers', until: 'for-good' })]),
    active('decree', { stamina: 3, aim: arc(4, 'explorer') }, [arcane(0, 3)]),
    active('repeat-the-sentence', { stamina: 4 }, [{ is: 'repeat-horror-event' }], {
      limit: { per: 'turn', times: 1 },
    }),
  ]),
  monster('boiler-leviathan', { level: 4, mind: 'irrational', health: 6, armor: 6, will: 4, stamina: 6 }, [
    active('scalding-sweep', { stamina: 3, aim: area(1, 'explorer') }, [
      attack(1, 2, { who: 'each-target', onHit: [push(1, 'target')] }),
    ]),
    whenDies('overpressure', [{ is: 'explode-barrels', on: 'tile' }]),
  ]),
  monster('debt-collector', { level: 4, mind: 'cunning', health: 4, armor: 5, will: 5, stamina: 7 }, [
    whenever('interest', { on: 'phase-start', phase: 'horror' }, [track('horror', 1)]),
    active('collect', { stamina: 3, aim: ranged(5, 'explorer') }, [
      attack(1, 2, {
        onHit: [
          {
            is: 'choose',
            chooser: 'target',
            of: [
              { id: 'pay', do: [lose('essence', 2, 'target')] },
              { id: 'bleed', do: [lose('health', 1, 'target')] },
            ],
          },
        ],
      }),
    ]),
  ]),
  monster(
    'mother-of-gaskets',
    { level: 4, mind: 'irrational', health: 6, armor: 5, will: 5, stamina: 6, keywords: ['immobile'] },
    [
      entersPlay('inhale', [pull(2, { explorers: 'all', within: 'tile' }, { stopsBeforePit: true })]),
      passive('brood', [modify('armor', 1, { who: 'adjacent-monsters', until: 'for-good' })]),
      active('thrash', { stamina: 3, aim: area(2, 'explorer') }, [attack(2, 2, { who: 'each-target' })]),
    ],
  ),
  monster('astronomer-of-nothing', { level: 4, mind: 'cunning', health: 5, armor: 5, will: 6, stamina: 7 }, [
    active(
      'eclipse',
      { stamina: 2, marker: 'horror', aim: area(5, 'explorer') },
      [modify('will', -1, { who: 'each-target', until: 'horror-phase' })],
      { limit: { per: 'turn', times: 1 } },
    ),
    active('falling-star', { stamina: 4, aim: arc(6, 'explorer') }, [
      arcane(0, 3, { who: { unitsAround: 'target', within: 1, middle: true } }),
    ]),
    active(
      'step-between',
      { stamina: 2, aim: self },
      [{ is: 'teleport', who: 'self', to: { within: 4 }, prefers: 'far-but-in-reach' }],
      { limit: { per: 'turn', times: 1 } },
    ),
  ]),
];
