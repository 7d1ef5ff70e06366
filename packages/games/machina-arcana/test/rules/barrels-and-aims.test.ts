import { expect } from 'vitest';
import { explode } from '../../rules/attacks/attack.ts';
import { rechargeFaces } from '../../rules/recharging.ts';
import { rule, space } from '../table.ts';

rule(
  'ma/dice.4: the recharge die restores 1 health on two faces, 2 stamina on two and 3 stamina on one; one is blank',
  { ana: { explorer: 'crane', at: '8,7', stamina: 2 } },
  (scene) => {
    expect(rechargeFaces).toEqual(['health', 'health', 'stamina-2', 'stamina-2', 'stamina-3', 'blank']);
    scene.goOn(() => false);
    scene.asksAbout('ana', 'act').answer('activate:9,7');
    expect(scene.facts('recharged')).toMatchObject([{ face: 'stamina-2' }]);
    expect(scene.the('ana').stamina).toBe(3);
  },
  { recharge: [2] },
);

rule(
  'ma/map.12: an attack roll of 1 sets a barrel off, which attacks every adjacent unit with one roll of 3 black dice',
  { ana: { explorer: 'prys', at: '3,3', essence: 0 } },
  (scene) => {
    scene.does((g) => explode(g, space('4,2')));
    scene.settles(() => {
      expect(scene.facts('rolled')).toMatchObject([
        { by: null, source: 'barrel', black: [1, 0, 0], targets: ['prys', 'brine-gnawer'] },
      ]);
      expect(scene.token('4,2')).toBe('explored');
    });
  },
  { black: [1, 0, 0], monsters: { 'brine-gnawer': { at: '5,3' }, 'hollow-stoker': { at: '7,2' } } },
);

rule(
  'ma/map.13: a blast of 0 leaves the next barrel whole',
  { ana: { explorer: 'prys', at: '9,8', essence: 0 } },
  (scene) => {
    scene.does((g) => explode(g, space('4,2')));
    scene.settles(() => expect(scene.facts('exploded').map(({ at }) => at)).toEqual(['4,2']));
  },
  { now: { '4,3': 'barrel' }, black: [0, 0, 0] },
);

rule(
  'ma/map.24: an area reaches nobody behind rubble, and does not target',
  { ana: { explorer: 'rourke', at: '5,1', essence: 0, worn: ['black-choirbook'] } },
  (scene) => {
    scene.plays('rourke', 'black-choirbook:sing');
    scene.settles(() => expect(scene.facts('rolled')).toMatchObject([{ targets: ['brine-gnawer'] }]));
  },
  {
    monsters: { pistonback: { at: '7,1' }, 'brine-gnawer': { at: '5,3' } },
    white: [0, 0],
    black: [0],
  },
);

rule(
  'ma/map.25: a space must be in range and in sight and need not be passable',
  { ana: { explorer: 'prys', at: '2,2', essence: 0, bag: ['phosphor-flask'] } },
  (scene) => {
    const targets = scene.targets('prys', 'phosphor-flask:throw');
    expect(targets).toContain('space:0,0');
    expect(targets).not.toContain('space:2,3');
    expect(targets).not.toContain('space:9,9');
  },
);
