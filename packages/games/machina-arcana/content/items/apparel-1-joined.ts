import type { Item } from '../../vocabulary/cards.ts';
import { active, passive, self, whenever } from '../words/abilities.ts';
import { augment, items, upgrade } from '../words/cards.ts';
import { grant, modify, restore } from '../words/effects.ts';

const item = items('apparel', 1);

/** What can be joined to apparel, of level 1. */
export const joinedApparel1: readonly Item[] = [
  item('mirror-goggles', upgrade('top', 'strap'), [
    passive('true-glass', [
      modify('will', 1, { who: 'self', until: 'while-equipped' }),
      grant('sees-ethereal', 'self', 'while-equipped'),
    ]),
  ]),
  item('padded-cowl', upgrade('top', 'strap'), [
    whenever(
      'muffle',
      { on: 'attack-rolled', who: 'self', mode: 'arcane' },
      [modify('attack-roll', -2, { who: 'attacker', until: 'this-roll' })],
      { may: true, cost: { marker: 'explorer' } },
    ),
  ]),
  item('tool-belt', upgrade('bottom', 'buckle'), [
    passive('right-tool', [
      { is: 'price', of: 'activate-lever', by: -1, least: 0, who: 'self', until: 'while-equipped' },
      { is: 'price', of: 'open-or-close-door', by: -1, least: 0, who: 'self', until: 'while-equipped' },
      { is: 'price', of: 'destroy-closed-door', by: -1, least: 0, who: 'self', until: 'while-equipped' },
    ]),
  ]),
  item('respirator', upgrade('top', 'strap'), [
    whenever(
      'filtered',
      { on: 'would-lose-essence', who: 'self' },
      [{ is: 'prevent', what: 'essence', n: 1 }],
      { may: true, cost: { marker: 'explorer' } },
    ),
  ]),
  item('shin-plates', augment('clasp'), [
    active('brace', { stamina: 1, marker: 'explorer', aim: self }, [
      modify('armor', 1, { who: 'self', until: 'explorer-phase' }),
    ]),
  ]),
  item('pocket-watch', augment('clasp'), [
    active('one-more-minute', { marker: 'explorer', aim: self }, [restore('stamina', 1, 'self')], {
      limit: { per: 'turn', times: 1 },
    }),
  ]),
  item('muster-whistle', augment('clasp'), [
    active('blow', { stamina: 1, marker: 'explorer' }, [
      { is: 'for-each', who: { explorers: 'others', within: 3 }, do: [{ is: 'move', who: 'it', n: 1 }] },
    ]),
  ]),
];
