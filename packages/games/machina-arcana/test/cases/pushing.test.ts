/** Cases of pushing and pulling. */
import { expect } from 'vitest';
import { displace } from '../../rules/moving/displacing.ts';
import { space, unit } from '../ids.ts';
import { rule } from '../table.ts';

/** A push or a pull by somebody who stands at a place. */
const shoved = (how: 'push' | 'pull', id: string, from: string, n: number) => ({
  how,
  unit: unit(id),
  from: [space(from)],
  n,
  by: null,
  source: 'recharge' as const,
  stopsBeforePit: false,
});

rule(
  'ma/K138: whoever is neither in the row nor in the column of the source is pushed diagonally',
  { ana: { explorer: 'prys', at: '0,6' } },
  (scene) => {
    scene.does((g) => displace(g, shoved('push', 'pistonback', '2,4', 2)));
    scene.settles(() => expect(scene.monster('pistonback').at).toBe('7,7'));
  },
  { monsters: { pistonback: { at: '5,5' } } },
);

rule(
  'ma/K139: a pull goes diagonally, then straight, and stops beside its source',
  { ana: { explorer: 'prys', at: '0,6' } },
  (scene) => {
    scene.does((g) => displace(g, shoved('pull', 'pistonback', '3,4', 2)));
    scene.settles(() => expect(scene.monster('pistonback').at).toBe('4,4'));
  },
  { monsters: { pistonback: { at: '6,5' } } },
);

rule(
  'ma/K139: a pull that would go on stops beside its source',
  { ana: { explorer: 'prys', at: '0,6' } },
  (scene) => {
    scene.does((g) => displace(g, shoved('pull', 'pistonback', '3,4', 3)));
    scene.settles(() => expect(scene.monster('pistonback').at).toBe('4,4'));
  },
  { monsters: { pistonback: { at: '6,5' } } },
);

rule(
  'ma/K140: a wall ends a push, and the rest of it is lost',
  { ana: { explorer: 'prys', at: '0,6' } },
  (scene) => {
    scene.does((g) => displace(g, shoved('push', 'pistonback', '6,3', 3)));
    scene.settles(() => expect(scene.monster('pistonback').at).toBe('6,5'));
  },
  { monsters: { pistonback: { at: '6,4' } } },
);

rule(
  'ma/K141: whoever is pushed onto a lever stays before it, and everybody on the traps is attacked with one roll',
  { ana: { explorer: 'prys', at: '6,4', essence: 0 }, ben: { explorer: 'vane', at: '4,3', essence: 0 } },
  (scene) => {
    scene.does((g) => displace(g, shoved('push', 'prys', '5,3', 1)));
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ at: '6,4', health: 5 });
      expect(scene.facts('rolled')).toMatchObject([{ targets: ['vane', 'pistonback'] }]);
      expect(scene.the('ben').health).toBe(6);
      expect(scene.token('7,5')).toBe('explored');
    });
  },
  { monsters: { pistonback: { at: '5,4' } }, black: [1, 1, 1] },
);

rule(
  'ma/K142, ma/map.13: a monster pushed toward a barrel beside it stays, and the barrel goes off',
  { ana: { explorer: 'prys', at: '0,6' } },
  (scene) => {
    scene.does((g) => displace(g, shoved('push', 'pistonback', '4,4', 1)));
    scene.settles(() => {
      expect(scene.monster('pistonback')).toMatchObject({ at: '4,3', health: 2 });
      expect(scene.token('4,2')).toBe('explored');
    });
  },
  { monsters: { pistonback: { at: '4,3' } }, black: [2, 1, 1] },
);

rule(
  'ma/K143: a unit that is rooted is not pushed',
  { ana: { explorer: 'thornquist', at: '4,5' } },
  (scene) => {
    scene.plays('thornquist', 'thornquist:heave', 'unit:gear-saint');
    scene.settles(() => expect(scene.monster('gear-saint').at).toBe('4,4'));
  },
  { monsters: { 'gear-saint': { at: '4,4' } } },
);

rule(
  'ma/K144: nothing happens to whoever is pushed onto a trap',
  { ana: { explorer: 'thornquist', at: '6,4' } },
  (scene) => {
    scene.does((g) => displace(g, shoved('push', 'thornquist', '7,4', 1)));
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ at: '5,4', health: 6 });
      expect(scene.facts('rolled')).toEqual([]);
    });
  },
);
