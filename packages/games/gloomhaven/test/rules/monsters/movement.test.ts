import { expect, test } from 'vitest';
import { acts, explained, focuses, melee, ranged } from './drawn.ts';

test('gh/monsters.23: it uses at most its move, and as little of it as needed', () => {
  expect(acts(['M.1.A'], { move: 2 })).toEqual(['1']);
  expect(acts(['M..1A'], { move: 9 })).toEqual(['1 A']);
  expect(acts(['M.A'], { move: 0 })).toEqual(['M']);
});

test('gh/monsters.24: it moves the fewest hexes to a hex from which it attacks its focus', () => {
  expect(acts(['ooooo', 'M1..A', 'ooooo'], { move: 4, attack: ranged(3) })).toEqual(['1 A']);
});

test('gh/monsters.25: a single-target melee attack is made from the nearest hex adjacent to the focus', () => {
  expect(acts(['....', 'M.1A', '####'], { move: 5 })).toEqual(['1 A']);
});

const three = ['...B.', 'M123.', '..A.C', '.....'];

test('gh/monsters.26: with more targets it prefers the hex from which it hits as many as possible', () => {
  expect(acts(three, { move: 3, attack: melee('all') })).toEqual(['3 A B C']);
});

test('gh/monsters.26a: one, two and three targets in melee take it 1, 2 and 3 hexes; in range it stays', () => {
  expect(acts(three, { move: 3, attack: ranged(3) })).toEqual(['M A']);
  expect(acts(three, { move: 3, attack: melee() })).toEqual(['1 A']);
  expect(acts(three, { move: 3, attack: melee(2) })).toEqual(['2 A B']);
  expect(acts(three, { move: 3, attack: melee(3) })).toEqual(['3 A B C']);
  expect(acts(three, { move: 3, attack: melee(4) })).toEqual(['3 A B C']);
});

const cornered = ['oooo', 'AMoo', 'oooo'];
const free = ['oooo', 'AM1o', 'oooo'];

test('gh/monsters.27a: an archer steps away from an adjacent focus to lose disadvantage', () => {
  expect(acts(free, { attack: ranged(3) })).toEqual(['1 A']);
});

test('gh/monsters.27b: an archer with no hex to step to stays and shoots with disadvantage', () => {
  expect(acts(cornered, { attack: ranged(3) })).toEqual(['M A']);
});

test('gh/monsters.27: a step away that is out of its move is not made', () => {
  expect(acts(['oooo', 'AMd1', 'oooo'], { move: 1, attack: ranged(3) })).toEqual(['M A']);
});

test('gh/monsters.28: losing disadvantage against the focus goes before hitting more targets', () => {
  expect(acts(['ooooo', 'oBAM1', 'ooooo'], { attack: ranged(2, 2) })).toEqual(['1 A']);
});

test('gh/monsters.29: a monster that has disadvantage anyway does not step away', () => {
  expect(acts(free, { muddled: true, attack: ranged(3) })).toEqual(['M A']);
  expect(acts(free, { muddled: true, attack: ranged(3), readings: { muddledStays: false } })).toEqual([
    '1 A',
  ]);
});

test('gh/monsters.30: with the same targets a hex with fewer disadvantages on the others is preferred', () => {
  const rows = ['ooBo', 'AM12', 'oooo'];
  const archer = { attack: ranged(4, 2) };
  expect(acts(rows, archer)).toEqual(['2 A B']);
  expect(acts(rows, { ...archer, readings: { shedsDisadvantageOnOthers: false } })).toEqual(['1 A B']);
  expect(acts(rows, { ...archer, move: 1 })).toEqual(['1 A B']);
});

test('gh/monsters.30: a hex in reach goes before one with more targets out of reach', () => {
  expect(acts(three, { move: 2, attack: melee(3) })).toEqual(['2 A B']);
});

test('gh/monsters.30: every hex that was not chosen says in what it is worse', () => {
  const { hexes } = explained(three, { move: 3, attack: melee(2) });
  const lost = new Map(hexes.map(({ hex, lostBy }) => [hex, lostBy?.by ?? null]));
  expect([...lost.values()].filter((by) => by === null)).toHaveLength(1);
  expect(new Set(lost.values())).toEqual(new Set([null, 'targets', 'shorter-path', 'reach']));
  expect(hexes.every(({ lostBy }) => lostBy === null || lostBy.rule.startsWith('gh/monsters.'))).toBe(true);
});

const archers = ['oooooo', 'AootM.', 'ooo1ao'];

test('gh/monsters.31a: an archer with Move 2 goes to the hex 2 away on the free path and attacks', () => {
  expect(acts(archers, { move: 2, attack: ranged(3) })).toEqual(['1 A']);
});

test('gh/monsters.31b: with Move 1 she enters neither the trap nor a hex that is no closer, and stays', () => {
  expect(focuses(archers, { move: 1, attack: ranged(3) })).toEqual(['A']);
  expect(acts(archers, { move: 1, attack: ranged(3) })).toEqual(['M']);
});

test('gh/monsters.31: out of reach it heads for the best attack hex, by another reading for the nearest', () => {
  // To the left 4 steps to attack A alone, to the right 6 to attack A and B.
  const rows = ['.1M2..', '.####.', '..A..#', '###B##'];
  const given = { move: 1, attack: melee(2) };
  expect(acts(rows, given)).toEqual(['2']);
  expect(acts(rows, { ...given, readings: { headsForBestHex: false } })).toEqual(['1']);
});

test('gh/monsters.31: every hex where the move could have ended says in what it is worse', () => {
  const { ends } = explained(archers, { move: 1, attack: ranged(3) });
  expect(ends.map(({ cost, costAhead, lostBy }) => [cost, costAhead, lostBy?.by ?? null])).toEqual([
    [0, 2, null],
    [1, 2, 'needless-steps'],
    [1, 1, 'negatives-in-all'],
  ]);
});

test('gh/monsters.32: it does not move if no hex it can end in shortens the path that is left', () => {
  expect(acts(['.Maa.A'], { move: 2 })).toEqual(['M']);
  expect(acts(['.Maa1.A'], { move: 3 })).toEqual(['1']);
});

test('gh/monsters.33: of equally good hexes the players choose one, and it gets as close to that as it can', () => {
  expect(acts(['.2..', 'M1.A', '....'], { move: 1 })).toEqual(['1', '2']);
});

test('gh/monsters.34: without an attack it moves next to its focus', () => {
  expect(acts(['M..1A'], { move: 5, attack: null })).toEqual(['1']);
  expect(acts(['M.1..A'], { move: 2, attack: null })).toEqual(['1']);
});

test('gh/monsters.35: a disarmed archer moves as if its card had no attack', () => {
  const rows = ['ooooo', 'M..1A', 'ooooo'];
  expect(acts(rows, { move: 3, attack: ranged(4) })).toEqual(['M A']);
  expect(acts(rows, { move: 3, attack: null })).toEqual(['1']);
});

test('gh/monsters.37: the count of negative hexes includes those entered this turn and those ahead', () => {
  // The trap must be crossed now or later: waiting before it saves nothing.
  expect(acts(['Mt..A'], { move: 1 })).toEqual(['1,0']);
  // One trap at once, or two later on.
  expect(acts(['.tM2..', '.####t', '..A.t#'], { move: 1 })).toEqual(['1,0']);
});

test('gh/monsters.38: a closed door is a wall to it', () => {
  expect(acts(['M.#A'])).toEqual(['M']);
});

test('gh/monsters.39: it attacks its focus, and nobody if its card has no attack', () => {
  expect(acts(['AMB'], { move: 0, initiative: { A: 10 } })).toEqual(['M A']);
  expect(acts(['AMB'], { move: 0, attack: null, initiative: { A: 10 } })).toEqual(['M']);
});
