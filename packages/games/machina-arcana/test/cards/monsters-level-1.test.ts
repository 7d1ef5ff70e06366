/** The monsters of level 1. */
import { expect } from 'vitest';
import { has } from '../../rules/values/values.ts';
import { unit } from '../ids.ts';
import { played, walked } from '../monster-phase.ts';
import { acting, entering } from './monsters-acting.ts';
import { at, canUse, drudge, gnawer, rolls, surgeon, turn, uses } from './playing.ts';

for (const [monster, ability, white, black] of [
  ['hollow-stoker', 'shovel', [1], [2]],
  [gnawer, 'gnaw', [2, 1], []],
  [drudge, 'cudgel', [0], [3]],
] as const)
  acting(
    `${monster}: ${ability}, for 2 stamina, is a normal attack on an explorer beside it with ${white.length} white and ${black.length} black dice [ma/monsters.6]`,
    { [monster]: { at: '5,4' } },
    (scene) => {
      expect(played(scene, monster)).toEqual([`${ability} vane`, `${ability} vane`]);
      expect(scene.facts('played').map(({ stamina }) => stamina)).toEqual([2, 2]);
      expect(scene.facts('rolled')[0]).toMatchObject({ mode: 'normal', white, black, total: 3 });
      expect(scene.the('ana').health).toBe(6);
    },
    { white, black },
  );

turn(
  'hollow-stoker: burst-seams attacks every unit beside it with 2 white dice when it dies',
  { at: '4,4' },
  (scene) => {
    uses(scene, 'vane:bare-knuckles', 'unit:hollow-stoker');
    expect(scene.isInPlay('hollow-stoker')).toBe(false);
    expect(scene.facts('rolled')[1]).toMatchObject({ white: [2, 2], targets: ['vane', gnawer] });
    expect([scene.the('ana').health, scene.monster(gnawer).health, scene.monster(drudge).health]).toEqual([
      6, 1, 2,
    ]);
  },
  {
    monsters: { 'hollow-stoker': { at: '4,5' }, [gnawer]: { at: '5,5' }, [drudge]: { at: '7,4' } },
    ...{ white: [1, 2, 2], black: [2] },
  },
);

turn(
  'lantern-wisp: only-seen-close makes it ethereal while no explorer is beside it',
  { at: '4,4' },
  (scene) => {
    const isEthereal = () => has(scene.table, unit('lantern-wisp'), 'ethereal');
    expect(isEthereal()).toBe(true);
    scene.acts('ana', 'move:5,4');
    expect(isEthereal()).toBe(false);
    expect(canUse(scene, 'vane:bare-knuckles')).toBe(true);
  },
  { monsters: { 'lantern-wisp': { at: '6,4' } } },
);

acting(
  'lantern-wisp: cold-flare, for 3 stamina, is an arcane attack within 2 with 1 white and 1 black die',
  { 'lantern-wisp': { at: '7,4' } },
  (scene) => {
    expect(walked(scene, 'lantern-wisp')[0]).toBe('6,4');
    expect(played(scene, 'lantern-wisp')).toEqual(['cold-flare vane']);
    expect(rolls(scene)).toEqual(['arcane 1/2 = 3']);
    expect(scene.the('ana').health).toBe(6);
  },
  { white: [1], black: [2] },
);

acting(
  'wire-crawler: snag attacks with 2 white dice; a hit makes the explorer unequip an item of its choice',
  { 'wire-crawler': { at: '5,4' } },
  (scene) => {
    scene.asks('ana', 'item-to-lose', 'rivet-hammer', 'needle-pistol').answer('rivet-hammer');
    expect(scene.the('ana')).toMatchObject({ health: 6, bag: ['rivet-hammer'] });
    expect(scene.the('ana').worn.map(({ main }) => main)).toEqual(['needle-pistol']);
    expect(rolls(scene)).toEqual(['normal 12/ = 3', 'normal 00/ = 0']);
  },
  { ana: { worn: ['rivet-hammer', 'needle-pistol'] }, white: [1, 2] },
);

acting(
  'wire-crawler: reel-in pulls an explorer 2 spaces away by 1, once per turn',
  { 'wire-crawler': { at: '6,4' } },
  (scene) => {
    expect(played(scene, 'wire-crawler')).toEqual(['reel-in vane', 'snag vane']);
    expect(scene.the('ana').at).toBe('5,4');
  },
);

acting(
  'soot-urchin: nip attacks for 1 stamina with 2 white dice, twice per turn and no more',
  { 'soot-urchin': { at: '5,4' } },
  (scene) => {
    expect(played(scene, 'soot-urchin')).toEqual(['nip vane', 'nip vane']);
    expect(rolls(scene)).toEqual(['normal 12/ = 3', 'normal 11/ = 2']);
    expect(scene.the('ana').health).toBe(6);
  },
  { white: [1, 2, 1, 1] },
);

turn(
  'soot-urchin: skitter takes it 2 spaces away from whoever misses it',
  { at: '4,4' },
  (scene) => {
    uses(scene, 'vane:bare-knuckles');
    expect(at(scene, 'soot-urchin')).toBe('7,4');
    expect(scene.monster('soot-urchin').health).toBe(1);
  },
  { monsters: { 'soot-urchin': { at: '5,4' } }, white: [0], black: [1] },
);

entering(
  'wick-bearer: snuff removes the light from the chapter spaces of its tile, and of no other',
  'wick-bearer',
  (scene) =>
    scene.settles(() => {
      expect(scene.isInPlay('wick-bearer')).toBe(true);
      expect([scene.token('0,7'), scene.token('19,3')]).toEqual([null, 'light']);
    }),
  {
    tiles: [
      { face: 'pump-hall', column: 0, row: 0 },
      { face: 'reliquary-ring', column: 1, row: 0 },
    ],
    tokens: { '0,7': 'light', '19,3': 'light' },
  },
);

acting(
  'wick-bearer: hot-wax, for 2 stamina, is a normal attack within 3 with 2 white dice',
  { 'wick-bearer': { at: '7,4' } },
  (scene) => {
    expect(played(scene, 'wick-bearer')).toEqual(['hot-wax vane', 'hot-wax vane']);
    expect(rolls(scene)).toEqual(['normal 21/ = 3', 'normal 11/ = 2']);
    expect(scene.the('ana').health).toBe(6);
  },
  { white: [2, 1, 1, 1] },
);

acting(
  'cellar-drudge: wreck, for 3 stamina, destroys an unexplored action space beside it',
  { [drudge]: { at: '1,1' } },
  (scene) => {
    expect(scene.facts('played')).toMatchObject([{ ability: 'wreck', target: '0,0', stamina: 3 }]);
    expect(scene.token('0,0')).toBe('destroyed');
  },
  { ana: { at: '8,4' } },
);

acting(
  'cellar-drudge: wreck is not for an explored space, nor for a chapter space',
  { [drudge]: { at: '1,1' }, [surgeon]: { at: '1,7' } },
  (scene) => {
    expect(played(scene, drudge)).toEqual([]);
    expect([scene.token('0,0'), scene.token('0,7')]).toEqual(['explored', null]);
  },
  { ana: { at: '8,4' }, tokens: { '0,0': 'explored' } },
);

acting(
  'gas-bladder: exhale, for 3 stamina, is one arcane attack on every explorer beside it with 2 white dice',
  { 'gas-bladder': { at: '5,4' } },
  (scene) => {
    expect(played(scene, 'gas-bladder')).toEqual(['exhale']);
    expect(scene.facts('rolled')).toMatchObject([
      { mode: 'arcane', white: [2, 1], targets: ['vane', 'crane'] },
    ]);
    expect([scene.the('ana').health, scene.the('ben').health, scene.the('cy').health]).toEqual([6, 4, 5]);
  },
  {
    companions: {
      ben: { explorer: 'crane', at: '6,4', essence: 0 },
      cy: { explorer: 'sable', at: '7,4', essence: 0 },
    },
    white: [2, 1],
  },
);

turn(
  'gas-bladder: reek takes 1 essence from explorers beside it when it dies',
  { at: '4,4', essence: 2 },
  (scene) => {
    uses(scene, 'vane:bare-knuckles');
    expect(scene.isInPlay('gas-bladder')).toBe(false);
    expect(scene.the('ana')).toMatchObject({ health: 7 });
    expect(scene.facts('lost')).toMatchObject([
      { unit: 'gas-bladder', what: 'health' },
      { unit: 'vane', what: 'essence', n: 1, source: 'gas-bladder' },
    ]);
  },
  { monsters: { 'gas-bladder': { at: '5,4' } }, white: [1], black: [2] },
);

entering(
  'tin-hound: off-the-leash takes it 3 spaces nearer as it comes [ma/spawn.11]',
  'tin-hound',
  (scene) =>
    scene.settles(() => {
      expect(scene.facts('spawned')).toMatchObject([{ monster: 'tin-hound', at: '0,3' }]);
      expect(at(scene, 'tin-hound')).toBe('3,3');
    }),
);

for (const [ben, bonus] of [
  ['3,4', 0],
  ['8,8', 1],
] as const)
  acting(
    `tin-hound: bite rolls 2 white dice, ${bonus === 1 ? '1 higher where no other explorer is beside the target' : 'no higher where another explorer is beside the target'}`,
    { 'tin-hound': { at: '5,4' } },
    (scene) => {
      expect(scene.facts('rolled')).toMatchObject([
        { white: [1, 1], bonus, total: 2 + bonus },
        { white: [0, 0], bonus },
      ]);
      expect(scene.the('ana').health).toBe(7 - bonus);
    },
    { companions: { ben: { explorer: 'crane', at: ben, essence: 0 } }, white: [1, 1] },
  );
