import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { wall } from '../../../content/words/maps.ts';
import { fieldOf } from '../../../rules/map/field.ts';
import { layoutOf } from '../../../rules/map/layout.ts';
import { mapBox, scenarioNumber } from '../../content/map.ts';

const barrow = layoutOf(mapBox, scenarioNumber(1));
const firstRoom = fieldOf(barrow, [], [1], true);
const twoRooms = fieldOf(barrow, ['1-2'], [1, 2], true);

describe('The field of a map', () => {
  test('gh/setup.5: has no hexes but those of revealed rooms', () => {
    assert.equal(firstRoom.size, 32);
    assert.equal(twoRooms.size, 32 + 1 + 23);
  });

  test('gh/terrain.3: takes a closed door for a wall', () => {
    assert.equal(firstRoom.cell('-2,3'), -1);
    const shut = fieldOf(barrow, [], [1, 2], true);
    assert.equal(shut.range(shut.cell('-1,3'), shut.cell('-3,3')), 255);
    assert.equal(twoRooms.range(twoRooms.cell('-1,3'), twoRooms.cell('-3,3')), 2);
  });

  test('gh/terrain.4: leads through no wall between two tiles', () => {
    const [here, there] = [twoRooms.cell('-1,2'), twoRooms.cell('-2,2')];
    assert.ok(!twoRooms.around(here).includes(there));
    assert.equal(twoRooms.range(here, there), 2);
  });

  test('gh/terrain.4: leads through no wall that the map draws inside a room', () => {
    const barred = { ...scenarioNumber(1), map: { ...scenarioNumber(1).map, ...wall('0,0 1,0') } };
    const field = fieldOf(layoutOf(mapBox, barred), [], [1], true);
    const [here, there] = [field.cell('0,0'), field.cell('1,0')];
    assert.equal(firstRoom.range(firstRoom.cell('0,0'), firstRoom.cell('1,0')), 1);
    assert.equal(field.range(here, there), 2);
    assert.ok(!field.sees(here, there));
  });

  test('gh/terrain.4: a wall is drawn between two neighbouring hexes of the map and nowhere else', () => {
    const { map, ...barrow } = scenarioNumber(1);
    for (const between of ['0,0 2,0', '0,0 99,0'])
      assert.throws(() => layoutOf(mapBox, { ...barrow, map: { ...map, ...wall(between) } }), /no edge/);
    assert.throws(() => wall('0,0'), /two hexes/);
  });

  test('is the same object for the same doors and rooms, in whatever order', () => {
    assert.equal(
      fieldOf(barrow, ['2-3', '1-2'], [3, 1, 2], true),
      fieldOf(barrow, ['1-2', '2-3'], [1, 2, 3], true),
    );
    assert.notEqual(firstRoom, fieldOf(barrow, [], [1], false));
  });

  test('gh/setup.4: joins the tiles of one room where a corridor lies', () => {
    const encampment = layoutOf(mapBox, scenarioNumber(3));
    const field = fieldOf(encampment, [], [1], true);
    assert.equal(field.size, 32 + 32 + 3);
    assert.equal(field.range(field.cell('-4,-1'), field.cell('-5,-1')), 1);
  });
});
