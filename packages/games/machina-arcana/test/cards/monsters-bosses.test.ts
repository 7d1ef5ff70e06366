/** The bosses of the three endgames. */
import { expect } from 'vitest';
import { has } from '../../rules/values/values.ts';
import { unit } from '../ids.ts';
import { played } from '../monster-phase.ts';
import type { Setting } from '../setting.ts';
import { acting } from './monsters-acting.ts';
import { at, rolls, turn, uses } from './playing.ts';

const on = (face: string): Setting => ({ tiles: [{ face, column: 0, row: 0 }], now: {}, tokens: {} });
const engine = on('end-drowned-engine');
const orchard = on('end-wire-orchard');
const tower = on('end-ninth-toll');
const valves = { '4,0': 'explored', '0,4': 'explored', '9,4': 'explored' } as const;

for (const [closed, health] of [
  [{}, 6],
  [valves, 5],
] as const)
  turn(
    `heart-engine: foundation keeps its health while a valve is open; with ${Object.keys(closed).length} of 3 closed a hit leaves ${health}`,
    { at: '3,4', worn: ['boiler-maul'] },
    (scene) => {
      expect(has(scene.table, unit('heart-engine'), 'immobile')).toBe(true);
      uses(scene, 'boiler-maul:crush');
      expect(scene.facts('hit')).toMatchObject([{ target: 'heart-engine', total: 6 }]);
      expect(scene.monster('heart-engine')).toMatchObject({ health, at: '4,4' });
    },
    {
      ...{ ...engine, chapter: 'the-drowned-engine', tokens: closed },
      monsters: { 'heart-engine': { at: '4,4', health: 6 } },
      ...{ white: [2], black: [2, 2] },
    },
  );

acting(
  'heart-engine: steam-hand, for 3 stamina, attacks within 3 of any of its 4 spaces with 1 white and 1 black die',
  { 'heart-engine': { at: '4,4', health: 6 } },
  (scene) => {
    expect(played(scene, 'heart-engine')).toEqual(['steam-hand vane', 'steam-hand vane']);
    expect(rolls(scene)[0]).toBe('normal 0/3 = 3');
    expect(scene.the('ana').health).toBe(6);
  },
  { ...engine, ana: { at: '8,5' }, black: [3] },
);

acting(
  'heart-engine: draw-breath, for 3 stamina, pulls every explorer within 3 by 1 space, once per turn, ethereal ones too [ma/ethereal.2]',
  { 'heart-engine': { at: '4,4', health: 6 } },
  (scene) => {
    expect(played(scene, 'heart-engine')).toEqual(['draw-breath']);
    expect(scene.facts('displaced')).toMatchObject([
      { unit: 'crane', from: '6,7', to: '5,6', how: 'pulled' },
      { unit: 'vane', from: '4,8', to: '4,7', how: 'pulled' },
    ]);
    expect(at(scene, 'sable')).toBe('9,9');
  },
  {
    ...engine,
    ana: { at: '4,8' },
    companions: {
      ben: { explorer: 'crane', at: '6,7', essence: 0 },
      cy: { explorer: 'sable', at: '9,9', essence: 0 },
    },
    lasting: ['vane', 'crane', 'sable'].map((id) => ({
      ...{ card: unit(id), on: unit(id), of: 'ethereal' },
      is: 'grant',
    })),
  },
);

turn(
  'gardener: perennial, it stands on the seedbed again after the next monster phase, as healthy as ever and last in the queue',
  { at: '4,8' },
  (scene) => {
    uses(scene, 'vane:bare-knuckles');
    expect(scene.isInPlay('gardener')).toBe(false);
    scene.acts('ana', 'end');
    scene.settles();
    scene.goOn(({ phase }) => phase === 'explorer-start');
    scene.settles(({ monsters }) => {
      expect(monsters.map(({ monster }) => monster)).toEqual(['gear-saint', 'gardener']);
      expect(scene.monster('gardener')).toMatchObject({ at: '4,4', health: 3 });
    });
  },
  {
    ...{ ...orchard, chapter: 'the-orchard-of-wires', game: [10, 10] },
    monsters: { gardener: { at: '4,9', health: 1 }, 'gear-saint': { at: '0,2' } },
    ...{ white: [2], black: [3] },
  },
);

acting(
  'gardener: prune, for 3 stamina, attacks with 1 white and 1 black die; a hit unequips an item',
  { gardener: { at: '5,9', health: 4 } },
  (scene) => {
    expect(played(scene, 'gardener')).toEqual(['prune vane']);
    expect(rolls(scene)[0]).toBe('normal 0/3 = 3');
    expect(scene.the('ana')).toMatchObject({ health: 6, worn: [], bag: ['rivet-hammer'] });
  },
  { ...orchard, ana: { at: '4,9', worn: ['rivet-hammer'] }, black: [3] },
);

acting(
  'gardener: tendril, for 2 stamina, pulls an explorer 2 to 4 spaces away by 2, once per turn',
  { gardener: { at: '4,4', health: 4 } },
  (scene) => {
    expect(played(scene, 'gardener')).toEqual(['tendril vane', 'prune vane']);
    expect(scene.facts('displaced')).toMatchObject([{ unit: 'vane', how: 'pulled', from: '1,4', to: '3,4' }]);
  },
  { ...orchard, ana: { at: '1,4' } },
);

acting(
  'gardener: tendril stops before a pit',
  { gardener: { at: '4,5', health: 3 } },
  (scene) => {
    expect(played(scene, 'gardener')).toEqual(['tendril vane']);
    expect(scene.the('ana')).toMatchObject({ at: '1,5', dead: false });
  },
  { ...orchard, ana: { at: '0,5' } },
);

turn(
  'sexton: long-buried and unfeeling, a hit pushes it 2 spaces and takes no health',
  { at: '4,5' },
  (scene) => {
    uses(scene, 'vane:bare-knuckles');
    expect(scene.monster('sexton')).toMatchObject({ at: '4,2', health: 1 });
  },
  { ...tower, monsters: { sexton: { at: '4,4' } }, white: [2], black: [2] },
);

acting(
  'sexton: it goes for the nearest lit bell, and still-the-bell, for 2 stamina, puts it out [ma/monsters.19]',
  { sexton: { at: '4,4' } },
  (scene) => {
    expect(scene.facts('played')).toMatchObject([{ ability: 'still-the-bell', target: '1,1', stamina: 2 }]);
    expect([scene.token('1,1'), scene.token('8,8')]).toEqual([null, null]);
  },
  { ...tower, ana: { at: '4,9' }, tokens: { '1,1': 'light' } },
);

acting(
  'sexton: spade, for 3 stamina, attacks an explorer beside it with 1 white and 2 black dice',
  { sexton: { at: '5,9' } },
  (scene) => {
    expect(played(scene, 'sexton')).toEqual(['spade vane', 'spade vane']);
    expect(rolls(scene)[0]).toBe('normal 0/12 = 3');
    expect(scene.the('ana').health).toBe(6);
  },
  { ...tower, ana: { at: '4,9' }, black: [1, 2] },
);
