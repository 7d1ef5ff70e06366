import { expect } from 'vitest';
import { controlNextTurn } from '../../rules/monsters/control.ts';
import type { ExplorerId } from '../../vocabulary/ids.ts';
import { beforeMonsters, monstersAct, played, walked } from '../monster-phase.ts';
import { rule } from '../table.ts';

const sable = { explorer: 'sable', at: '4,4' } as const;

rule(
  'ma/monsters.14, ma/destroying.7, ma/reading.5: a monster that counts as cunning may move anywhere for 1 and close a door for 3',
  { ana: { explorer: 'rourke', at: '5,1', essence: 1, worn: ['puppet-wire'] } },
  (scene) => {
    scene.goOn(() => false);
    scene.asksAbout('ana', 'act').answer('use:puppet-wire:pull-the-string');
    const around = ['2,0', '2,1', '2,2', '3,0', '3,2', '4,0', '4,1'].map((at) => `move:${at}`);
    scene
      .asks('ana', 'monster-act', ...around, 'close:2,1,east', 'use:brine-gnawer:gnaw', 'end')
      .answer('close:2,1,east');
    scene.asksAbout('ana', 'act');
    expect(scene.state.doors).toEqual([{ door: '2,1,east', is: 'closed' }]);
    expect(scene.state.acting).toBe(null);
  },
  { monsters: { 'brine-gnawer': { at: '3,1' } } },
);

rule(
  'ma/monsters.14, ma/destroying.6, ma/destroying.7: in a turn of its own under control it may pull a lever for 3 or destroy an open door for 4',
  { ana: { explorer: 'sable', at: '9,2' } },
  (scene) => {
    scene.goOn((s) => s.phase === 'monsters');
    scene.does((g) => {
      const [monster] = g.state.monsters;
      if (monster !== undefined) controlNextTurn(g, monster.monster, 'sable' as ExplorerId); // tests write ids
      return undefined;
    });
    scene.goOn((s) => s.toAct.length === 0 && s.acting === null);
    const { options } = scene.asksAbout('ana', 'monster-act').question;
    expect(options).toContain('break:8,5,south');
    scene.asksAbout('ana', 'monster-act').answer('activate:7,5');
    expect(scene.token('7,5')).toBe('explored');
  },
  { ...beforeMonsters, monsters: { 'brine-gnawer': { at: '8,5' } } },
);

rule(
  'ma/monsters.15, ma/Q5: with the switch on as-irrational a cunning monster destroys doors as others do',
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
