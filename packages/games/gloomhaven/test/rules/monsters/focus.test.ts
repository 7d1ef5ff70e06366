import { expect, test } from 'vitest';
import { pathTo } from '../../../rules/monsters/moves.ts';
import { acts, drawn, explained, focuses, melee, meleeArea, ranged } from './drawn.ts';

test('gh/monsters.9: the focus is the enemy it can come to attack with the least movement', () => {
  expect(focuses(['A.....M...B'])).toEqual(['B']);
});

test('gh/monsters.9a: an enemy 2 steps away by path is closer than one 2 hexes away that takes 4', () => {
  const rows = ['T..MOB.', '###.Oa.', '###..##'].map((row) => row.replaceAll('O', 'o'));
  expect(focuses(rows)).toEqual(['T']);
  expect(explained(rows).foes.map(({ id, cost, proximity }) => ({ id, cost, proximity }))).toEqual([
    { id: 'B', cost: 4, proximity: 2 },
    { id: 'T', cost: 2, proximity: 3 },
  ]);
});

test('gh/monsters.10: it does not matter whether the path can be completed this turn', () => {
  expect(focuses(['M...................A'], { move: 1 })).toEqual(['A']);
});

test('gh/monsters.11: without an attack it focuses as if it had a melee attack', () => {
  const rows = ['.....oo', 'B..M.oA', '.....oo'];
  expect(focuses(rows, { attack: ranged(3), initiative: { A: 1 } })).toEqual(['A']);
  expect(focuses(rows, { attack: null, initiative: { A: 1 } })).toEqual(['B']);
});

test('gh/monsters.12: paths lead through allies, not through enemies, obstacles or invisible characters', () => {
  expect(focuses(['Maa.A'])).toEqual(['A']);
  expect(focuses(['Mi.A'])).toEqual([]);
  expect(focuses(['Mo.A'])).toEqual([]);
  expect(focuses(['Mo.A'], { movement: 'fly' })).toEqual(['A']);
  expect(focuses(['Mi.A'], { movement: 'jump' })).toEqual(['A']);
});

test('gh/monsters.12: difficult terrain makes a path longer', () => {
  expect(focuses(['A.ddM....B'])).toEqual(['B']);
});

test('gh/monsters.13: an area reaches whom some placement of it hits', () => {
  const rows = ['M..', '..A', '...'];
  expect(acts(rows, { attack: meleeArea([1, 0], [2, 0]) })).toEqual(['M A']);
  expect(acts(rows, { move: 1, attack: melee() })).toEqual(['1,0 A']);
});

test('gh/monsters.14: of enemies that need equally little movement the nearest is the focus', () => {
  expect(focuses(['....', '.M..', 'A..B', '....'], { attack: ranged(4), initiative: { B: 1 } })).toEqual([
    'A',
  ]);
});

test('gh/monsters.14a: an archer with both in range focuses on the one at distance 2, not 3', () => {
  const rows = ['......', 'M.BT..', '......'];
  expect(focuses(rows, { attack: ranged(3), initiative: { B: 90, T: 10 } })).toEqual(['B']);
});

test('gh/monsters.14: the distance is counted around walls', () => {
  const rows = ['..#A', 'M.#.', '....', 'B...'];
  expect(focuses(rows, { attack: ranged(9), initiative: { A: 1 } })).toEqual(['B']);
});

test('gh/monsters.15: if still tied, the enemy earlier in initiative order is the focus', () => {
  expect(focuses(['A..M..B'], { initiative: { A: 30, B: 20 } })).toEqual(['B']);
});

test('gh/monsters.15a: of two neighbours with initiatives 12 and 75 the focus is the one with 12', () => {
  expect(focuses(['BMA'], { initiative: { A: 12, B: 75 } })).toEqual(['A']);
});

test('gh/monsters.15b: a summon, placed just before its owner in the order, is the focus', () => {
  expect(focuses(['B.M.S'], { initiative: { B: 4, S: 3 } })).toEqual(['S']);
});

test('gh/monsters.16: what remains tied is decided by the players', () => {
  expect(focuses(['B1M2A'])).toEqual(['A', 'B']);
  expect(acts(['B1M2A'])).toEqual(['1 B', '2 A']);
});

test('gh/monsters.17a: an enemy behind traps is not focused on while another can be reached freely', () => {
  expect(focuses(['T.tM.....B'])).toEqual(['B']);
  expect(focuses(['T.hM.....B'])).toEqual(['B']);
  expect(focuses(['T.tM.....B'], { movement: 'fly' })).toEqual(['T']);
});

test('gh/monsters.17b: if every path crosses traps it takes the one with the fewest', () => {
  const rows = ['T1ttM', '##t..'];
  expect(acts(rows, { move: 4 })).toEqual(['1 T']);
  const { battlefield, actor, cellOf, nameOf } = drawn(rows, { move: 4 });
  expect(pathTo(battlefield, actor, cellOf('1'), 'wary')?.map(nameOf)).toEqual(['4,1', '3,1', '2,1', '1']);
  expect(pathTo(battlefield, actor, cellOf('1'), 'bold')).toHaveLength(3);
});

test('gh/monsters.17c: a path of 10 free hexes is taken rather than one of 2 with a trap', () => {
  const rows = ['Mt.A1', '.###a', '.###.', '.....'];
  expect(acts(rows, { move: 10 })).toEqual(['1 A']);
  expect(explained(rows).foes[0]?.cost).toBe(10);
});

test('gh/monsters.18: of a jump only the last hex can be negative', () => {
  expect(acts(['Mtt1A'], { move: 3, movement: 'jump' })).toEqual(['1 A']);
  expect(focuses(['AtM...B'], { movement: 'jump' })).toEqual(['B']);
});

test('gh/monsters.19: an enemy that can be attacked from nowhere is no focus, and without one it stays', () => {
  expect(focuses(['A#M'])).toEqual([]);
  expect(acts(['A#M'])).toEqual(['M']);
});

test('gh/monsters.19a: with all hexes next to the only enemy taken it stays and does not attack', () => {
  expect(focuses(['Aa.M'])).toEqual([]);
  expect(acts(['Aa.M'])).toEqual(['M']);
});

test('gh/monsters.20: invisible enemies are never focused on', () => {
  expect(focuses(['iM...A'])).toEqual(['A']);
  expect(focuses(['iM'])).toEqual([]);
});

test('gh/monsters.21: negative hexes, movement, distance and initiative are compared in this order', () => {
  const lost = (rows: readonly string[], given = {}) =>
    explained(rows, given).foes.find(({ id }) => id === 'B')?.lostBy?.by;
  expect(lost(['B.tM.....A'])).toBe('negatives');
  expect(lost(['B...M..A'])).toBe('cost');
  expect(lost(['......', 'M.AB..', '......'], { attack: ranged(3) })).toBe('proximity');
  expect(lost(['A.M.B'], { initiative: { A: 1 } })).toBe('initiative');
  expect(lost(['A.M#B'])).toBe('no-attack-hex');
});
