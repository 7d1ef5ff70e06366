import type { Monster } from '../../vocabulary/cards.ts';
import {
  active,
  area,
  entersPlay,
  melee,
  passive,
  ranged,
  spaces,
  whenDies,
  whenever,
} from '../words/abilities.ts';
import { monster } from '../words/cards.ts';
import { arcane, attack, grant, lose, pull } from '../words/effects.ts';

/** The monsters of level 1. */
export const level1Monsters: readonly Monster[] = [
  monster('hollow-stoker', { level: 1, mind: 'irrational', health: 1, armor: 3, will: 2, stamina: 4 }, [
    active('shovel', { stamina: 2, aim: melee('explorer') }, [attack(1, 1)]),
    whenDies('burst-seams', [attack(2, 0, { who: 'adjacent-units' })]),
  ]),
  monster('brine-gnawer', { level: 1, mind: 'irrational', health: 2, armor: 2, will: 2, stamina: 5 }, [
    active('gnaw', { stamina: 2, aim: melee('explorer') }, [attack(2, 0)]),
  ]),
  monster('lantern-wisp', { level: 1, mind: 'irrational', health: 1, armor: 2, will: 3, stamina: 5 }, [
    passive('only-seen-close', [
      grant('ethereal', 'self', 'for-good', {
        if: { is: 'neighbours', who: 'self', what: 'explorer', cmp: '=', value: 0 },
      }),
    ]),
    active('cold-flare', { stamina: 3, aim: ranged(2, 'explorer') }, [arcane(1, 1)]),
  ]),
  monster('wire-crawler', { level: 1, mind: 'irrational', health: 1, armor: 3, will: 1, stamina: 5 }, [
    active('snag', { stamina: 2, aim: melee('explorer') }, [
      attack(2, 0, { onHit: [{ is: 'unequip', who: 'target', n: 1 }] }),
    ]),
    active('reel-in', { stamina: 2, aim: ranged(2, 'explorer', { least: 2 }) }, [pull(1, 'target')], {
      limit: { per: 'turn', times: 1 },
    }),
  ]),
  monster('soot-urchin', { level: 1, mind: 'irrational', health: 1, armor: 2, will: 2, stamina: 5 }, [
    active('nip', { stamina: 1, aim: melee('explorer') }, [attack(2, 0)], {
      limit: { per: 'turn', times: 2 },
    }),
    whenever('skitter', { on: 'missed', who: 'self' }, [
      { is: 'move', who: 'self', n: 2, toward: 'away-from-attacker' },
    ]),
  ]),
  monster('wick-bearer', { level: 1, mind: 'cunning', health: 1, armor: 2, will: 3, stamina: 5 }, [
    entersPlay('snuff', [{ is: 'token', token: 'light', what: 'remove', on: 'tile' }]),
    active('hot-wax', { stamina: 2, aim: ranged(3, 'explorer') }, [attack(2, 0)]),
  ]),
  monster('cellar-drudge', { level: 1, mind: 'irrational', health: 2, armor: 2, will: 1, stamina: 4 }, [
    active('cudgel', { stamina: 2, aim: melee('explorer') }, [attack(1, 1)]),
    active(
      'wreck',
      { stamina: 3, aim: melee(spaces(['chest', 'workbench', 'event', 'recharge', 'lever'], 'unexplored')) },
      [{ is: 'destroy-space' }],
      { limit: { per: 'turn', times: 1 } },
    ),
  ]),
  monster('gas-bladder', { level: 1, mind: 'irrational', health: 1, armor: 2, will: 2, stamina: 4 }, [
    active('exhale', { stamina: 3, aim: area(1, 'explorer') }, [arcane(2, 0, { who: 'each-target' })]),
    whenDies('reek', [lose('essence', 1, 'adjacent-explorers', { ifAble: true })]),
  ]),
  monster('tin-hound', { level: 1, mind: 'irrational', health: 1, armor: 3, will: 1, stamina: 5 }, [
    entersPlay('off-the-leash', [{ is: 'move', who: 'self', n: 3, toward: 'nearest-explorer' }]),
    active('bite', { stamina: 2, aim: melee('explorer') }, [
      {
        is: 'if',
        if: { is: 'neighbours', who: 'target', what: 'explorer', cmp: '=', value: 0 },
        do: [attack(2, 0, { bonus: 1 })],
        else: [attack(2, 0)],
      },
    ]),
  ]),
];
