/** Consumables of level 1. */
import { expect } from 'vitest';
import { has } from '../../rules/values/values.ts';
import { unit } from '../ids.ts';
import { rule } from '../table.ts';
import { canUse, drudge, gnawer, owner, strikes, turn, uses, vane } from './playing.ts';

strikes({
  ...{ use: 'bottled-spark:uncork', bag: ['bottled-spark'], gone: true, stamina: 1 },
  ...{ mode: 'arcane', reach: { ranged: 4 }, black: [1, 1] },
});

for (const [use, stamina, n] of [
  ['field-laudanum:administer', 5, 2],
  ['gauze-roll:bind', 6, 1],
] as const)
  rule(
    `${use}: its owner or an explorer beside restores ${n} health; it is destroyed`,
    {
      ana: vane({ health: 4, bag: [use.split(':')[0] ?? ''] }),
      ben: { explorer: 'crane', at: '1,4', health: 2 },
      cleo: { explorer: 'prys', at: '2,4', health: 2 },
    },
    (scene) => {
      scene.takesTurns();
      scene.acts('ana', `use:${use}`);
      scene.asks('ana', 'target', 'unit:vane', 'unit:crane').answer('unit:crane');
      expect([scene.the('ana').health, scene.the('ben').health]).toEqual([4, 2 + n]);
      expect(scene.the('ana')).toMatchObject({ stamina, bag: [] });
      expect(scene.state.items.consumable.pile).toEqual([use.split(':')[0]]);
    },
  );

turn(
  'phosphor-flask: attacks everybody on and around a space within 3 with 1 white and 1 black die',
  { bag: ['phosphor-flask'] },
  (scene) => {
    scene.acts('ana', 'use:phosphor-flask:throw');
    expect(scene.asksAbout('ana', 'target').question.options).not.toContain('space:4,4');
    scene.asksAbout('ana', 'target').answer('space:3,4');
    expect(scene.facts('rolled')).toMatchObject([{ white: [1], black: [1], targets: [gnawer, drudge] }]);
    expect([gnawer, drudge].map((id) => scene.monster(id).health)).toEqual([1, 1]);
    expect(scene.the('ana')).toMatchObject({ stamina: 5, bag: [] });
  },
  { monsters: { [gnawer]: { at: '3,4' }, [drudge]: { at: '4,5' } }, white: [1], black: [1] },
);

turn('smelling-salts: restores 3 stamina', { stamina: 2, bag: ['smelling-salts'] }, (scene) => {
  uses(scene, 'smelling-salts:inhale');
  expect(scene.the('ana')).toMatchObject({ stamina: 5, bag: [] });
});

turn(
  'spring-jaw: a monster within 2 is immobile until the next explorer phase',
  { bag: ['spring-jaw'] },
  (scene) => {
    uses(scene, 'spring-jaw:set');
    expect([gnawer, drudge].map((id) => has(scene.table, unit(id), 'immobile'))).toEqual([true, false]);
    expect(scene.the('ana')).toMatchObject({ stamina: 5, bag: [], markers: [] });
  },
  { monsters: { [gnawer]: { at: '2,4' }, [drudge]: { at: '3,5' } } },
);

turn('powder-keg: puts a barrel on an adjacent free space of floor', { bag: ['powder-keg'] }, (scene) => {
  scene.acts('ana', 'use:powder-keg:roll-out');
  scene.asks('ana', 'target', 'space:1,3', 'space:1,4', 'space:1,5', 'space:0,5').answer('space:1,4');
  expect(scene.terrain.isBarrel(scene.cell('1,4'))).toBe(true);
  expect(scene.the('ana')).toMatchObject({ stamina: 5, bag: [] });
});

turn(
  'skeleton-key: one chest costs nothing this turn',
  { at: '1,1', stamina: 0, bag: ['skeleton-key'] },
  (scene) => {
    expect(scene.couldDo('ana', 'activate')).toEqual([]);
    uses(scene, 'skeleton-key:pick');
    scene.asks('ana', 'choice', 'a-lock', 'a-door').answer('a-lock');
    scene.acts('ana', 'activate:0,0');
    scene.asksAbout('ana', 'deck');
    expect(scene.the('ana')).toMatchObject({ stamina: 0, essence: 1, bag: [] });
  },
);

turn(
  'skeleton-key: or any one door of the tile is opened or closed',
  { at: '4,5', bag: ['skeleton-key'] },
  (scene) => {
    uses(scene, 'skeleton-key:pick');
    scene.asksAbout('ana', 'choice').answer('a-door');
    const asked = scene.match.asked[0];
    expect(asked?.from()).toHaveLength(4);
    scene.match.play(asked?.seat ?? ('ana' as never), (asked?.from() ?? []).slice(0, 1));
    expect(scene.facts('used-door')).toMatchObject([{ now: 'closed' }]);
    expect(scene.state.doors).toHaveLength(1);
  },
);

rule(
  'chalk-circle: its owner makes no spawn check in the coming spawn phase',
  { ana: vane({ bag: ['chalk-circle'] }) },
  (scene) => {
    scene.goesOnTo('horror');
    uses(scene, 'chalk-circle:draw');
    expect(has(scene.table, owner(scene), 'unseen')).toBe(true);
    expect(scene.the('ana')).toMatchObject({ stamina: 5, bag: [] });
    scene.acts('ana', 'end');
    scene.settles(({ monsters, spawnRating }) => {
      expect(scene.facts('checked-spawn')).toEqual([]);
      expect([monsters.length, spawnRating]).toEqual([0, 3]);
    });
  },
  { game: [9] },
);

rule(
  'communion-wafer: its owner and every explorer beside restore 1 essence',
  {
    ana: vane({ bag: ['communion-wafer'] }),
    ben: { explorer: 'crane', at: '1,4', essence: 0 },
    cleo: { explorer: 'prys', at: '2,4', essence: 0 },
  },
  (scene) => {
    scene.takesTurns();
    uses(scene, 'communion-wafer:share');
    expect(['ana', 'ben', 'cleo'].map((name) => scene.the(name).essence)).toEqual([1, 1, 0]);
    expect(scene.the('ana')).toMatchObject({ stamina: 5, bag: [] });
  },
);

turn(
  'flash-powder: a monster of level 1 or 2 within 3 is dazed, no other is a target',
  { bag: ['flash-powder'] },
  (scene) => {
    uses(scene, 'flash-powder:ignite', 'unit:pistonback');
    expect(has(scene.table, unit('pistonback'), 'dazed')).toBe(true);
    expect(scene.the('ana')).toMatchObject({ stamina: 5, bag: [] });
  },
  {
    monsters: {
      pistonback: { at: '2,5' },
      [gnawer]: { at: '3,4' },
      'tide-surgeon': { at: '0,5' },
      [drudge]: { at: '4,5' },
    },
  },
);

turn(
  'flash-powder: a monster of level 3 is no target',
  { bag: ['flash-powder'] },
  (scene) => expect(canUse(scene, 'flash-powder:ignite')).toBe(false),
  { monsters: { 'tide-surgeon': { at: '1,4' }, [gnawer]: { at: '4,4' } } },
);

turn(
  'sketch-map: of two tiles one goes on top, the other under the stack; an explorer event on top or bottom',
  { bag: ['sketch-map'] },
  (scene) => {
    uses(scene, 'sketch-map:study');
    scene.asks('ana', 'event-on-top', 'sunken-chapel', 'tollgate').answer('tollgate');
    scene.asks('ana', 'event-place', 'top', 'bottom').answer('bottom');
    const { stack, explorerEvents, knownTiles, knownLastTiles } = scene.state;
    expect([stack.at(-1)?.side, stack[0]?.side]).toEqual(['tollgate', 'sunken-chapel']);
    expect([knownTiles, knownLastTiles]).toEqual([1, 1]);
    expect(explorerEvents.deck).toEqual(['hush', 'bad-dreams']);
    expect(scene.the('ana')).toMatchObject({ stamina: 6, bag: [] });
  },
  { stack: ['sunken-chapel', 'tollgate', 'menagerie'], explorerEvents: ['hush', 'bad-dreams'] },
);
