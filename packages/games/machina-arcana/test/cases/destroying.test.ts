/** Cases of destroying and banishing. */
import { expect } from 'vitest';
import { destroyUnit } from '../../rules/losses/fates.ts';
import { fireTraps } from '../../rules/map/traps.ts';
import { unit } from '../ids.ts';
import { rule } from '../table.ts';

rule(
  'ma/K131: a monster below the level of monsters leaves the game, but for those of level 4',
  { ana: { explorer: 'prys', at: '0,6' } },
  (scene) => {
    for (const id of ['pistonback', 'tide-surgeon']) scene.does((g) => destroyUnit(g, unit(id)));
    scene.settles(({ removedMonsters, destroyedMonsters }) => {
      expect(removedMonsters).toEqual(['pistonback']);
      expect(destroyedMonsters).toEqual(['tide-surgeon']);
    });
  },
  { level: 3, monsters: { pistonback: { at: '5,6' }, 'tide-surgeon': { at: '7,6' } } },
);

rule(
  'ma/K131: at level 5 a level 4 monster goes to the pile of those destroyed',
  { ana: { explorer: 'prys', at: '0,6' } },
  (scene) => {
    scene.does((g) => destroyUnit(g, unit('debt-collector')));
    scene.settles(({ destroyedMonsters }) => expect(destroyedMonsters).toEqual(['debt-collector']));
  },
  { level: 5, monsters: { 'debt-collector': { at: '5,6' } } },
);

rule(
  'ma/K132: whoever’s turn it is restores 1 essence when a trap destroys a monster',
  { ana: { explorer: 'prys', at: '7,6', essence: 1 } },
  (scene) => {
    scene.does((g) => fireTraps(g, 0, unit('prys')));
    scene.settles(() => {
      expect(scene.isInPlay('wire-crawler')).toBe(false);
      expect(scene.the('ana').essence).toBe(2);
    });
  },
  { monsters: { 'wire-crawler': { at: '4,4' } }, black: [1, 1, 1] },
);

rule(
  'ma/K132: in the monster phase nobody does',
  { ana: { explorer: 'prys', at: '7,6', essence: 1 } },
  (scene) => {
    scene.does((g) => fireTraps(g, 0, null));
    scene.settles(() => {
      expect(scene.isInPlay('wire-crawler')).toBe(false);
      expect(scene.the('ana').essence).toBe(1);
    });
  },
  {
    phase: 'monsters',
    active: null,
    monsters: { 'wire-crawler': { at: '4,4' } },
    black: [1, 1, 1],
  },
);

rule(
  'ma/K133: a monster that is banished gives no essence, does not burst, and is no kill',
  { ana: { explorer: 'prys', at: '4,5', essence: 1, worn: ['key-of-silence'], related: ['hunters-vow'] } },
  (scene) => {
    scene.plays('prys', 'key-of-silence:turn-the-key');
    scene.settles(({ gathered }) => {
      expect(scene.isInPlay('hollow-stoker')).toBe(false);
      expect(scene.the('ana')).toMatchObject({ essence: 1, health: 5 });
      expect(scene.facts('rolled')).toEqual([]);
      expect(gathered).toEqual([]);
    });
  },
  { threat: 2, monsters: { 'hollow-stoker': { at: '5,5' } } },
);

rule(
  'ma/K133: a chapter that names banishing counts it',
  { ana: { explorer: 'prys', at: '4,5', worn: ['key-of-silence'] } },
  (scene) => {
    scene.plays('prys', 'key-of-silence:turn-the-key');
    scene.settles(({ counters }) => expect(counters).toEqual([{ name: 'silenced', n: 1 }]));
  },
  { chapter: 'second-bell', threat: 2, monsters: { 'hollow-stoker': { at: '5,5' } } },
);

rule(
  'ma/K136: a boss is no target for what banishes',
  { ana: { explorer: 'prys', at: '4,5', worn: ['key-of-silence'] } },
  (scene) => {
    expect(scene.targets('prys', 'key-of-silence:turn-the-key')).toEqual(['unit:hollow-stoker']);
  },
  { monsters: { gardener: { at: '5,6' }, 'hollow-stoker': { at: '5,5' } } },
);

rule(
  'ma/K137: a monster pushed onto a pit is destroyed, and what it does when it dies happens',
  { ana: { explorer: 'thornquist', at: '3,5', essence: 0 } },
  (scene) => {
    scene.plays('thornquist', 'thornquist:heave', 'unit:hollow-stoker');
    scene.settles(() => {
      expect(scene.isInPlay('hollow-stoker')).toBe(false);
      expect(scene.facts('rolled')).toMatchObject([{ by: 'hollow-stoker', targets: ['brine-gnawer'] }]);
      expect(scene.the('ana').essence).toBe(1);
    });
  },
  { monsters: { 'hollow-stoker': { at: '4,6' }, 'brine-gnawer': { at: '5,6' } }, white: [2, 1] },
);
