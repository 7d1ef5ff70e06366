/** The monsters of level 3. */
import { expect } from 'vitest';
import { distanceBetween } from '../../rules/units.ts';
import { has } from '../../rules/values/values.ts';
import { unit } from '../ids.ts';
import { played, walked } from '../monster-phase.ts';
import { acting } from './monsters-acting.ts';
import { at, gnawer, rolls, surgeon, turn, uses } from './playing.ts';

for (const [choice, health, worn] of [
  ['destroy-an-equipped-item', 6, 0],
  ['lose-1-health', 5, 1],
] as const)
  acting(
    `tide-surgeon: vivisect, for 3 stamina, attacks with 2 black dice; whoever is hit may choose to ${choice}`,
    { [surgeon]: { at: '5,4' } },
    (scene) => {
      scene.asks('ana', 'choice', 'destroy-an-equipped-item', 'lose-1-health').answer(choice);
      scene.settles(() => {
        expect(played(scene, surgeon)).toEqual(['vivisect vane', 'vivisect vane']);
        expect(rolls(scene)).toEqual(['normal /12 = 3', 'normal /00 = 0']);
        expect(scene.the('ana')).toMatchObject({ health, bag: ['needle-pistol'] });
        expect(scene.the('ana').worn).toHaveLength(worn);
      });
    },
    { ana: { worn: ['rivet-hammer'], bag: ['needle-pistol'] }, black: [1, 2] },
  );

acting(
  'tide-surgeon: whoever wears nothing loses 1 health more, unasked',
  { [surgeon]: { at: '5,4' } },
  (scene) => scene.settles(() => expect(scene.the('ana').health).toBe(5)),
  { black: [1, 2] },
);

acting(
  'rift-weaver: unravel, for 3 stamina, is an arcane attack within 4, over obstacles, with 1 white and 2 black dice',
  { 'rift-weaver': { at: '7,4' }, [gnawer]: { at: '6,4' } },
  (scene) => {
    expect(played(scene, 'rift-weaver')).toEqual(['unravel vane', 'unravel vane']);
    expect(rolls(scene)[0]).toBe('arcane 0/12 = 3');
    expect(scene.the('ana').health).toBe(6);
  },
  { black: [1, 2], ana: { at: '3,4' } },
);

acting(
  'rift-weaver: elsewhere, for 2 stamina, teleports it within 4 to where an explorer is just in range 4',
  { 'rift-weaver': { at: '4,4', related: ['s1-cold-current'] } },
  (scene) => {
    expect(played(scene, 'rift-weaver').slice(0, 2)).toEqual(['unravel vane', 'unravel vane']);
    expect(scene.facts('displaced')).toMatchObject([{ unit: 'rift-weaver', how: 'teleported' }]);
    expect(distanceBetween(scene.table, unit('rift-weaver'), unit('vane'))).toBe(4);
  },
  { ana: { at: '3,4' } },
);

acting(
  'gear-saint: rooted, it pulls an explorer within 5 by 2 for 2 stamina, and grinds everyone beside it with 2 white and 1 black dice',
  { 'gear-saint': { at: '7,4' } },
  (scene) => {
    expect(has(scene.table, unit('gear-saint'), 'immobile')).toBe(true);
    expect(played(scene, 'gear-saint')).toEqual([
      'benediction-chain vane',
      'benediction-chain vane',
      'grinding-mercy',
    ]);
    expect(scene.facts('rolled')).toMatchObject([{ white: [1, 1], black: [1], targets: ['vane'] }]);
    expect([at(scene, 'vane'), at(scene, 'gear-saint')]).toEqual(['6,4', '7,4']);
    expect([scene.the('ana').health, walked(scene, 'gear-saint')]).toEqual([6, []]);
  },
  { ana: { at: '2,4' }, white: [1, 1], black: [1] },
);

acting(
  'gear-saint: grinding-mercy is one roll for every explorer beside it',
  { 'gear-saint': { at: '5,4' } },
  (scene) => {
    expect(scene.facts('rolled')[0]).toMatchObject({ targets: ['vane', 'crane'], total: 3 });
    expect([scene.the('ana').health, scene.the('ben').health]).toEqual([6, 4]);
  },
  {
    companions: { ben: { explorer: 'crane', at: '6,3', essence: 0 } },
    ...{ white: [1, 1], black: [1] },
  },
);

acting(
  'stair-walker: between-steps, for 2 stamina, teleports it within 4 beside the nearest explorer; rend strikes with 1 white and 2 black dice',
  { 'stair-walker': { at: '7,4' } },
  (scene) => {
    expect(played(scene, 'stair-walker').map((one) => one.split(' ')[0])).toEqual(['between-steps', 'rend']);
    expect(scene.facts('displaced')).toMatchObject([{ unit: 'stair-walker', how: 'teleported' }]);
    expect(rolls(scene)).toEqual(['normal 0/12 = 3']);
    expect(scene.the('ana').health).toBe(6);
  },
  { ana: { at: '2,4' }, black: [1, 2] },
);

acting(
  'stair-walker: between-steps is not for a walker that has an explorer beside it',
  { 'stair-walker': { at: '5,4' } },
  (scene) => expect(played(scene, 'stair-walker')).toEqual(['rend vane', 'rend vane']),
);

acting(
  'brass-matron: clutch, for 2 stamina, attacks with 2 black dice',
  { 'brass-matron': { at: '5,4' } },
  (scene) => {
    expect(played(scene, 'brass-matron')).toEqual(['clutch vane', 'clutch vane']);
    expect(rolls(scene)[0]).toBe('normal /12 = 3');
    expect(scene.the('ana').health).toBe(6);
  },
  { black: [1, 2] },
);

for (const roll of [6, 7])
  acting(
    `brass-matron: nurse, for 3 stamina, brings ${roll < 7 ? 'no monster' : 'a monster of level 1'} with a ${roll}, once per turn`,
    { 'brass-matron': { at: '8,8', related: ['s1-cold-current'] } },
    (scene) => {
      expect(played(scene, 'brass-matron')).toEqual(['nurse']);
      expect(scene.facts('effect-rolled')).toMatchObject([{ card: 'brass-matron', roll, atLeast: 7 }]);
      expect(scene.facts('spawned').map(({ monster }) => monster)).toEqual(roll < 7 ? [] : [gnawer]);
    },
    { ana: { at: '1,1' }, monsterDeck: ['pistonback', gnawer], game: [roll] },
  );

for (const [choice, bag, essence] of [
  ['hand-it-over', [], 2],
  ['pay', ['needle-pistol'], 0],
] as const)
  acting(
    `quiet-auditor: seize, for 3 stamina, is arcane within 4 over obstacles with 2 black dice; whoever is hit may choose to ${choice}`,
    { 'quiet-auditor': { at: '7,4' }, [gnawer]: { at: '6,4' } },
    (scene) => {
      scene.asksAbout('ana', 'essence-for-health').answer('0');
      scene.asks('ana', 'choice', 'hand-it-over', 'pay').answer(choice);
      scene.settles(() => {
        expect(rolls(scene)[0]).toBe('arcane /12 = 3');
        expect(scene.the('ana')).toMatchObject({ health: 6, bag, essence });
      });
    },
    { ana: { at: '3,4', bag: ['needle-pistol'], essence: 2 }, black: [1, 2] },
  );

turn(
  'vesper-duellist: riposte attacks whoever misses it from beside it with 1 white and 1 black die',
  { at: '4,4' },
  (scene) => {
    uses(scene, 'vane:bare-knuckles');
    expect(rolls(scene)).toEqual(['normal 1/1 = 2', 'normal 1/2 = 3']);
    expect(scene.the('ana').health).toBe(6);
  },
  { monsters: { 'vesper-duellist': { at: '5,4' } }, white: [1, 1], black: [1, 2] },
);

turn(
  'vesper-duellist: riposte is not for whoever misses it from afar',
  { at: '4,4', worn: ['needle-pistol'] },
  (scene) => {
    uses(scene, 'needle-pistol:fire');
    expect(rolls(scene)).toEqual(['normal 11/ = 2']);
  },
  { monsters: { 'vesper-duellist': { at: '6,4' } }, white: [1, 1] },
);

acting(
  'vesper-duellist: lunge, for 3 stamina, takes it 1 space nearer within 2 and attacks with 2 black dice',
  { 'vesper-duellist': { at: '5,4' } },
  (scene) => {
    expect(played(scene, 'vesper-duellist')).toEqual(['lunge vane', 'lunge vane']);
    expect(rolls(scene)[0]).toBe('normal /12 = 3');
    expect([at(scene, 'vesper-duellist'), scene.the('ana').health]).toEqual(['4,4', 6]);
    expect(walked(scene, 'vesper-duellist')).toEqual([]);
  },
  { ana: { at: '3,4' }, black: [1, 2] },
);
