/** Cases of essence and support. */
import { expect } from 'vitest';
import { loseHealth } from '../../rules/losses/losses.ts';
import { essenceAtHand, payEssence } from '../../rules/losses/support.ts';
import type { ExplorerId } from '../../vocabulary/ids.ts';
import { space, unit } from '../ids.ts';
import { rule } from '../table.ts';

const nobodysTurn = { phase: 'monsters', active: null } as const;
const explorer = (id: string) => id as ExplorerId; // tests write ids

rule(
  'ma/K106: an explorer with 2 health and 1 essence that is hit loses the one or the other',
  { ana: { explorer: 'prys', at: '4,5', health: 2, essence: 1 } },
  (scene) => {
    scene.plays('brine-gnawer', 'brine-gnawer:gnaw');
    scene.asks('ana', 'essence-for-health', '0', '1').answer('1');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ health: 2, essence: 0 }));
    scene.plays('brine-gnawer', 'brine-gnawer:gnaw');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ health: 1, essence: 0 }));
  },
  { ...nobodysTurn, monsters: { 'brine-gnawer': { at: '5,5' } }, white: [2, 1, 2, 1] },
);

rule(
  'ma/K107: a companion’s essence saves the last health',
  {
    ana: { explorer: 'prys', at: '4,5', health: 1, essence: 0 },
    ben: { explorer: 'obermann', at: '3,5', essence: 1 },
  },
  (scene) => {
    scene.plays('brine-gnawer', 'brine-gnawer:gnaw', 'unit:prys');
    scene.asks('ana', 'essence-for-health', '0', '1').answer('1');
    scene.asks('ben', 'support', '0', '1').answer('1');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ health: 1, essence: 0, dead: false });
      expect(scene.the('ben')).toMatchObject({ health: 6, essence: 0 });
    });
  },
  { ...nobodysTurn, monsters: { 'brine-gnawer': { at: '5,5' } }, white: [2, 1] },
);

rule(
  'ma/K108: an effect that takes essence if able takes none of a companion',
  {
    ana: { explorer: 'crane', at: '4,5', essence: 0 },
    ben: { explorer: 'obermann', at: '3,5', essence: 2 },
  },
  (scene) => {
    scene.plays('choir-husk', 'choir-husk:dirge', 'unit:crane');
    scene.asks('ana', 'essence-for-health', '0', '1').answer('0');
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ health: 4, essence: 0 });
      expect(scene.the('ben').essence).toBe(2);
    });
  },
  { ...nobodysTurn, monsters: { 'choir-husk': { at: '5,6' } }, white: [2, 0] },
);

const sealers = {
  ana: { explorer: 'prys', at: '1,2', essence: 1 },
  ben: { explorer: 'obermann', at: '0,4', essence: 2 },
  cleo: { explorer: 'vane', at: '0,5', essence: 1 },
};
const seal = { why: 'action', source: 'seal', space: space('0,3') } as const;

rule(
  'ma/K109: those who pay form a chain: one touches the spawn space, the next only the first',
  sealers,
  (scene) => {
    expect(essenceAtHand(scene.table, explorer('prys'), seal)).toBe(4);
    scene.does(function* (g) {
      yield* payEssence(g, explorer('prys'), 4, seal);
    });
    scene.asks('ben', 'support', '0', '1', '2').answer('2');
    scene.asks('cleo', 'support', '0', '1').answer('1');
    scene.settles(({ explorers }) => expect(explorers.map(({ essence }) => essence)).toEqual([0, 0, 0]));
  },
);

rule('ma/K109: whoever pays nothing is no link for the next', sealers, (scene) => {
  scene.does(function* (g) {
    yield* payEssence(g, explorer('prys'), 4, seal);
  });
  scene.asks('ben', 'support', '0', '1', '2').answer('0');
  scene.settles(({ explorers }) => expect(explorers.map(({ essence }) => essence)).toEqual([1, 2, 1]));
});

rule(
  'ma/K110, ma/effects.2: a cost of health may be paid with essence',
  {
    ana: {
      explorer: 'prys',
      at: '4,5',
      essence: 1,
      worn: [{ main: 'needle-pistol', right: 'overdraw-coil' }],
    },
  },
  (scene) => {
    scene.plays('prys', 'overdraw-coil:overdraw');
    scene.asks('ana', 'essence-for-health', '0', '1').answer('1');
    scene.settles(() => expect(scene.the('ana')).toMatchObject({ health: 5, essence: 0 }));
  },
);

rule(
  'ma/K111: Tallow Candle lets companions 3 spaces away help its owner',
  {
    ana: { explorer: 'prys', at: '4,5', essence: 0, worn: ['tallow-candle'] },
    ben: { explorer: 'obermann', at: '1,5', essence: 1 },
    cleo: { explorer: 'vane', at: '8,5', essence: 1 },
  },
  (scene) => {
    expect(essenceAtHand(scene.table, explorer('prys'))).toBe(1);
    scene.does((g) => loseHealth(g, unit('prys'), 1, { source: 'trap' }));
    scene.asks('ana', 'essence-for-health', '0', '1').answer('1');
    scene.asks('ben', 'support', '0', '1').answer('1');
    scene.settles(() => expect(scene.the('ana').health).toBe(5));
  },
);

rule(
  'ma/K111: without the candle they cannot',
  {
    ana: { explorer: 'prys', at: '4,5', essence: 0 },
    ben: { explorer: 'obermann', at: '1,5', essence: 1 },
  },
  (scene) => {
    scene.does((g) => loseHealth(g, unit('prys'), 1, { source: 'trap' }));
    scene.settles(() => expect(scene.the('ana').health).toBe(4));
  },
);
