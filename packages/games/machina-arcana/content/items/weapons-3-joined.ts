import type { Item } from '../../vocabulary/cards.ts';
import { active, melee, passive, whenever } from '../words/abilities.ts';
import { augment, items, upgrade } from '../words/cards.ts';
import { arcane, attack, dice, modify, restore } from '../words/effects.ts';

const item = items('weapon', 3);

/** What can be joined to weapons, of level 3. */
export const joinedWeapons3: readonly Item[] = [
  item('rotary-drum', upgrade('top', 'gear', 1), [
    passive('spun-up', [
      { is: 'add-dice', dice: dice(0, 1), until: 'while-equipped', times: 'once-per-turn' },
    ]),
  ]),
  item('thirsting-edge', upgrade('bottom', 'lens', 1), [
    active('bite-deep', { stamina: 2, aim: melee('unit') }, [attack(0, 2)]),
    whenever(
      'drink',
      { on: 'monster-destroyed', by: 'self', scope: 'host' },
      [restore('health', 1, 'self')],
      { limit: { per: 'round', times: 1 } },
    ),
  ]),
  item('bursting-tips', upgrade('bottom', 'lens', 1), [
    whenever(
      'burst',
      { on: 'hit', by: 'self', scope: 'host' },
      [attack(1, 1, { who: { unitsAround: 'defender', within: 1, middle: false } })],
      { may: true, cost: { marker: 'explorer' } },
    ),
  ]),
  item('void-edge', upgrade('top', 'gear', 1), [
    active('unmake', { stamina: 2, essence: 1, aim: melee('unit') }, [arcane(0, 3)]),
  ]),
  item('storm-coil', augment('coil'), [
    passive('standing-charge', [{ is: 'add-dice', dice: dice(1, 0), until: 'while-equipped' }]),
  ]),
  item('perpetual-valve', augment('valve'), [
    passive('no-loss', [{ is: 'price', of: 'host', by: -1, least: 1, who: 'self', until: 'while-equipped' }]),
  ]),
  item('verdict-coil', augment('coil'), [
    whenever(
      'verdict',
      { on: 'attack-rolled', by: 'self', scope: 'host' },
      [modify('attack-roll', 2, { who: 'self', until: 'this-roll' })],
      { limit: { per: 'round', times: 1 }, may: true, cost: { essence: 1 } },
    ),
  ]),
];
