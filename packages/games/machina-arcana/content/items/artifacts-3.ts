import type { Item } from '../../vocabulary/cards.ts';
import { active, arc, passive, spaces, whenever } from '../words/abilities.ts';
import { augment, items, main, upgrade } from '../words/cards.ts';
import { arcane, modify, restore, track } from '../words/effects.ts';

const item = items('artifact', 3);

/** Artifacts of level 3. */
export const artifacts3: readonly Item[] = [
  item('key-of-silence', main(0, { top: 'eye' }), [
    active('turn-the-key', { stamina: 3, destroysThis: true, aim: arc(3, 'monster') }, [
      { is: 'banish', who: 'target' },
      track('threat', -1),
    ]),
  ]),
  item('hand-of-the-machine', main(0, { top: 'eye', right: 'sigil' }), [
    active(
      'reach',
      {
        stamina: 1,
        essence: 1,
        aim: arc(4, spaces(['chest', 'workbench', 'event', 'recharge', 'lever'], 'unexplored')),
      },
      [{ is: 'activate-target' }],
      { limit: { per: 'turn', times: 1 } },
    ),
  ]),
  item('unlit-diadem', main(0, { top: 'eye' }), [
    whenever('look-away', { on: 'horror-event-drawn' }, [{ is: 'cancel-event' }], {
      limit: { per: 'round', times: 1 },
      may: true,
      cost: { essence: 2 },
    }),
  ]),
  item('tome-of-names', main(0, { top: 'eye', right: 'sigil' }), [
    active('name-it', { stamina: 3, aim: arc(5, 'unit') }, [
      arcane(0, 3, { onHit: [modify('will', -1, { who: 'target', until: 'end-of-turn' })] }),
    ]),
  ]),
  item('philosophers-boiler', main(0, { right: 'sigil' }), [
    whenever('distil', { on: 'phase-start', phase: 'explorer' }, [restore('essence', 1, 'self')]),
  ]),
  item('gate-shard', main(0, { right: 'sigil' }), [
    active(
      'open-the-gate',
      { stamina: 2, aim: arc(5, 'explorer', { orSelf: true }) },
      [{ is: 'teleport', who: 'target', to: { within: 5 } }],
      { limit: { per: 'turn', times: 2 } },
    ),
  ]),
  item('hourglass-of-brine', main(0, { top: 'eye' }), [
    active('break-the-glass', { stamina: 2, destroysThis: true }, [
      track('threat', -2),
      { is: 'reset-track', track: 'horror' },
      { is: 'reset-track', track: 'spawn' },
    ]),
  ]),
  item('star-iris', upgrade('top', 'eye'), [
    passive('dilated', [
      modify('attack-roll', 1, { who: 'self', until: 'while-equipped', scope: 'arcane' }),
      modify('will', 1, { who: 'self', until: 'while-equipped' }),
    ]),
  ]),
  item('witness-eye', upgrade('top', 'eye'), [
    whenever('unblinking', { on: 'horror-checked' }, [{ is: 'reroll', dice: 'game' }], {
      limit: { per: 'round', times: 1 },
      may: true,
    }),
  ]),
  item('sigil-of-unmaking', augment('sigil'), [
    whenever(
      'unwrite',
      { on: 'hit', by: 'self', scope: 'host' },
      [
        {
          is: 'if',
          if: { is: 'level', who: 'defender', cmp: '<=', value: 2 },
          do: [{ is: 'banish', who: 'defender' }],
        },
      ],
      { may: true, cost: { essence: 1 } },
    ),
  ]),
  item('sigil-of-communion', augment('sigil'), [
    passive('one-breath', [{ is: 'support-range', to: 'tile', who: 'self', until: 'while-equipped' }]),
    whenever('shared', { on: 'supported', by: 'self' }, [restore('stamina', 1, 'supported')], {
      limit: { per: 'round', times: 1 },
    }),
  ]),
];
