import type { Item } from '../../vocabulary/cards.ts';
import { active, passive, self, whenever } from '../words/abilities.ts';
import { augment, items, upgrade } from '../words/cards.ts';
import { grant, modify, push } from '../words/effects.ts';

const item = items('apparel', 2);

/** What can be joined to apparel, of level 2. */
export const joinedApparel2: readonly Item[] = [
  item('brass-ribs', upgrade('bottom', 'buckle'), [
    passive('ribbed', [modify('armor', 1, { who: 'self', until: 'while-equipped' })]),
  ]),
  item('lantern-helm', upgrade('top', 'strap'), [
    passive('carried-light', [
      {
        is: 'essence-price',
        of: 'activate-dark-chapter',
        by: -1,
        least: 0,
        who: 'self',
        until: 'while-equipped',
      },
      { is: 'essence-price', of: 'seal-spawn', by: -1, least: 0, who: 'self', until: 'while-equipped' },
    ]),
  ]),
  item('magnet-boots', upgrade('bottom', 'buckle'), [
    passive('clamped', [grant('immovable', 'self', 'while-equipped')]),
  ]),
  item('officers-braid', upgrade('top', 'strap'), [
    passive('example', [
      modify('will', 1, { who: 'adjacent-explorers', until: 'while-equipped' }),
      modify('armor', 1, {
        who: 'adjacent-explorers',
        until: 'while-equipped',
        if: { is: 'stat', stat: 'health', who: 'self', cmp: '>=', value: 3 },
      }),
    ]),
  ]),
  item('spring-soles', augment('clasp'), [
    active('bound', { marker: 'explorer', aim: self }, [
      { is: 'move', who: 'self', n: 3, passesObstacles: true },
    ]),
  ]),
  item('smoke-vials', augment('clasp'), [
    active('screen', { stamina: 1, marker: 'explorer', aim: self }, [
      modify('attack-roll-against', -2, { who: 'self', until: 'explorer-phase', scope: 'ranged' }),
    ]),
  ]),
  item('reactive-plate', augment('clasp'), [
    whenever('blow-out', { on: 'hit', by: 'monster', who: 'self' }, [push(3, 'attacker')], {
      may: true,
      cost: { unequipsThis: true },
    }),
  ]),
];
