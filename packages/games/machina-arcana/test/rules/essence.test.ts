/** Rules of essence and of losses. */
import { expect } from 'vitest';
import { loseEssence, loseHealth, loseStamina, restore } from '../../rules/losses/losses.ts';
import { essenceAtHand, payEssence } from '../../rules/losses/support.ts';
import type { CardId, ExplorerId } from '../../vocabulary/ids.ts';
import { unit } from '../ids.ts';
import { rule } from '../table.ts';

const prys = 'prys' as ExplorerId; // tests write ids
const ability = { why: 'ability', source: 'cost' } as const;
const given = { source: 'recharge' } as const;

rule(
  'ma/essence.1: whoever destroys a monster in its turn restores 1 essence',
  { ana: { explorer: 'vane', at: '4,5', essence: 0 } },
  (scene) => {
    scene.plays('vane', 'vane:bare-knuckles');
    scene.settles(() => expect(scene.the('ana').essence).toBe(1));
  },
  { monsters: { 'wire-crawler': { at: '5,5' } }, white: [2], black: [1] },
);

rule(
  'ma/essence.2: of a loss of 2 each point may be paid with essence',
  { ana: { explorer: 'prys', at: '4,5', essence: 2 } },
  (scene) => {
    scene.does((g) => loseHealth(g, unit('prys'), 2, { source: 'trap' }));
    scene.asks('ana', 'essence-for-health', '0', '1', '2').answer('1');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ health: 4, essence: 1 }));
  },
);

rule(
  'ma/essence.3: the payer says how much it pays itself, and companions are asked for the rest',
  { ana: { explorer: 'prys', at: '4,5', essence: 2 }, ben: { explorer: 'vane', at: '4,4', essence: 2 } },
  (scene) => {
    scene.does(function* (g) {
      yield* payEssence(g, prys, 2, ability);
    });
    scene.asks('ana', 'support', '0', '1', '2').answer('1');
    scene.asks('ben', 'support', '0', '1').answer('1');
    scene.settles(({ explorers }) => expect(explorers.map(({ essence }) => essence)).toEqual([1, 1]));
  },
);

rule(
  'ma/essence.3: what a companion does not pay the payer pays, if it can',
  { ana: { explorer: 'prys', at: '4,5', essence: 2 }, ben: { explorer: 'vane', at: '4,4', essence: 2 } },
  (scene) => {
    scene.does(function* (g) {
      yield* payEssence(g, prys, 2, ability);
    });
    scene.asksAbout('ana', 'support').answer('0');
    scene.asks('ben', 'support', '0', '1', '2').answer('0');
    scene.settles(({ explorers }) => expect(explorers.map(({ essence }) => essence)).toEqual([0, 2]));
  },
);

rule(
  'ma/essence.3: nobody pays anything for an ability that companions refuse to help with, and it is not played',
  {
    ana: { explorer: 'calloway', at: '4,5', essence: 0 },
    ben: { explorer: 'vane', at: '4,4', essence: 1 },
  },
  (scene) => {
    scene.plays('calloway', 'calloway:sheltering-psalm');
    scene.asks('ben', 'support', '0', '1').answer('0');
    scene.settles(({ lasting }) => {
      expect(lasting).toEqual([]);
      expect(scene.the('ana')).toMatchObject({ essence: 0, markers: [] });
    });
  },
);

rule(
  'ma/essence.3: a companion that always helps pays without being asked',
  {
    ana: { explorer: 'prys', at: '4,5', essence: 0 },
    ben: { explorer: 'vane', at: '4,4', essence: 2, alwaysHelps: true },
  },
  (scene) => {
    scene.does(function* (g) {
      yield* payEssence(g, prys, 1, ability);
    });
    scene.settles(() => expect(scene.the('ben').essence).toBe(1));
  },
);

rule(
  'ma/essence.4: essence comes to no more than the explorer card shows, and what cards add',
  { ana: { explorer: 'prys', at: '4,5', essence: 3, worn: ['guild-livery'] } },
  (scene) => {
    scene.does((g) => restore(g, prys, { what: 'essence', n: 'all', ...given }));
    scene.settles(() => expect(scene.the('ana').essence).toBe(5));
  },
);

rule(
  'ma/essence.5: nothing is restored beyond its maximum',
  { ana: { explorer: 'prys', at: '4,5', health: 4, stamina: 6 } },
  (scene) => {
    scene.does((g) => restore(g, prys, { what: 'health', n: 3, ...given }));
    scene.does((g) => restore(g, prys, { what: 'stamina', n: 3, ...given }));
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ health: 5, stamina: 7 }));
  },
);

rule(
  'ma/essence.6: an effect that takes essence may be paid by a companion',
  { ana: { explorer: 'prys', at: '4,5', essence: 1 }, ben: { explorer: 'vane', at: '4,4', essence: 1 } },
  (scene) => {
    scene.does((g) => loseEssence(g, prys, 1, { source: 'threat' }));
    scene.asks('ana', 'support', '0', '1').answer('0');
    scene.asks('ben', 'support', '0', '1').answer('1');
    scene.settles(({ explorers }) => expect(explorers.map(({ essence }) => essence)).toEqual([1, 0]));
  },
);

rule(
  'ma/Q6: where a table has agreed so, a neighbour’s essence does not save health',
  { ana: { explorer: 'prys', at: '4,5', essence: 0 }, ben: { explorer: 'vane', at: '4,4', essence: 1 } },
  (scene) => {
    scene.does((g) => loseHealth(g, prys, 1, { source: 'trap' }));
    scene.settles(() => expect(scene.the('ana').health).toBe(4));
  },
  { options: { supportForHealth: false } },
);

rule(
  'ma/essence.7: whoever takes on a loss may have it prevented by an own card',
  {
    ana: { explorer: 'vane', at: '4,4', essence: 0, worn: ['ablative-harness'] },
    ben: { explorer: 'prys', at: '4,5', essence: 0 },
  },
  (scene) => {
    scene.plays('brine-gnawer', 'brine-gnawer:gnaw', 'unit:prys');
    scene.asks('ana', 'use', 'use:vane:turn-the-other-cheek', 'pass').answer('use:vane:turn-the-other-cheek');
    scene
      .asks('ana', 'use', 'use:ablative-harness:take-the-blow', 'pass')
      .answer('use:ablative-harness:take-the-blow');
    scene.settles(({ explorers }) => expect(explorers.map(({ health }) => health)).toEqual([7, 5]));
  },
  { phase: 'monsters', active: null, monsters: { 'brine-gnawer': { at: '5,6' } }, white: [2, 1] },
);

rule(
  'ma/essence.7: what is prevented leaves the ward as it is',
  { ana: { explorer: 'prys', at: '4,5', essence: 0, worn: ['ablative-harness'] } },
  (scene) => {
    scene.does((g) => loseHealth(g, prys, 1, { source: 'trap' }));
    scene.asksAbout('ana', 'use').answer('use:ablative-harness:take-the-blow');
    scene.settles(({ lasting }) => {
      expect(scene.the('ana')).toMatchObject({ health: 5, bag: ['ablative-harness'] });
      expect(lasting).toHaveLength(1);
    });
  },
  { lasting: [{ card: 'idol-of-small-mercies' as CardId, on: prys, is: 'grant', of: 'warded' }] }, // tests write ids
);

rule(
  'ma/essence.8: a companion without essence is no link',
  {
    ana: { explorer: 'prys', at: '2,5', essence: 0 },
    ben: { explorer: 'vane', at: '3,5', essence: 0 },
    cleo: { explorer: 'sable', at: '4,5', essence: 2 },
  },
  (scene) => expect(essenceAtHand(scene.table, prys)).toBe(0),
);

rule(
  'ma/essence.9: neither the dead nor those off the map help',
  {
    ana: { explorer: 'prys', at: '4,5', essence: 1 },
    ben: { explorer: 'vane', at: null, exited: true, essence: 2 },
    cleo: { explorer: 'sable', at: null, dead: true, essence: 2 },
  },
  (scene) => expect(essenceAtHand(scene.table, prys)).toBe(1),
);

rule(
  'ma/essence.10: an explorer without essence plays on',
  { ana: { explorer: 'prys', at: '4,5', essence: 0 } },
  (scene) => expect(scene.playable('prys')).toEqual(['use:prys:pipe-wrench']),
  { monsters: { pistonback: { at: '5,5' } } },
);

rule(
  'ma/essence.11: stamina that an effect takes is gone until the next explorer phase',
  { ana: { explorer: 'prys', at: '4,5', stamina: 1 } },
  (scene) => {
    scene.does((g) => {
      loseStamina(g, prys, 2, 'threat');
      return undefined;
    });
    scene.settles(() => expect(scene.the('ana').stamina).toBe(0));
    scene.goesOnToRound(2);
    expect(scene.the('ana').stamina).toBe(7);
  },
  { phase: 'monsters', active: null },
);
