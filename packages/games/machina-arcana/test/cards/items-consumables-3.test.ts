/** Consumables of level 3. */
import { expect } from 'vitest';
import { figureOf, has } from '../../rules/values/values.ts';
import { rule } from '../table.ts';
import { canUse, drudge, gnawer, owner, struckBy, surgeon, turn, uses, vane } from './playing.ts';

turn('elixir-of-hours: restores all stamina', { stamina: 1, bag: ['elixir-of-hours'] }, (scene) => {
  uses(scene, 'elixir-of-hours:drain');
  expect(scene.the('ana')).toMatchObject({ stamina: 6, bag: [] });
});

rule(
  'panacea: its owner and every explorer beside restore 2 health',
  {
    ana: vane({ health: 3, bag: ['panacea'] }),
    ben: { explorer: 'crane', at: '1,4', health: 1 },
    cleo: { explorer: 'prys', at: '2,4', health: 1 },
  },
  (scene) => {
    scene.takesTurns();
    uses(scene, 'panacea:share-out');
    expect(['ana', 'ben', 'cleo'].map((name) => scene.the(name).health)).toEqual([5, 3, 1]);
    expect(scene.the('ana')).toMatchObject({ stamina: 4, bag: [] });
  },
);

turn(
  'banishing-phial: banishes a monster of level 3 or less within 3',
  { bag: ['banishing-phial'] },
  (scene) => {
    uses(scene, 'banishing-phial:break', `unit:${surgeon}`);
    expect(scene.facts('banished')).toMatchObject([{ unit: surgeon }]);
    expect(scene.the('ana')).toMatchObject({ stamina: 4, essence: 0, bag: [] });
  },
  { monsters: { [gnawer]: { at: '1,4' }, [surgeon]: { at: '3,4' } } },
);

turn(
  'banishing-phial: not one of level 4',
  { bag: ['banishing-phial'] },
  (scene) => expect(canUse(scene, 'banishing-phial:break')).toBe(false),
  { monsters: { 'debt-collector': { at: '1,4' }, [surgeon]: { at: '4,4' } } },
);

turn(
  'ether-bomb: an arcane attack with 3 black dice on everybody on and around a space within 4',
  { bag: ['ether-bomb'] },
  (scene) => {
    scene.acts('ana', 'use:ether-bomb:throw');
    expect(scene.asksAbout('ana', 'target').question.options).not.toContain('space:5,4');
    scene.asksAbout('ana', 'target').answer('space:4,4');
    expect(scene.facts('rolled')).toMatchObject([
      { mode: 'arcane', black: [1, 1, 0], targets: [gnawer, drudge] },
    ]);
    expect([gnawer, drudge].map((id) => scene.monster(id).health)).toEqual([1, 1]);
    expect(scene.the('ana')).toMatchObject({ stamina: 5, bag: [] });
  },
  { monsters: { [gnawer]: { at: '4,4' }, [drudge]: { at: '5,5' } }, black: [1, 1, 0] },
);

turn(
  'marionette-salts: its owner decides the next turn of a monster within 5, not of a boss',
  { bag: ['marionette-salts'] },
  (scene) => {
    uses(scene, 'marionette-salts:scatter');
    expect(scene.monster(gnawer).controlledBy).toBe('vane');
    expect(scene.the('ana')).toMatchObject({ stamina: 5, bag: [] });
  },
  { monsters: { [gnawer]: { at: '5,4' }, [drudge]: { at: '6,3' } } },
);

turn(
  'marionette-salts: a boss is no target',
  { bag: ['marionette-salts'] },
  (scene) => expect(canUse(scene, 'marionette-salts:scatter')).toBe(false),
  { monsters: { gardener: { at: '3,4' }, [drudge]: { at: '6,3' } } },
);

turn(
  'iron-tonic: 2 armor more, and immovable, until the next explorer phase',
  { at: '4,5', bag: ['iron-tonic'] },
  (scene) => {
    uses(scene, 'iron-tonic:swallow');
    expect(figureOf(scene.table, owner(scene), 'armor')).toBe(5);
    expect(has(scene.table, owner(scene), 'immovable')).toBe(true);
    expect(scene.the('ana')).toMatchObject({ stamina: 6, bag: [], markers: [] });
  },
);

for (const [picked, isDead] of [
  ['use:last-breath:not-alone', false],
  ['pass', true],
] as const)
  rule(
    `last-breath: ${isDead ? 'kept, a companion beside dies' : 'destroyed, it leaves a companion beside 1 health'}`,
    {
      ana: { explorer: 'sable', at: '0,4', essence: 0, bag: ['last-breath'] },
      ben: { explorer: 'crane', at: '1,4', health: 1, essence: 0 },
    },
    (scene) => {
      struckBy(scene, gnawer, 'gnaw', 'crane');
      scene.asks('ana', 'use', 'use:last-breath:not-alone', 'pass').answer(picked);
      expect(scene.the('ben').dead).toBe(isDead);
      if (!isDead) expect(scene.the('ben').health).toBe(1);
      expect(scene.the('ana').bag).toEqual(isDead ? ['last-breath'] : []);
    },
    { phase: 'monsters', active: null, monsters: { [gnawer]: { at: '2,4' } }, white: [2, 2] },
  );
