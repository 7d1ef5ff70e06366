import type { Item } from '../../vocabulary/cards.ts';
import { active, passive, self, whenever } from '../words/abilities.ts';
import { items, main } from '../words/cards.ts';
import { attack, grant, modify } from '../words/effects.ts';

const item = items('apparel', 2);

/** Apparel of level 2. */
export const apparel2: readonly Item[] = [
  item('ablative-harness', main(0, { top: 'strap', right: 'clasp' }), [
    whenever(
      'take-the-blow',
      { on: 'would-lose-health', who: 'self' },
      [{ is: 'prevent', what: 'health', n: 'all' }],
      { may: true, cost: { unequipsThis: true } },
    ),
  ]),
  item('diving-dress', main(0, { top: 'strap', right: 'clasp' }), [
    passive('riveted-shell', [
      modify('armor', 1, { who: 'self', until: 'while-equipped' }),
      modify('will', 1, { who: 'self', until: 'while-equipped' }),
    ]),
  ]),
  item('couriers-coat', main(0, { bottom: 'buckle', right: 'clasp' }), [
    passive('quick-hands', [{ is: 'set-price', of: 'trade', to: 0, who: 'self', until: 'while-equipped' }]),
    active('dash', { stamina: 1, marker: 'explorer', aim: self }, [{ is: 'move', who: 'self', n: 3 }]),
  ]),
  item('phlogiston-cloak', main(0, { top: 'strap' }), [
    whenever(
      'flare-up',
      { on: 'hit', by: 'adjacent-monster', who: 'self' },
      [attack(1, 1, { who: 'attacker' })],
      { may: true, cost: { marker: 'explorer' } },
    ),
  ]),
  item('judges-robes', main(0, { top: 'strap', right: 'clasp' }), [
    passive('bearing', [
      modify('will', 1, { who: 'self', until: 'while-equipped' }),
      modify('will', -1, { who: 'adjacent-monsters', until: 'while-equipped' }),
    ]),
  ]),
  item('ghost-linen', main(0, { bottom: 'buckle', right: 'clasp' }), [
    whenever('fold-away', { on: 'turn-end', who: 'self' }, [grant('ethereal', 'self', 'explorer-phase')], {
      if: { is: 'neighbours', who: 'self', what: 'monster', cmp: '=', value: 0 },
      may: true,
      cost: { essence: 1, marker: 'explorer' },
    }),
  ]),
  item('ironclad-vest', main(0, { bottom: 'buckle' }), [
    whenever(
      'deflect',
      { on: 'would-lose-health', who: 'self', byAttack: true },
      [{ is: 'roll', atLeast: 6, do: [{ is: 'prevent', what: 'health', n: 1 }] }],
      { limit: { per: 'round', times: 1 } },
    ),
  ]),
];
