import { expect } from 'vitest';
import { beforeMonsters, monstersAct, played, walked } from '../monster-phase.ts';
import { rule } from '../table.ts';

const sable = { explorer: 'sable', at: '4,4' } as const;

rule(
  'ma/monsters.15: with the switch on as-irrational a cunning monster destroys doors as others do',
  { ana: { ...sable, at: '1,1' } },
  (scene) => {
    monstersAct(scene);
    scene.settles((s) => expect(s.doors).toContainEqual({ door: '2,1,east', is: 'destroyed' }));
  },
  {
    ...beforeMonsters,
    options: { cunningPolicy: 'as-irrational' },
    doors: { '2,1,east': 'closed', '1,2,south': 'closed' },
    monsters: { 'mirror-tithe': { at: '4,1' } },
  },
);

rule(
  'ma/monsters.15.1: the lever comes before anything else',
  { ana: { ...sable, at: '5,4', essence: 0 }, ben: { explorer: 'prys', at: '8,4', essence: 0 } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() =>
      expect(scene.facts('monster-chose').map(({ does }) => does)).toEqual(['lever', 'ability']),
    );
  },
  { ...beforeMonsters, monsters: { 'wick-bearer': { at: '8,5' } } },
);

rule(
  'ma/monsters.15.2: an ability comes before a door or a walk',
  { ana: { ...sable, at: '4,4' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => expect(scene.facts('monster-chose')[0]?.does).toBe('ability'));
  },
  { ...beforeMonsters, monsters: { 'wick-bearer': { at: '4,7' } } },
);

rule(
  'ma/monsters.15.3: with less than 4 stamina a cunning monster opens no door',
  { ana: { ...sable, at: '1,1' } },
  (scene) => {
    monstersAct(scene);
    scene.settles((s) => {
      expect(walked(scene, 'mirror-tithe')).toEqual(['4,1', '3,1']);
      expect(s.doors).toContainEqual({ door: '2,1,east', is: 'closed' });
    });
  },
  {
    ...beforeMonsters,
    doors: { '2,1,east': 'closed', '1,2,south': 'closed' },
    monsters: { 'mirror-tithe': { at: '5,1' } },
  },
);

rule(
  'ma/monsters.15.4: a cunning monster shoots from the space farthest from all explorers of those that are as near',
  { ana: { ...sable, at: '1,5' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(scene.facts('monster-chose')[0]).toMatchObject({ does: 'to-reach' });
      expect(walked(scene, 'wick-bearer')[0]).toBe('4,5');
      expect(played(scene, 'wick-bearer')).toEqual(['hot-wax sable', 'hot-wax sable']);
    });
  },
  { ...beforeMonsters, monsters: { 'wick-bearer': { at: '5,5' } } },
);

rule(
  'ma/monsters.15.5: a monster with melee attacks does not step away when nothing is left to play',
  { ana: { ...sable, at: '1,5' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(played(scene, 'mirror-tithe')).toEqual(['splinter sable', 'splinter sable']);
      expect(walked(scene, 'mirror-tithe')).toEqual([]);
    });
  },
  { ...beforeMonsters, monsters: { 'mirror-tithe': { at: '2,5' } } },
);

rule(
  'ma/monsters.15.6: it does not step onto a trap whose lever has an explorer next to it',
  { ana: { ...sable, at: '8,4', health: 1 }, ben: { explorer: 'crane', at: '9,1' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      for (const at of walked(scene, 'mirror-tithe'))
        expect(scene.terrain.kind(scene.cell(at))).not.toBe('trap');
    });
  },
  { ...beforeMonsters, monsters: { 'mirror-tithe': { at: '0,4' } } },
);
