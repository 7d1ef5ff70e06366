import { expect } from 'vitest';
import { content } from '../../content/content.ts';
import { figureOf } from '../../rules/values/values.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { unit } from '../ids.ts';
import { beforeMonsters, monstersAct, played, stopped, walked } from '../monster-phase.ts';
import { rule } from '../table.ts';

const sable = { explorer: 'sable', at: '4,4' } as const;

rule(
  'ma/monsters.1: monsters act in the order of the queue, each once',
  { ana: { ...sable, at: '9,8' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() =>
      expect(scene.facts('monster-began').map(({ monster }) => monster)).toEqual([
        'hollow-stoker',
        'brine-gnawer',
        'soot-urchin',
      ]),
    );
  },
  {
    ...beforeMonsters,
    monsters: {
      'hollow-stoker': { at: '0,5' },
      'brine-gnawer': { at: '2,8' },
      'soot-urchin': { at: '4,0' },
    },
  },
);

rule(
  'ma/monsters.2: a turn lasts until the stamina is spent',
  { ana: { ...sable, at: '9,8' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(walked(scene, 'soot-urchin')).toHaveLength(5);
      expect(stopped(scene, 'soot-urchin')).toEqual(['spent']);
    });
  },
  { ...beforeMonsters, monsters: { 'soot-urchin': { at: '0,5' } } },
);

rule(
  'ma/monsters.3: the nearest explorer is found by steps through closed doors, on whatever tile',
  { ana: { ...sable, at: '1,1' }, ben: { explorer: 'crane', at: '8,1' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() =>
      expect(scene.facts('monster-began')).toMatchObject([{ nearest: 'sable', steps: 3, why: 'nearest' }]),
    );
  },
  { ...beforeMonsters, doors: { '2,1,east': 'closed' }, monsters: { 'hollow-stoker': { at: '4,1' } } },
);

rule(
  'ma/monsters.4: of explorers equally near the one with the least health is the nearest',
  { ana: { ...sable, at: '1,5', health: 5 }, ben: { explorer: 'crane', at: '7,4', health: 4 } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() =>
      expect(scene.facts('monster-began')).toMatchObject([{ nearest: 'crane', why: 'weakest' }]),
    );
  },
  { ...beforeMonsters, monsters: { 'brine-gnawer': { at: '4,5' } } },
);

rule(
  'ma/monsters.4: a tie that leads to the same first action on nobody is not asked about',
  { ana: { ...sable, at: '3,4', health: 3 }, ben: { explorer: 'crane', at: '3,5', health: 3 } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() =>
      expect(walked(scene, 'hollow-stoker')).toEqual(['7,4', '6,4', '5,4', '4,4'].slice(0, 4)),
    );
  },
  { ...beforeMonsters, monsters: { 'hollow-stoker': { at: '8,4' } } },
);

rule(
  'ma/monsters.5: barrels and destroyed spaces are walked around in the count',
  { ana: { ...sable, at: '4,0' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => expect(walked(scene, 'brine-gnawer')[0]).toBe('5,2'));
  },
  { ...beforeMonsters, monsters: { 'brine-gnawer': { at: '4,3' } } },
);

rule(
  'ma/monsters.6: an ability comes before a step, and after each action it begins again from the top',
  { ana: { ...sable, at: '2,4' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      const did = scene.facts('monster-chose').map(({ does }) => does);
      expect(did).toEqual(['nearer', 'ability', 'ability']);
    });
  },
  { ...beforeMonsters, monsters: { 'brine-gnawer': { at: '4,4' } } },
);

rule(
  'ma/monsters.7: a related event is tried before the current one, and that before the own card',
  { ana: { ...sable, at: '4,4' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() =>
      expect(played(scene, 'brine-gnawer')).toEqual([
        'close-the-gap brine-gnawer',
        'mend brine-gnawer',
        'gnaw sable',
      ]),
    );
  },
  {
    ...beforeMonsters,
    horrorEvent: 'black-tide',
    monsters: { 'brine-gnawer': { at: '8,4', health: 1, related: ['blink'] } },
  },
);

rule(
  'ma/monsters.8: what would change nothing is not played: a whole monster is not mended, and whoever cannot be moved is not pulled',
  { ana: { ...sable, at: '4,4' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(played(scene, 'wire-crawler')).toEqual(['snag sable', 'snag sable']);
      expect(scene.facts('monster-chose')[0]?.passed).toEqual([
        { card: 'black-tide', ability: 'mend', why: 'condition' },
        { card: 'wire-crawler', ability: 'snag', why: 'nobody' },
        { card: 'wire-crawler', ability: 'reel-in', why: 'nothing' },
      ]);
    });
  },
  {
    ...beforeMonsters,
    horrorEvent: 'black-tide',
    lasting: [{ card: 'x' as CardId, on: unit('sable'), is: 'grant', of: 'immovable' }], // tests write ids
    monsters: { 'wire-crawler': { at: '6,4' } },
  },
);

rule(
  'ma/monsters.9: an ability on monsters takes the first other one in the queue on whom it would change anything',
  { ana: { ...sable, at: '9,8' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => expect(played(scene, 'rust-shepherd')[0]).toBe('crook cellar-drudge'));
  },
  {
    ...beforeMonsters,
    lasting: [{ card: 'x' as CardId, on: unit('brine-gnawer'), is: 'grant', of: 'immobile' }], // tests write ids
    monsters: {
      'brine-gnawer': { at: '1,4' },
      'rust-shepherd': { at: '2,4' },
      'cellar-drudge': { at: '3,4', health: 1 },
    },
  },
);

rule(
  'ma/monsters.10: of steps that lower the count the first is north, then east, south, west, then the diagonals from north-east on',
  { ana: { ...sable, at: '7,4' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => expect(walked(scene, 'hollow-stoker')).toEqual(['4,4', '5,4', '6,4']));
  },
  { ...beforeMonsters, monsters: { 'hollow-stoker': { at: '3,4' } } },
);

rule(
  'ma/monsters.11: a door beside the way is left alone while a step that lowers the count is free',
  { ana: { ...sable, at: '1,1' } },
  (scene) => {
    monstersAct(scene);
    scene.settles((s) => {
      expect(walked(scene, 'brine-gnawer')[0]).toBe('3,1');
      expect(s.doors).toContainEqual({ door: '1,2,south', is: 'closed' });
    });
  },
  { ...beforeMonsters, doors: { '1,2,south': 'closed' }, monsters: { 'brine-gnawer': { at: '4,1' } } },
);

rule(
  'ma/monsters.12: next to its explorer with nothing that it can pay for, a monster stays where it is',
  { ana: { ...sable, at: '4,4' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(walked(scene, 'pistonback')).toEqual([]);
      expect(played(scene, 'pistonback')).toEqual(['ram sable']);
      expect(stopped(scene, 'pistonback')).toEqual(['no-nearer']);
    });
  },
  { ...beforeMonsters, monsters: { pistonback: { at: '5,5' } } },
);

rule(
  'ma/monsters.13: with nobody to be reached a monster does not move',
  { ana: { ...sable, at: null, exited: true }, ben: { explorer: 'crane', at: '0,6' } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(walked(scene, 'hollow-stoker')).toEqual([]);
      expect(scene.facts('monster-began')).toMatchObject([{ nearest: null, why: 'nobody' }]);
      expect(stopped(scene, 'hollow-stoker')).toEqual(['nobody']);
    });
  },
  {
    ...beforeMonsters,
    lasting: [{ card: 'x' as CardId, on: unit('crane'), is: 'grant', of: 'ethereal' }], // tests write ids
    monsters: { 'hollow-stoker': { at: '4,4' } },
  },
);

rule(
  'ma/monsters.16: a monster does not walk around another one, and no two share a space',
  { ana: { ...sable, at: '1,1' } },
  (scene) => {
    monstersAct(scene);
    scene.settles((s) => {
      expect(scene.monster('brine-gnawer').at).toBe('0,3');
      expect(new Set(s.monsters.map(({ at }) => at)).size).toBe(2);
    });
  },
  { ...beforeMonsters, monsters: { 'hollow-stoker': { at: '1,2' }, 'brine-gnawer': { at: '0,3' } } },
);

rule(
  'ma/monsters.17: a monster that is gone when its turn comes is passed over',
  { ana: { ...sable, at: '9,8' } },
  (scene) => {
    scene.goOn((s) => s.phase === 'monsters');
    scene.does((g) => {
      g.state.monsters = g.state.monsters.slice(1);
      return undefined;
    });
    scene.goOn((s) => s.toAct.length === 0 && s.acting === null);
    scene.settles(() =>
      expect(scene.facts('monster-began').map(({ monster }) => monster)).toEqual(['brine-gnawer']),
    );
  },
  { ...beforeMonsters, monsters: { 'hollow-stoker': { at: '0,5' }, 'brine-gnawer': { at: '2,8' } } },
);

rule(
  'ma/monsters.18: a turn begins with the printed stamina, changed by what is in force',
  { ana: { ...sable, at: '9,8' } },
  (scene) => {
    expect(figureOf(scene.table, unit('hollow-stoker'), 'stamina')).toBe(7);
    monstersAct(scene);
    scene.settles(() => expect(walked(scene, 'hollow-stoker')).toHaveLength(7));
  },
  { ...beforeMonsters, monsters: { 'hollow-stoker': { at: '0,5', related: ['s3-echoed'] } } },
);

rule('ma/monsters.20: no active ability that a monster may use costs 0 stamina', { ana: sable }, () => {
  const cards = [
    ...content.monsters.values(),
    ...[...content.events.values()].filter(({ deck }) => deck === 'horror'),
  ];
  const prices = cards.flatMap(({ abilities }) =>
    abilities.flatMap((ability) => (ability.is === 'active' ? [ability.cost.stamina ?? 0] : [])),
  );
  expect(Math.min(...prices)).toBeGreaterThan(0);
});
