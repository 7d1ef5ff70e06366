import type { Item } from '../../vocabulary/cards.ts';
import { active, line, melee, passive, self, whenever } from '../words/abilities.ts';
import { augment, items, upgrade } from '../words/cards.ts';
import { attack, dice, grant, modify, push, restore } from '../words/effects.ts';

const item = items('weapon', 2);

/** What can be joined to weapons, of level 2. */
export const joinedWeapons2: readonly Item[] = [
  item('underslung-burner', upgrade('bottom', 'lens', 1), [
    active('burn', { stamina: 2, marker: 'explorer', aim: line(2, 'unit') }, [
      attack(1, 1, { who: 'each-target' }),
    ]),
  ]),
  item('auto-loader', upgrade('top', 'gear', 1), [
    passive('next-round', [
      {
        is: 'price',
        of: 'host',
        by: -1,
        least: 1,
        who: 'self',
        until: 'while-equipped',
        times: 'once-per-turn',
      },
    ]),
  ]),
  item('telescopic-sight', upgrade('bottom', 'lens', 1), [
    passive('far-glass', [
      modify('range', 2, { who: 'self', until: 'while-equipped', scope: 'host-ranged' }),
    ]),
  ]),
  item('serrated-edge', upgrade('bottom', 'lens', 1), [
    active('rip', { stamina: 2, marker: 'explorer', aim: melee('unit') }, [
      attack(2, 1, { onHit: [modify('armor', -1, { who: 'target', until: 'explorer-phase' })] }),
    ]),
    active('tear-free', { takesMarkerOff: true, aim: melee('unit') }, [attack(1, 1)]),
  ]),
  item('counterweight-haft', upgrade('top', 'gear', 2), [
    whenever('follow-through', { on: 'hit', by: 'self', scope: 'host-melee' }, [push(1, 'defender')], {
      may: true,
    }),
  ]),
  item('overdraw-coil', augment('coil'), [
    active('overdraw', { health: 1, aim: self }, [
      { is: 'add-dice', dice: dice(1, 1), until: 'end-of-turn', times: 'once' },
    ]),
  ]),
  item('silver-feed', augment('valve'), [
    passive('silvered', [
      grant('sees-ethereal', 'self', 'while-equipped', { scope: 'host' }),
      modify('attack-roll', 1, {
        who: 'self',
        until: 'while-equipped',
        scope: 'host',
        if: { is: 'keyword', who: 'target', keyword: 'ethereal' },
      }),
    ]),
  ]),
  item('reclaimer-valve', augment('valve'), [
    whenever(
      'draw-back',
      { on: 'monster-destroyed', by: 'self', scope: 'host' },
      [restore('stamina', 2, 'self')],
      { may: true, cost: { marker: 'explorer' } },
    ),
  ]),
  item('stalling-coil', augment('coil'), [
    whenever(
      'stall',
      { on: 'hit', by: 'self', scope: 'host' },
      [{ is: 'to-end-of-queue', who: 'defender' }],
      { may: true },
    ),
  ]),
];
