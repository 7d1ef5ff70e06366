import { expect } from 'vitest';
import type { Setting } from '../setting.ts';
import type { HallScene } from '../table.ts';
import { rule } from '../table.ts';

const farAway = { ana: { explorer: 'vane', at: '9,8' } };

/** The doors of the Pump Hall. */
const closed = {
  '2,1,east': 'closed',
  '1,2,south': 'closed',
  '8,5,south': 'closed',
  '3,6,south': 'closed',
} as const;

/** Whether ranged aim and arc aim see from one space to another, in both directions. */
function aims(scene: HallScene, from: string, to: string): readonly [ranged: boolean, arc: boolean] {
  const { terrain } = scene;
  const seen = (one: string, other: string, over: boolean): boolean =>
    terrain.sees(scene.cell(one), scene.cell(other), over);
  expect(seen(to, from, false)).toBe(seen(from, to, false));
  expect(seen(to, from, true)).toBe(seen(from, to, true));
  return [seen(from, to, false), seen(from, to, true)];
}

type Aims = readonly [ranged: boolean, arc: boolean];

/** A line of the table of sight: with all doors open, and with all closed. */
function sight(title: string, [from, to]: readonly [string, string], open: Aims, shut: Aims = open): void {
  const settings: readonly [string, Setting, Aims][] = [
    ['doors open', {}, open],
    ['doors closed', { doors: closed }, shut],
  ];
  for (const [doors, setting, expected] of settings)
    rule(`${title}; ${doors}`, farAway, (scene) => expect(aims(scene, from, to)).toEqual(expected), setting);
}

const both = [true, true] as const;
const neither = [false, false] as const;
const arcOnly = [false, true] as const;

sight('ma/K77: traps do not hinder aim', ['3,4', '7,4'], both);
sight(
  'ma/K78: aim goes through an open doorway and not through a closed door',
  ['1,1', '4,1'],
  both,
  neither,
);
sight('ma/K79: a barrel stops ranged aim and not arc aim', ['3,2', '5,2'], arcOnly);
sight('ma/K80: a lever stops ranged aim and not arc aim', ['6,5', '8,5'], arcOnly);
sight('ma/K81: rubble stops both aims', ['4,1', '8,1'], neither);
sight('ma/K82: a wall stops both aims', ['2,3', '2,1'], neither);
sight('ma/K83: clear corners hinder nothing', ['6,3', '8,1'], both);
sight(
  'ma/K84: a corner with a wall on one way around and a door on the other is as open as the door',
  ['6,4', '9,7'],
  arcOnly,
  neither,
);
sight('ma/K85: a pit does not hinder aim', ['1,7', '7,7'], both);
sight('ma/K86: a barrel far along the line stops ranged aim', ['2,9', '8,9'], arcOnly);

rule(
  'ma/K87: a unit on the line stops ranged aim and not arc aim',
  farAway,
  (scene) => expect(aims(scene, '3,4', '7,4')).toEqual(arcOnly),
  { monsters: { 'brine-gnawer': { at: '5,4' } } },
);

rule(
  'ma/K88: units beside a corner that the line passes hinder neither aim',
  farAway,
  (scene) => expect(aims(scene, '6,3', '8,1')).toEqual(both),
  { monsters: { 'brine-gnawer': { at: '7,3' }, 'hollow-stoker': { at: '6,2' } } },
);
