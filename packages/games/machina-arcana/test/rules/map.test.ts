/** The map: tiles, edges, doors, and what words do to it. */
import { expect } from 'vitest';
import type { Machina } from '../../machina.ts';
import type { Target } from '../../options.ts';
import { deedOf } from '../../rules/abilities/deeds.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { CardId, ExplorerId } from '../../vocabulary/ids.ts';
import { space } from '../ids.ts';
import { rule } from '../table.ts';

/** Carries out words of a card of the first explorer. */
const words = (g: Machina, effects: readonly Effect[], target: Target | null = null) => {
  const self = 'prys' as ExplorerId; // tests write ids
  return g.perform({ ...deedOf('prys' as CardId, 'pipe-wrench', { self, active: self }), target }, effects); // tests write ids
};

rule(
  'ma/map.1, ma/map.26: a tile is 10 by 10; its sides are walls but for the two middle spaces of an exit',
  { ana: {} },
  (scene) => {
    const { terrain } = scene;
    expect(terrain.cells).toBe(200);
    const open = Array.from({ length: 10 }, (_, y) => y).filter((y) =>
      terrain.areAdjacent(scene.cell(`9,${y}`), scene.cell(`10,${y}`)),
    );
    expect(open).toEqual([4, 5]);
  },
  {
    tiles: [
      { face: 'pump-hall', column: 0, row: 0 },
      { face: 'flooded-archive', column: 1, row: 0 },
    ],
  },
);

rule(
  'ma/map.17: a closed door bars its edge and nothing else',
  { ana: { at: '8,8' } },
  (scene) => {
    const { terrain } = scene;
    expect(terrain.areAdjacent(scene.cell('2,1'), scene.cell('3,1'))).toBe(false);
    expect(terrain.isPassable(scene.cell('2,1'))).toBe(true);
    expect(terrain.isPassable(scene.cell('3,1'))).toBe(true);
  },
  { doors: { '2,1,east': 'closed' } },
);

rule(
  'ma/map.11: on a trap space nothing happens until traps go off',
  { ana: { explorer: 'prys', at: '3,3' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'move:4,3');
    expect(scene.facts('rolled')).toEqual([]);
    scene.acts('ana', 'end');
    scene.settles(() => expect(scene.the('ana').health).toBe(5));
  },
);

rule(
  'ma/map.22: an action space that was destroyed is an obstacle for good',
  { ana: { explorer: 'prys', at: '1,0' } },
  (scene) => {
    const { terrain } = scene;
    expect(terrain.isPassable(scene.cell('0,0'))).toBe(false);
    expect(terrain.isUnexplored(scene.cell('0,0'))).toBe(false);
    scene.takesTurns();
    expect(scene.couldDo('ana', 'activate')).toEqual([]);
  },
  { tokens: { '0,0': 'destroyed' } },
);

rule(
  'ma/effects.1: traps go off on every tile with an explorer, one roll for each tile',
  { ana: { explorer: 'prys', at: '4,3', essence: 0 }, ben: { explorer: 'crane', at: '13,3', essence: 0 } },
  (scene) => {
    scene.does((g) => words(g, [{ is: 'trigger-traps', on: 'explorer-tiles' }]));
    scene.settles(() => {
      expect(scene.facts('rolled')).toHaveLength(2);
      expect([scene.the('ana').health, scene.the('ben').health]).toEqual([4, 5]);
    });
  },
  {
    tiles: [
      { face: 'pump-hall', column: 0, row: 0 },
      { face: 'flooded-archive', column: 1, row: 0 },
    ],
    black: [3, 3, 3, 0, 0, 0],
  },
);

rule(
  'ma/effects.1: barrels of the own tile go off, each once',
  { ana: { explorer: 'prys', at: '8,1' } },
  (scene) => {
    scene.does((g) => words(g, [{ is: 'explode-barrels', on: 'tile' }]));
    scene.settles(() => {
      expect(scene.facts('exploded').map(({ at }) => at)).toEqual(['4,2', '7,9']);
      expect([scene.token('4,2'), scene.token('7,9')]).toEqual(['explored', 'explored']);
    });
  },
);

rule(
  'ma/effects.1: every open door on tiles with an explorer is closed; destroyed ones are not, nor those of other tiles',
  { ana: { explorer: 'prys', at: '8,1' } },
  (scene) => {
    scene.does((g) => words(g, [{ is: 'close-doors' }]));
    scene.settles(({ doors }) => {
      const closed = doors.filter(({ is }) => is === 'closed').map(({ door }) => door);
      expect(closed.sort()).toEqual(['1,2,south', '3,6,south', '8,5,south']);
    });
  },
  {
    tiles: [
      { face: 'pump-hall', column: 0, row: 0 },
      { face: 'flooded-archive', column: 1, row: 0 },
    ],
    doors: { '2,1,east': 'destroyed' },
  },
);

rule(
  'ma/effects.1: a barrel that is put on a floor space is one like any other',
  { ana: { explorer: 'prys', at: '8,1' } },
  (scene) => {
    scene.does((g) => words(g, [{ is: 'place-barrel' }], { is: 'space', at: space('8,2') }));
    scene.settles(() => {
      expect(scene.terrain.isBarrel(scene.cell('8,2'))).toBe(true);
      expect(scene.terrain.isPassable(scene.cell('8,2'))).toBe(false);
    });
  },
);

rule(
  'ma/effects.1: lights go out on chapter spaces, and on nothing else',
  { ana: { explorer: 'prys', at: '8,1' } },
  (scene) => {
    scene.does((g) => words(g, [{ is: 'token', token: 'light', what: 'remove', on: 'everywhere' }]));
    scene.settles(() => expect(scene.token('0,7')).toBeNull());
  },
  { tokens: { '0,7': 'light' } },
);

rule(
  'ma/effects.1: recharge stations are used up on tiles with an explorer',
  { ana: { explorer: 'prys', at: '8,1' } },
  (scene) => {
    scene.does((g) =>
      words(g, [{ is: 'token', token: 'explored', what: 'place', on: 'recharges-on-explorer-tiles' }]),
    );
    scene.settles(({ spots }) =>
      expect(spots.map(({ at, token }) => [at, token])).toEqual([['9,7', 'explored']]),
    );
  },
  {
    tiles: [
      { face: 'pump-hall', column: 0, row: 0 },
      { face: 'flooded-archive', column: 1, row: 0 },
    ],
  },
);

rule(
  'ma/effects.1: a space that a card activates does what it does, from afar and for nothing',
  { ana: { explorer: 'prys', at: '1,5', stamina: 3, health: 2 } },
  (scene) => {
    scene.does((g) => words(g, [{ is: 'activate-target' }], { is: 'space', at: space('9,7') }));
    scene.settles(() => {
      expect(scene.the('ana')).toMatchObject({ health: 3, stamina: 3 });
      expect(scene.token('9,7')).toBe('explored');
    });
  },
  { recharge: [0] },
);
