/** Cases of attacks and barrels. */
import { expect } from 'vitest';
import { explode } from '../../rules/attacks/attack.ts';
import { space } from '../ids.ts';
import { rule } from '../table.ts';

const nobodysTurn = { phase: 'monsters', active: null } as const;

rule(
  'ma/K90: a white 1 and a black 2 hit armor 3, and 1 health is lost',
  { ana: { explorer: 'thornquist', at: '4,5', essence: 0 } },
  (scene) => {
    scene.plays('thornquist', 'thornquist:spanner-and-fist');
    scene.settles(() => {
      expect(scene.monster('mirror-tithe').health).toBe(1);
      expect(scene.facts('hit')).toMatchObject([{ target: 'mirror-tithe', total: 3, defence: 3 }]);
    });
  },
  { monsters: { 'mirror-tithe': { at: '5,6' } }, white: [1], black: [2] },
);

rule(
  'ma/K90: against armor 4 the same roll is a miss, unless 1 essence is spent',
  { ana: { explorer: 'thornquist', at: '4,5', essence: 2 } },
  (scene) => {
    scene.plays('thornquist', 'thornquist:spanner-and-fist');
    scene.asks('ana', 'raise', '0', '1').answer('0');
    scene.settles(() => expect(scene.monster('pistonback').health).toBe(3));
    scene.plays('thornquist', 'thornquist:spanner-and-fist');
    scene.asks('ana', 'raise', '0', '1').answer('1');
    scene.settles(() => {
      expect(scene.monster('pistonback').health).toBe(2);
      expect(scene.the('ana').essence).toBe(1);
    });
  },
  { monsters: { pistonback: { at: '5,6' } }, white: [1, 1], black: [2, 2] },
);

rule(
  'ma/K91: an arcane roll of 3 is compared with will',
  { ana: { explorer: 'rourke', at: '4,5', essence: 0 } },
  (scene) => {
    scene.plays('rourke', 'rourke:undertow');
    scene.settles(() =>
      expect(scene.facts('hit')).toMatchObject([{ target: 'hollow-stoker', total: 3, defence: 2 }]),
    );
  },
  { monsters: { 'hollow-stoker': { at: '5,6' } }, white: [1, 0, 0], black: [2] },
);

rule(
  'ma/K91: a normal roll of 3 hits armor 3, and one of 2 does not',
  { ana: { explorer: 'vane', at: '4,5', essence: 0 } },
  (scene) => {
    scene.plays('vane', 'vane:bare-knuckles');
    scene.settles(() => expect(scene.facts('missed')).toMatchObject([{ total: 2, defence: 3 }]));
    scene.plays('vane', 'vane:bare-knuckles');
    scene.settles(() => expect(scene.facts('hit')).toMatchObject([{ total: 3, defence: 3 }]));
  },
  { monsters: { 'hollow-stoker': { at: '5,6' } }, white: [1, 1, 0, 0], black: [1, 2] },
);

rule(
  'ma/K92: a companion beside the attacker pays the essence that makes the roll a hit',
  {
    ana: { explorer: 'crane', at: '4,4', essence: 0 },
    ben: { explorer: 'obermann', at: '5,5', essence: 1 },
  },
  (scene) => {
    scene.plays('crane', 'crane:sleeve-derringer', 'unit:brine-gnawer');
    scene.asks('ana', 'raise', '0', '1').answer('1');
    scene.asks('ben', 'support', '0', '1').answer('1');
    scene.settles(() => {
      expect(scene.monster('brine-gnawer').health).toBe(1);
      expect(scene.the('ben').essence).toBe(0);
    });
  },
  { monsters: { 'brine-gnawer': { at: '4,6' } }, white: [1, 0] },
);

rule(
  'ma/K92: whoever neither attacks nor has the turn cannot raise a roll',
  {
    ana: { explorer: 'crane', at: '4,4', essence: 0 },
    ben: { explorer: 'obermann', at: '7,7', essence: 1 },
  },
  (scene) => {
    scene.plays('crane', 'crane:sleeve-derringer', 'unit:brine-gnawer');
    scene.settles(() => expect(scene.monster('brine-gnawer').health).toBe(2));
  },
  { monsters: { 'brine-gnawer': { at: '4,6' } }, white: [1, 0] },
);

rule(
  'ma/K93: the roll of a card that answers a monster is its wearer’s, who may raise it; nobody raises the monster’s',
  { ana: { explorer: 'prys', at: '4,5', essence: 1, worn: ['phlogiston-cloak'] } },
  (scene) => {
    scene.plays('brine-gnawer', 'brine-gnawer:gnaw');
    scene.asks('ana', 'essence-for-health', '0', '1').answer('0');
    scene.asks('ana', 'use', 'use:phlogiston-cloak:flare-up', 'pass').answer('use:phlogiston-cloak:flare-up');
    scene.asks('ana', 'raise', '0', '1').answer('1');
    scene.settles(() => {
      expect(scene.monster('brine-gnawer').health).toBe(1);
      expect(scene.the('ana')).toMatchObject({ health: 4, essence: 0 });
    });
    scene.plays('brine-gnawer', 'brine-gnawer:gnaw');
    scene.settles(() => expect(scene.facts('missed')).toMatchObject([{ target: 'prys', total: 2 }]));
  },
  { ...nobodysTurn, monsters: { 'brine-gnawer': { at: '5,5' } }, white: [1, 2, 0, 1, 1], black: [1] },
);

rule(
  'ma/K94: whoever’s turn it is may raise the roll of a monster that bursts',
  { ana: { explorer: 'sable', at: '4,4', essence: 1 } },
  (scene) => {
    scene.plays('sable', 'sable:service-revolver', 'unit:hollow-stoker');
    scene.asks('ana', 'raise', '0', '1').answer('1');
    scene.settles(() => {
      expect(scene.isInPlay('hollow-stoker')).toBe(false);
      expect(scene.isInPlay('brine-gnawer')).toBe(false);
      expect(scene.the('ana').essence).toBe(2);
    });
  },
  {
    monsters: { 'hollow-stoker': { at: '4,6' }, 'brine-gnawer': { at: '5,6', health: 1 } },
    white: [2, 0, 1, 0],
  },
);

rule(
  'ma/K95, ma/map.12: a roll of 0 leaves a barrel whole',
  { ana: { explorer: 'vane', at: '3,3', essence: 0 } },
  (scene) => {
    scene.plays('vane', 'vane:bare-knuckles');
    scene.settles(() => {
      expect(scene.token('4,2')).toBe(null);
      expect(scene.facts('exploded')).toEqual([]);
    });
  },
  { white: [0], black: [0] },
);

rule(
  'ma/K96, ma/map.12: a blast of 4 hits everybody beside the barrel who has armor 4',
  { ana: { explorer: 'thornquist', at: '3,1', essence: 0 } },
  (scene) => {
    scene.does((g) => explode(g, space('4,2')));
    scene.settles(() => {
      expect(scene.the('ana').health).toBe(5);
      expect(scene.monster('pistonback').health).toBe(2);
      expect(scene.token('4,2')).toBe('explored');
      expect(scene.facts('rolled')).toHaveLength(1);
    });
  },
  { monsters: { pistonback: { at: '5,3' } }, black: [1, 1, 2] },
);

rule(
  'ma/K97, ma/map.13: a barrel that a blast sets off goes off after it, with a roll of its own',
  { ana: { explorer: 'thornquist', at: '3,4', essence: 0 } },
  (scene) => {
    scene.does((g) => explode(g, space('4,2')));
    scene.settles(() => {
      expect(scene.facts('exploded').map(({ at }) => at)).toEqual(['4,2', '4,3']);
      expect(scene.facts('rolled').map(({ total }) => total)).toEqual([1, 5]);
      expect(scene.the('ana').health).toBe(5);
    });
  },
  { now: { '4,3': 'barrel' }, black: [1, 0, 0, 3, 1, 1] },
);

rule(
  'ma/K98: a blast attacks an ethereal monster, at which no pistol can be aimed',
  { ana: { explorer: 'prys', at: '7,2', essence: 0, worn: ['needle-pistol'] } },
  (scene) => {
    expect(scene.targets('prys', 'needle-pistol:fire')).toEqual(['space:4,2']);
    scene.does((g) => explode(g, space('4,2')));
    scene.settles(() => expect(scene.isInPlay('lantern-wisp')).toBe(false));
  },
  { monsters: { 'lantern-wisp': { at: '5,1' } }, black: [1, 1, 0] },
);

rule(
  'ma/K99: no more than three dice of a colour are rolled',
  {
    ana: {
      explorer: 'prys',
      at: '4,5',
      essence: 0,
      worn: [{ main: 'storm-carbine', right: 'pressure-valve' }],
    },
  },
  (scene) => {
    scene.plays('prys', 'pressure-valve:overfeed');
    scene.settles();
    scene.plays('prys', 'storm-carbine:discharge', 'unit:pistonback');
    scene.settles(() => {
      expect(scene.facts('rolled')).toMatchObject([{ white: [], black: [1, 1, 1] }]);
      expect(scene.state.lasting).toEqual([]);
    });
  },
  { monsters: { pistonback: { at: '5,6' } }, black: [1, 1, 1, 3] },
);
