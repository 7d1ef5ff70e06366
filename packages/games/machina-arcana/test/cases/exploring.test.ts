/** Cases of exploring and of tiles that scroll off. */
import { expect } from 'vitest';
import { terrainOf } from '../../rules/map/terrain.ts';
import { displace } from '../../rules/moving/displacing.ts';
import { space, unit } from '../ids.ts';
import type { Setting } from '../setting.ts';
import { type HallScene, rule } from '../table.ts';

const pumpHallNext: Setting = {
  tiles: [{ face: 'flooded-archive', column: 0, row: 0 }],
  stack: ['pump-hall'],
};

/** What a space of the map is. */
const kindAt = (scene: HallScene, space: string): string => scene.terrain.kind(scene.cell(space));

rule(
  'ma/K36, ma/actions.5, ma/actions.5.1: a tile explored to the east is turned a quarter clockwise, its arrow toward the explorer',
  { ana: { explorer: 'prys', at: '9,4' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'explore:east');
    expect(scene.the('ana')).toMatchObject({ at: '9,4', stamina: 5 });
    expect(kindAt(scene, '19,0')).toBe('chest');
    expect(kindAt(scene, '14,7')).toBe('lever');
    expect(scene.couldDo('ana', 'move')).toContain('move:10,4');
  },
  pumpHallNext,
);

for (const { side, from, chest } of [
  { side: 'west', from: '0,4', chest: '-10,9' },
  { side: 'south', from: '4,9', chest: '9,19' },
  { side: 'north', from: '4,0', chest: '0,-10' },
])
  rule(
    `ma/K37, ma/actions.5.7: a tile explored to the ${side} lies with its chest at ${chest}`,
    { ana: { explorer: 'prys', at: from } },
    (scene) => {
      scene.takesTurns();
      scene.acts('ana', `explore:${side}`);
      expect(kindAt(scene, chest)).toBe('chest');
    },
    pumpHallNext,
  );

rule(
  'ma/K38, ma/actions.5.2: beside an exit nothing is explored',
  { ana: { explorer: 'prys', at: '8,4' } },
  (scene) => {
    scene.takesTurns();
    expect(scene.couldDo('ana', 'explore')).toEqual([]);
  },
);

rule(
  'ma/K38: nor on an exit beyond which a tile lies: the way is open',
  { ana: { explorer: 'prys', at: '9,4' } },
  (scene) => {
    scene.takesTurns();
    expect(scene.couldDo('ana', 'explore')).toEqual([]);
    expect(scene.couldDo('ana', 'move')).toContain('move:10,4');
  },
  {
    tiles: [
      { face: 'pump-hall', column: 0, row: 0 },
      { face: 'flooded-archive', column: 1, row: 0 },
    ],
  },
);

const twoColumns: Setting = {
  tiles: [
    { face: 'pump-hall', column: 0, row: 0 },
    { face: 'flooded-archive', column: 1, row: 0 },
  ],
  stack: ['signal-gallery'],
};

rule(
  'ma/K39, ma/actions.5.3: the column farthest from the new tile scrolls off, and monsters on it are banished',
  { ana: { explorer: 'prys', at: '19,4', essence: 0 } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'explore:east');
    expect(scene.state.tiles.map(({ column }) => column)).toEqual([1, 2]);
    expect(scene.isInPlay('hollow-stoker')).toBe(false);
    expect(scene.facts('banished')).toHaveLength(1);
    expect(scene.facts('rolled')).toEqual([]);
    expect(scene.the('ana').essence).toBe(0);
  },
  { ...twoColumns, monsters: { 'hollow-stoker': { at: '4,4' } } },
);

rule(
  'ma/K40: of four tiles the whole row goes that is farthest from the new one',
  { ana: { explorer: 'prys', at: '14,0' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'explore:north');
    const places = scene.state.tiles.map(({ column, row }) => `${column},${row}`).sort();
    expect(places).toEqual(['0,0', '1,-1', '1,0']);
  },
  {
    tiles: [
      { face: 'pump-hall', column: 0, row: 0 },
      { face: 'flooded-archive', column: 1, row: 0 },
      { face: 'signal-gallery', column: 0, row: 1 },
      { face: 'sunken-chapel', column: 1, row: 1 },
    ],
  },
);

rule(
  'ma/K41, ma/actions.5.4: nobody explores while a companion stands on a tile that would go',
  { ana: { explorer: 'prys', at: '19,4' }, ben: { at: '4,4' } },
  (scene) => {
    scene.takesTurns();
    expect(scene.couldDo('ana', 'explore')).toEqual([]);
  },
  twoColumns,
);

rule(
  'ma/K170, ma/Q4: where stragglers are carried along, the companion comes to the nearest free space of the tile',
  { ana: { explorer: 'prys', at: '19,4' }, ben: { at: '4,4' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'explore:east');
    const { options } = scene.asksAbout('ben', 'where').question;
    const terrain = terrainOf(scene.table);
    for (const space of options) expect(terrain.distance(scene.cell(space), scene.cell('19,4'))).toBe(1);
    scene.asksAbout('ben', 'where').answer('18,4');
    expect(scene.the('ben').at).toBe('18,4');
    expect(scene.state.tiles.map(({ column }) => column)).toEqual([1, 2]);
  },
  { ...twoColumns, options: { stragglers: 'carry-along' } },
);

rule(
  'ma/K42, ma/actions.5.6: nor does a tile with the exit token scroll off',
  { ana: { explorer: 'prys', at: '19,4' } },
  (scene) => {
    scene.takesTurns();
    expect(scene.couldDo('ana', 'explore')).toEqual([]);
  },
  { ...twoColumns, exit: { column: 0, row: 0, side: 'north' } },
);

rule(
  'ma/K43, ma/actions.5.8, ma/map.5: a new tile is joined to every tile that it touches',
  { ana: { explorer: 'prys', at: '14,9' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'explore:south');
    const { terrain } = scene;
    expect(terrain.areAdjacent(scene.cell('14,9'), scene.cell('14,10'))).toBe(true);
    expect(terrain.areAdjacent(scene.cell('9,14'), scene.cell('10,14'))).toBe(true);
    expect(terrain.sees(scene.cell('9,14'), scene.cell('10,14'), false)).toBe(true);
  },
  {
    tiles: [
      { face: 'pump-hall', column: 0, row: 0 },
      { face: 'flooded-archive', column: 1, row: 0 },
      { face: 'signal-gallery', column: 0, row: 1 },
    ],
  },
);

rule(
  'ma/K44, ma/actions.5.5: a tile that comes back shows its other side, and nothing on it is explored',
  { ana: { explorer: 'prys', at: '19,4' } },
  (scene) => {
    scene.takesTurns();
    scene.acts('ana', 'explore:east');
    expect(scene.state.spots).toEqual([]);
    expect(scene.state.doors).toEqual([]);
    expect(scene.state.stack[0]?.side).toBe('reliquary-ring');
    expect(scene.state.knownLastTiles).toBe(1);
  },
  {
    ...twoColumns,
    tokens: { '0,0': 'explored' },
    doors: { '2,1,east': 'closed' },
  },
);

rule(
  'ma/K45, ma/map.23: nobody is pushed through an exit beyond which no tile lies',
  { ana: { explorer: 'prys', at: '1,4' } },
  (scene) => {
    scene.does((g) =>
      displace(g, {
        how: 'push',
        unit: unit('prys'),
        from: [space('2,4')],
        n: 2,
        by: null,
        source: 'trap',
        stopsBeforePit: false,
      }),
    );
    scene.settles(() => expect(scene.the('ana').at).toBe('0,4'));
  },
);
