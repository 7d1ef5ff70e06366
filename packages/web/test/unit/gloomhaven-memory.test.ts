import { makeBot, sightOf } from '@tavolo/bots';
import { gloomhaven } from '@tavolo/gloomhaven';
import { begin, isRefusal, seat, thinkingChance } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { readMemory } from '../../games/gloomhaven/sheets/kept-memory.ts';
import { turnsSince } from '../../games/gloomhaven/sheets/memory.ts';

const ana = seat('Ana');

/** A match at random, up to the question after which monsters act for the first time: what was seen before and after. */
function monstersAct() {
  const match = begin(gloomhaven, { seats: [ana], options: {}, seed: 'memory' });
  if (isRefusal(match)) throw new Error(match.refused);
  const bot = makeBot('random');
  const chance = thinkingChance('memory');
  const seen = () => ({ view: match.view(ana), told: [...match.toldTo(ana)] });
  for (let before = seen(); !match.isOver; before = seen()) {
    const sight = sightOf(match, ana);
    if (sight === null) break;
    match.play(ana, bot(sight, chance));
    const fresh = match.toldTo(ana).slice(before.told.length);
    if (fresh.some(({ fact }) => fact.is === 'focused')) return { before, after: seen() };
  }
  throw new Error('no monster acts');
}

test('why monsters acted is known although nothing of it was played out', () => {
  const { before, after } = monstersAct();
  const memory = turnsSince(before, after.told);
  const began = after.told
    .slice(before.told.length)
    .flatMap(({ fact }) => (fact.is === 'turn-begins' ? [fact.figure] : []))
    .filter((id) => after.view.figures.some((figure) => figure.id === id && figure.kind === 'monster'));
  expect(began.length).toBeGreaterThan(0);
  expect([...memory.keys()]).toEqual(expect.arrayContaining(began));
});

test('what was told before is not reckoned again, and after an undo nothing is', () => {
  const { after, before } = monstersAct();
  expect(turnsSince(after, after.told).size).toBe(0);
  expect(turnsSince(after, before.told).size).toBe(0);
});

/** What a tab would give back after a reload, with something done to it. */
function keptBy(turns: readonly unknown[], match = 'table-1'): unknown {
  return JSON.parse(JSON.stringify({ match, turns }));
}

test('what is kept of a match is known again after a reload', () => {
  const { before, after } = monstersAct();
  const memory = turnsSince(before, after.told);
  expect(readMemory(keptBy([...memory]), 'table-1', after.told)).toEqual(memory);
});

test('what is kept of another match, or of turns that were taken back, is ignored', () => {
  const { before, after } = monstersAct();
  const kept = keptBy([...turnsSince(before, after.told)]);
  expect(readMemory(kept, 'table-2', after.told).size).toBe(0);
  expect(readMemory(kept, 'table-1', before.told).size).toBe(0);
});

test('what is kept and makes no sense is ignored, and the rest is not', () => {
  const { before, after } = monstersAct();
  const [first, ...others] = turnsSince(before, after.told);
  if (first === undefined) throw new Error('no monster acts');
  const [id, turn] = first;
  const { hindrances: _, ...old } = turn.explained;
  for (const bad of [null, 'x', [id], [id, { ...turn, explained: old }], [id, { ...turn, at: '1' }]])
    expect([...readMemory(keptBy([bad, ...others]), 'table-1', after.told)]).toEqual(others);
  for (const bad of [null, 3, [], { match: 'table-1' }, { match: 'table-1', turns: {} }])
    expect(readMemory(bad, 'table-1', after.told).size).toBe(0);
});
