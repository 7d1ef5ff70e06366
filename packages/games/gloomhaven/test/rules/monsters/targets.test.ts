import { expect, test } from 'vitest';
import { decide } from '../../../rules/monsters/decide.ts';
import { acts, drawn, melee, meleeArea, ranged, rangedArea } from './drawn.ts';

const room = ['........', 'M.AC....', '..B.....', '........'];

test('gh/monsters.40: it attacks the focus and as many others as possible', () => {
  expect(acts(room, { move: 0, attack: ranged(3, 'all'), initiative: { A: 1 } })).toEqual(['M A B C']);
  expect(acts(room, { move: 0, attack: ranged(3, 3), initiative: { A: 1 } })).toEqual(['M A B C']);
});

test('gh/monsters.40a: of further enemies at distances 2 and 3 the one at distance 2 is the second target', () => {
  const given = { move: 0, attack: ranged(3, 2), initiative: { A: 10, B: 90, C: 1 } };
  expect(acts(room, given)).toEqual(['M A B']);
});

test('gh/monsters.40: equally good further targets are chosen by the players', () => {
  const rows = ['.....', '.BMC.', '..A..', '.....'];
  const given = { move: 0, attack: melee(2), initiative: { A: 1, B: 5, C: 5 } };
  expect(acts(rows, { ...given, initiative: { A: 1, B: 5, C: 6 } })).toEqual(['M A B']);
  expect(acts(rows, given)).toEqual(['M A B', 'M A C']);
});

test('gh/monsters.40: by another reading the players choose among all groups of the same size', () => {
  const given = {
    move: 0,
    attack: ranged(3, 2),
    initiative: { A: 10, B: 90, C: 1 },
    readings: { ranksFurtherTargets: false },
  };
  expect(acts(room, given)).toEqual(['M A B', 'M A C']);
});

test('gh/attack.36: a melee area hits what its hexes cover, adjacent or not, and says where it lies', () => {
  const { battlefield, actor, foes, readings } = drawn(['...', 'M..', '..A'], {
    move: 0,
    attack: meleeArea([1, 0], [2, 0]),
  });
  const [outcome] = decide(battlefield, actor, foes, readings).outcomes;
  expect(outcome?.targets).toEqual(['A']);
  expect(outcome?.area).toEqual([
    [1, 1],
    [2, 1],
  ]);
});

test('gh/attack.35: an area may be mirrored, by another reading only turned', () => {
  const rows = ['.....', '..M..', '..A..', '..BC.', '.....', '.....'];
  const given = { move: 0, attack: meleeArea([1, 0], [2, 0], [2, 1]) };
  expect(acts(rows, given)).toEqual(['M A B C']);
  expect(acts(rows, { ...given, readings: { mirrorsAreas: false } })).toEqual(['M A B']);
});

test('gh/attack.37: one hex of a ranged area in range is enough', () => {
  const rows = ['......', 'M..A..', '......'];
  const given = { move: 0, attack: rangedArea(2, [0, 0], [1, 0]) };
  expect(acts(rows, given)).toEqual(['M A']);
  expect(acts(rows, { ...given, attack: ranged(2) })).toEqual(['M']);
});

test('gh/attack.37: the hex in range may be a wall, by another reading not', () => {
  const rows = ['......', '......', '.M#...', '....A.', '......', '......'];
  const given = { move: 0, attack: rangedArea(1, [0, 0], [1, 0], [2, 0]) };
  expect(acts(rows, given)).toEqual(['M A']);
  expect(acts(rows, { ...given, readings: { areaMayStartInWall: false } })).toEqual(['M']);
});

test('gh/attack.38: enemies in the area that are not seen are not attacked', () => {
  const given = { move: 0, attack: meleeArea([1, 0], [0, 2]) };
  expect(acts(['....', '.M..', '.#A.', '.B..', '....'], given)).toEqual(['M A']);
  expect(acts(['....', '.M..', '..A.', '.B..', '....'], given)).toEqual(['M A B']);
});

test('gh/attack.42: an area with further targets hits one more by the normal range', () => {
  const rows = ['.....', '.BM..', '..A..', '.....'];
  const given = { move: 0, initiative: { A: 1 } };
  const area = meleeArea([1, 0]);
  expect(acts(rows, { ...given, attack: area })).toEqual(['M A']);
  expect(acts(rows, { ...given, attack: { ...area, targets: 2 } })).toEqual(['M A B']);
});
