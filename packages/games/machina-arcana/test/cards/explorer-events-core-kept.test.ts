/** Explorer events of every scenario that stay beside an explorer. */
import { expect } from 'vitest';
import { priceOf } from '../../rules/values/values.ts';
import { rule } from '../table.ts';
import {
  attacked,
  canUse,
  expectGone,
  figuresOf,
  gnawer,
  owner,
  rolls,
  struckBy,
  turn,
  uses,
  vane,
} from './playing.ts';

const beside = { monsters: { [gnawer]: { at: '1,4' } } };
const dying = { monsters: { [gnawer]: { at: '1,4', health: 1 } } };

turn(
  'chalk-marks: the third action space gives 2 essence, and it is destroyed',
  { at: '8,7', related: ['chalk-marks'] },
  (scene) => {
    scene.acts('ana', 'activate:9,7');
    expect(scene.the('ana').essence).toBe(2);
    expectGone(scene, 'chalk-marks');
  },
  { recharge: [5], gathered: { 'chalk-marks:survey': 2 } },
);

turn(
  'chalk-marks: before that a token is added',
  { at: '8,7', related: ['chalk-marks'] },
  (scene) => {
    scene.acts('ana', 'activate:9,7');
    expect(scene.the('ana').essence).toBe(0);
    expect(scene.state.gathered).toMatchObject([{ card: 'chalk-marks', n: 2 }]);
  },
  { recharge: [5], gathered: { 'chalk-marks:survey': 1 } },
);

turn(
  'sealed-orders: the second chapter gives one of 2 items, and it is destroyed',
  { at: '1,8', essence: 3, related: ['sealed-orders'] },
  (scene) => {
    scene.acts('ana', 'activate:0,7');
    for (const deck of ['weapon', 'weapon']) scene.asksAbout('ana', 'deck').answer(deck);
    scene.asks('ana', 'item-to-keep', 'chain-hook', 'rivet-hammer').answer('chain-hook');
    scene.asksAbout('ana', 'item-fate').answer('destroy');
    expect(scene.the('ana').bag).toEqual(['chain-hook']);
    expectGone(scene, 'sealed-orders');
  },
  { weapons: ['chain-hook', 'rivet-hammer'], gathered: { 'sealed-orders:break-the-seal': 1 } },
);

turn(
  'kindred-ghost: a marker gives 1 essence, once per turn; the third time it is destroyed',
  { related: ['kindred-ghost'] },
  (scene) => {
    uses(scene, 'kindred-ghost:lend');
    expect(scene.the('ana')).toMatchObject({ essence: 1, markers: ['kindred-ghost'] });
    expect(canUse(scene, 'kindred-ghost:lend')).toBe(false);
  },
);

turn(
  'kindred-ghost: with the third token it is destroyed',
  { related: ['kindred-ghost'] },
  (scene) => {
    uses(scene, 'kindred-ghost:lend');
    expect(scene.the('ana').essence).toBe(1);
    expectGone(scene, 'kindred-ghost');
  },
  { gathered: { 'kindred-ghost:lend': 2 } },
);

turn(
  'hunters-vow: the second kill restores 2 health, and it is destroyed',
  { health: 3, related: ['hunters-vow'] },
  (scene) => {
    uses(scene, 'vane:bare-knuckles');
    expect(scene.the('ana').health).toBe(5);
    expectGone(scene, 'hunters-vow');
  },
  { ...dying, white: [2], black: [0], gathered: { 'hunters-vow:reckon': 1 } },
);

attacked(
  'borrowed-strength: 1 armor more until health is lost',
  { related: ['borrowed-strength'] },
  (scene) => {
    expect(figuresOf(scene, 'armor')).toEqual([4]);
    struckBy(scene, gnawer, 'gnaw');
    scene.settles(() => {
      expect(figuresOf(scene, 'armor')).toEqual([3]);
      expectGone(scene, 'borrowed-strength');
    });
  },
  { ...beside, white: [2, 2] },
);

turn(
  'old-wound: 1 stamina less at most, until a recharge station is used: 1 health',
  { at: '8,7', health: 3, stamina: 2, related: ['old-wound'] },
  (scene) => {
    expect(figuresOf(scene, 'stamina-max')).toEqual([5]);
    scene.acts('ana', 'activate:9,7');
    expect(scene.the('ana').health).toBe(4);
    expectGone(scene, 'old-wound');
  },
  { recharge: [5] },
);

turn(
  'steady-hand: ranged rolls are raised by 1 until an attack misses',
  { worn: ['needle-pistol'], related: ['steady-hand'] },
  (scene) => {
    uses(scene, 'needle-pistol:fire');
    expect(scene.the('ana').related).toEqual(['steady-hand']);
    uses(scene, 'needle-pistol:fire');
    expect(rolls(scene)).toEqual(['normal 10/ = 2', 'normal 00/ = 1']);
    expectGone(scene, 'steady-hand');
  },
  { ...beside, white: [1, 0, 0, 0] },
);

rule(
  'blood-oath: a loss of an adjacent explorer may be taken over once per round, for 1 essence',
  {
    ana: { explorer: 'sable', at: '0,4', essence: 0, related: ['blood-oath'] },
    ben: { explorer: 'crane', at: '1,4', essence: 0 },
  },
  (scene) => {
    struckBy(scene, gnawer, 'gnaw', 'crane');
    scene.asks('ana', 'use', 'use:blood-oath:stand-between', 'pass').answer('use:blood-oath:stand-between');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ health: 4, essence: 1 });
      expect(scene.the('ben').health).toBe(5);
    });
    struckBy(scene, gnawer, 'gnaw', 'crane');
    scene.asksAbout('ben', 'essence-for-health').answer('0');
    scene.settles(() => expect(scene.the('ben').health).toBe(4));
  },
  { phase: 'monsters', active: null, monsters: { [gnawer]: { at: '2,4' } }, white: [2, 2, 2, 2] },
);

rule(
  'something-follows: spawn rolls are lowered by 2',
  { ana: vane({ finished: true, related: ['something-follows'] }) },
  (scene) => {
    scene.goesOnTo('horror');
    scene.settles(({ monsters }) => {
      expect(scene.facts('checked-spawn')).toMatchObject([{ roll: 2, rating: 3, comes: true }]);
      expect(monsters).toHaveLength(1);
    });
  },
  { active: null, game: [4, 9], monsterDeck: ['soot-urchin'] },
);

turn(
  'something-follows: a kill destroys it for 1 essence more',
  { related: ['something-follows'] },
  (scene) => {
    uses(scene, 'vane:bare-knuckles');
    expect(scene.the('ana').essence).toBe(2);
    expectGone(scene, 'something-follows');
  },
  { ...dying, white: [2], black: [0] },
);

turn(
  'thread-of-thought: 1 will more until a chest is opened',
  { at: '1,1', related: ['thread-of-thought'] },
  (scene) => {
    expect(figuresOf(scene, 'will')).toEqual([4]);
    scene.acts('ana', 'activate:0,0');
    for (const deck of ['weapon', 'weapon']) scene.asksAbout('ana', 'deck').answer(deck);
    scene.asksAbout('ana', 'item-to-keep').answer('chain-hook');
    scene.asksAbout('ana', 'item-fate').answer('destroy');
    scene.asksAbout('ana', 'equip-now').answer('no');
    expect(figuresOf(scene, 'will')).toEqual([3]);
    expectGone(scene, 'thread-of-thought');
  },
  { weapons: ['chain-hook', 'rivet-hammer', 'boiler-maul'] },
);

turn(
  'apprentices-notes: workbenches cost 2 less, using the inventory 1 less',
  { related: ['apprentices-notes'] },
  (scene) => {
    const price = (action: Parameters<typeof priceOf>[2]) => priceOf(scene.table, owner(scene), action).n;
    expect([price('activate-workbench'), price('use-inventory')]).toEqual([1, 2]);
  },
);

turn(
  'bad-dreams: 1 will less until anybody seals a spawn space: 2 essence',
  { essence: 4, related: ['bad-dreams'] },
  (scene) => {
    expect(figuresOf(scene, 'will')).toEqual([2]);
    scene.acts('ana', 'activate:0,3');
    expect(scene.the('ana').essence).toBe(2);
    expectGone(scene, 'bad-dreams');
  },
);

turn('second-wind: destroyed, it restores 3 stamina', { stamina: 1, related: ['second-wind'] }, (scene) => {
  uses(scene, 'second-wind:breathe');
  expect(scene.the('ana').stamina).toBe(4);
  expectGone(scene, 'second-wind');
});
