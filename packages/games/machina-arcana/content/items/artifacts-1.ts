import type { Item } from '../../vocabulary/cards.ts';
import { active, arc, melee, passive, ranged, self, whenever } from '../words/abilities.ts';
import { augment, items, main, upgrade } from '../words/cards.ts';
import { arcane, dice, grant, modify, push, restore } from '../words/effects.ts';

const item = items('artifact', 1);

/** Artifacts of level 1. */
export const artifacts1: readonly Item[] = [
  item('drowned-bell', main(0, { right: 'sigil', top: 'eye' }), [
    active('toll', { stamina: 2, aim: arc(2, 'unit') }, [
      arcane(2, 0, { onHit: [modify('will', -1, { who: 'target', until: 'end-of-turn' })] }),
    ]),
  ]),
  item('whispering-tin', main(0, { top: 'eye', right: 'sigil' }), [
    active('listen', { stamina: 1, marker: 'explorer' }, [
      { is: 'peek', deck: 'horror', n: 2, puts: 'top-or-bottom' },
    ]),
  ]),
  item('salt-lantern', main(0, { top: 'eye' }), [
    active(
      'uncover',
      { stamina: 1, essence: 2 },
      [{ is: 'token', token: 'light', what: 'place', on: 'chapter-on-tile' }],
      { if: { is: 'spaces-left', space: 'chapter', state: 'dark', on: 'tile', cmp: '>', value: 0 } },
    ),
  ]),
  item('mending-icon', main(0, { right: 'sigil' }), [
    active(
      'mend',
      { stamina: 3, essence: 1, aim: melee('explorer', { orSelf: true }) },
      [restore('health', 1, 'target')],
      { limit: { per: 'round', times: 1 } },
    ),
  ]),
  item('finger-bone-compass', main(0, { top: 'eye', right: 'sigil' }), [
    active(
      'follow-the-needle',
      { stamina: 2, aim: self },
      [
        {
          is: 'choose',
          chooser: 'self',
          of: [
            { id: 'to-a-chest', do: [{ is: 'teleport', who: 'self', to: { space: 'chest' } }] },
            { id: 'to-a-workbench', do: [{ is: 'teleport', who: 'self', to: { space: 'workbench' } }] },
            { id: 'to-a-recharge-station', do: [{ is: 'teleport', who: 'self', to: { space: 'recharge' } }] },
          ],
        },
      ],
      { limit: { per: 'turn', times: 1 } },
    ),
  ]),
  item('weeping-coin', main(0, { right: 'sigil' }), [
    whenever('call-it-again', { on: 'spawn-checked', who: 'self' }, [{ is: 'reroll', dice: 'game' }], {
      limit: { per: 'round', times: 1 },
      may: true,
      cost: { essence: 1 },
    }),
  ]),
  item('idol-of-small-mercies', main(0, { top: 'eye' }), [
    active('ask', { stamina: 1, essence: 1, marker: 'explorer', aim: arc(3, 'explorer', { orSelf: true }) }, [
      grant('warded', 'target', 'explorer-phase'),
    ]),
  ]),
  item('howling-root', main(0, { top: 'eye', right: 'sigil' }), [
    active('howl', { stamina: 2, aim: ranged(2, 'unit') }, [arcane(2, 0, { onHit: [push(1, 'target')] })]),
  ]),
  item('third-eye', upgrade('top', 'eye'), [
    passive('opened', [
      modify('attack-roll', 1, {
        who: 'self',
        until: 'while-equipped',
        scope: 'arcane',
        if: { is: 'stat', stat: 'essence', who: 'self', cmp: '>=', value: 2 },
      }),
    ]),
  ]),
  item('ink-ribbon', upgrade('top', 'eye'), [
    whenever(
      'read-ahead',
      { on: 'space-activated', space: 'event', by: 'self', before: true },
      [{ is: 'peek', deck: 'explorer-event', n: 2, puts: 'top-or-bottom' }],
      { may: true, cost: { marker: 'explorer' } },
    ),
  ]),
  item('tallow-candle', upgrade('top', 'eye'), [
    passive('kept-burning', [{ is: 'support-range', to: 3, who: 'self', until: 'while-equipped' }]),
  ]),
  item('sigil-of-thirst', augment('sigil'), [
    whenever('drink', { on: 'monster-destroyed', by: 'self' }, [
      { is: 'roll', atLeast: 5, do: [restore('essence', 1, 'self')] },
    ]),
  ]),
  item('sigil-of-ash', augment('sigil'), [
    active('smoulder', { essence: 1, aim: self }, [
      { is: 'add-dice', dice: dice(0, 1), until: 'end-of-turn', times: 'once' },
    ]),
  ]),
];
