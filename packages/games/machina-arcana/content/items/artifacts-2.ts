import type { Item } from '../../vocabulary/cards.ts';
import { active, arc, area, passive, self, whenever } from '../words/abilities.ts';
import { augment, items, main, upgrade } from '../words/cards.ts';
import { arcane, grant, modify, push, restore } from '../words/effects.ts';

const item = items('artifact', 2);

/** Artifacts of level 2. */
export const artifacts2: readonly Item[] = [
  item('orrery-of-teeth', main(0, { top: 'eye', right: 'sigil' }), [
    whenever('turn-again', { on: 'attack-rolled', by: 'self' }, [{ is: 'reroll', dice: 'own-attack' }], {
      limit: { per: 'round', times: 1 },
      may: true,
      cost: { essence: 1 },
    }),
  ]),
  item('puppet-wire', main(0, { right: 'sigil' }), [
    active(
      'pull-the-string',
      { stamina: 3, essence: 1, aim: arc(4, 'monster') },
      [{ is: 'control', who: 'target', when: 'now', stamina: 3 }],
      {
        if: { is: 'stat', stat: 'will', who: 'target', cmp: '<=', value: 4 },
        limit: { per: 'turn', times: 1 },
      },
    ),
  ]),
  item('mirror-of-elsewhere', main(0, { top: 'eye', right: 'sigil' }), [
    active(
      'step-through',
      { stamina: 2, aim: arc(5, 'unit') },
      [{ is: 'swap', one: 'self', other: 'target' }],
      { limit: { per: 'turn', times: 1 } },
    ),
  ]),
  item('clock-of-unhours', main(0, { top: 'eye' }), [
    active('turn-back', { essence: 1, aim: self }, [restore('stamina', 2, 'self')], {
      limit: { per: 'turn', times: 2 },
    }),
  ]),
  item('black-choirbook', main(0, { top: 'eye', right: 'sigil' }), [
    active('sing', { stamina: 3, aim: area(2, 'monster') }, [arcane(2, 1, { who: 'each-target' })]),
  ]),
  item('seal-of-the-ninth-office', main(0, { top: 'eye' }), [
    passive('by-authority', [
      { is: 'essence-price', of: 'seal-spawn', by: -2, least: 0, who: 'self', until: 'while-equipped' },
    ]),
    whenever('countersign', { on: 'spawn-sealed', by: 'self' }, [restore('health', 1, 'self')]),
  ]),
  item('astral-sextant', main(0, { right: 'sigil' }), [
    whenever(
      'take-a-bearing',
      { on: 'tile-explored', by: 'self', before: true },
      [{ is: 'peek', deck: 'tiles', n: 3, puts: 'choose-top' }],
      { may: true },
    ),
  ]),
  item('eye-of-the-deep', upgrade('top', 'eye'), [
    passive('far-sight', [
      modify('range', 1, { who: 'self', until: 'while-equipped', scope: 'host' }),
      grant('sees-ethereal', 'self', 'while-equipped'),
    ]),
  ]),
  item('lens-of-mercy', upgrade('top', 'eye'), [
    whenever(
      'given-back',
      { on: 'health-restored', by: 'self', who: 'other-explorer' },
      [restore('essence', 1, 'self')],
      { limit: { per: 'round', times: 1 } },
    ),
  ]),
  item('veil-prism', augment('sigil'), [
    active('fade', { stamina: 1, essence: 2, marker: 'explorer', aim: self }, [
      grant('ethereal', 'self', 'explorer-phase'),
    ]),
  ]),
  item('sigil-of-return', augment('sigil'), [
    active('come-back', { stamina: 1, marker: 'explorer', aim: arc(8, 'explorer') }, [
      { is: 'teleport', who: 'self', to: { nextTo: 'target' } },
    ]),
  ]),
  item('sigil-of-dread', augment('sigil'), [
    whenever('recoil', { on: 'hit', by: 'self', scope: 'host' }, [push(2, 'defender')], { may: true }),
  ]),
];
