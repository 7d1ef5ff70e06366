import { expect } from 'vitest';
import { deedOf } from '../../rules/deeds.ts';
import { prospectOf } from '../../rules/outlook/outlook.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { beforeMonsters, monstersAct, played } from '../monster-phase.ts';
import { type HallScene, rule, unit } from '../table.ts';

/** What an effect of a Brine Gnawer on Sable would come to. */
const ofGnawer = (scene: HallScene, effect: Effect) =>
  prospectOf(
    scene.table,
    {
      ...deedOf('brine-gnawer' as CardId, 'gnaw', { self: unit('brine-gnawer'), active: null }), // tests write ids
      target: { is: 'unit', unit: unit('sable') },
    },
    [effect],
  );

const beside = { monsters: { 'brine-gnawer': { at: '5,4' } } } as const;
const sable = { ana: { explorer: 'sable', at: '4,4', essence: 1 } } as const;

rule(
  'ma/monsters.8: an attack always changes something, reaches its target and is bad for explorers',
  sable,
  (scene) => {
    const seen = ofGnawer(scene, { is: 'attack', mode: 'normal', dice: { white: 2, black: 0 } });
    expect([seen.can(), seen.changes(), seen.reaches()]).toEqual([true, true, ['sable']]);
    expect(seen.worth()).toBeLessThan(0);
  },
  beside,
);

rule(
  'ma/monsters.8: a restore must find something missing',
  sable,
  (scene) => {
    expect(ofGnawer(scene, { is: 'restore', resource: 'health', n: 1, who: 'self' }).changes()).toBe(false);
    expect(ofGnawer(scene, { is: 'restore', resource: 'essence', n: 1, who: 'target' }).changes()).toBe(true);
  },
  beside,
);

rule(
  'ma/monsters.8: a pull of what is adjacent would move nobody, and a push into the open would',
  sable,
  (scene) => {
    expect(ofGnawer(scene, { is: 'pull', n: 1, who: 'target' }).changes()).toBe(false);
    expect(ofGnawer(scene, { is: 'push', n: 1, who: 'target' }).changes()).toBe(true);
  },
  beside,
);

rule(
  'ma/effects: what asks for more than there is cannot be done in full',
  sable,
  (scene) => {
    const lose = (n: number, more = {}): Effect => ({
      is: 'lose',
      resource: 'essence',
      n,
      who: 'target',
      ...more,
    });
    expect(ofGnawer(scene, lose(1)).can()).toBe(true);
    expect(ofGnawer(scene, lose(2)).can()).toBe(false);
    expect(ofGnawer(scene, lose(2, { ifAble: true })).can()).toBe(true);
    expect(ofGnawer(scene, { is: 'destroy-item', who: 'target', where: 'any' }).can()).toBe(false);
  },
  beside,
);

rule(
  'ma/monsters.8: telling what an effect would do changes nothing',
  sable,
  (scene) => {
    const before = JSON.stringify(scene.state);
    ofGnawer(scene, {
      is: 'attack',
      mode: 'arcane',
      dice: { white: 1, black: 1 },
      onHit: [{ is: 'push', n: 2, who: 'target' }],
    }).worth();
    ofGnawer(scene, { is: 'spawn', forWho: 'nearest-explorer' }).changes();
    expect(JSON.stringify(scene.state)).toBe(before);
  },
  beside,
);

rule(
  'ma/monsters.8: a Rift Weaver with nobody in reach teleports to where it is farthest with one in reach',
  { ana: { explorer: 'sable', at: '0,4', essence: 0 } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(played(scene, 'rift-weaver')).toEqual(['elsewhere rift-weaver', 'unravel sable']);
      expect(scene.terrain.distance(scene.cell('0,4'), scene.cell(scene.monster('rift-weaver').at))).toBe(4);
    });
  },
  { ...beforeMonsters, monsters: { 'rift-weaver': { at: '7,4' } } },
);

rule(
  'ma/monsters.8: a Stair Walker with no explorer beside it teleports next to the nearest and attacks',
  { ana: { explorer: 'sable', at: '0,4', essence: 0 } },
  (scene) => {
    monstersAct(scene);
    scene.settles(() => {
      expect(played(scene, 'stair-walker')).toEqual(['between-steps stair-walker', 'rend sable']);
      expect(scene.monster('stair-walker').at).toBe('1,3');
    });
  },
  { ...beforeMonsters, monsters: { 'stair-walker': { at: '5,4' } } },
);
