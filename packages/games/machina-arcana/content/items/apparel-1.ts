import type { Item } from '../../vocabulary/cards.ts';
import { passive, whenever } from '../words/abilities.ts';
import { items, main } from '../words/cards.ts';
import { modify, restore } from '../words/effects.ts';

const item = items('apparel', 1);

/** Apparel of level 1. */
export const apparel1: readonly Item[] = [
  item('tarred-greatcoat', main(0, { top: 'strap', bottom: 'buckle', right: 'clasp' }), [
    passive('thick-hide', [modify('armor', 1, { who: 'self', until: 'while-equipped' })]),
  ]),
  item('miners-cuirass', main(0, { bottom: 'buckle', right: 'clasp' }), [
    passive('heavy-plate', [
      modify('armor', 2, { who: 'self', until: 'while-equipped' }),
      modify('stamina-max', -1, { who: 'self', until: 'while-equipped' }),
    ]),
  ]),
  item('prayer-mantle', main(0, { top: 'strap' }), [
    passive('murmured-verse', [modify('will', 1, { who: 'self', until: 'while-equipped' })]),
  ]),
  item('runners-gaiters', main(0, { right: 'clasp' }), [
    passive('light-step', [modify('stamina-max', 1, { who: 'self', until: 'while-equipped' })]),
  ]),
  item('bandolier', main(0, { top: 'strap', bottom: 'buckle' }), [
    passive('within-reach', [
      modify('bag', 2, { who: 'self', until: 'while-equipped' }),
      { is: 'price', of: 'consumable', by: -1, least: 0, who: 'self', until: 'while-equipped' },
    ]),
  ]),
  item('asbestos-apron', main(0, { bottom: 'buckle', right: 'clasp' }), [
    passive('fireproof', [
      modify('armor', 3, { who: 'self', until: 'while-equipped', scope: 'environment' }),
    ]),
  ]),
  item('guild-livery', main(0, { top: 'strap', right: 'clasp' }), [
    passive('good-standing', [modify('essence-max', 1, { who: 'self', until: 'while-equipped' })]),
    whenever('welcome', { on: 'space-activated', space: 'workbench', by: 'self' }, [
      restore('essence', 1, 'self'),
    ]),
  ]),
  item('linemans-harness', main(0, { bottom: 'buckle', right: 'clasp' }), [
    whenever(
      'line-and-hook',
      { on: 'would-fall', who: 'self' },
      [{ is: 'prevent', what: 'fall', n: 'all' }],
      { may: true, cost: { unequipsThis: true } },
    ),
  ]),
];
