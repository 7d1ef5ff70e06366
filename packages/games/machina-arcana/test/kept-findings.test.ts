/** What is kept about a table is what would be found out anew, whatever has changed since. */
import { thinkingChance } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { content } from '../content/content.ts';
import { machinaArcana } from '../game.ts';
import type { Table } from '../machina.ts';
import { terrainOf } from '../rules/map/terrain.ts';
import { cardsInForce } from '../rules/values/in-force.ts';
import { changesInForce, waitingInForce } from '../rules/values/sorted-in-force.ts';
import { whileSame } from '../still.ts';
import { newMatch } from './preparing.ts';

/** All that is kept, as it is found out about a table. */
function findings(g: Table): object {
  const terrain = terrainOf(g);
  const cells = Array.from({ length: terrain.cells }, (_, cell) => cell);
  return {
    cards: cardsInForce(g),
    changes: (['modify', 'grant', 'price', 'add-dice'] as const).map((is) => changesInForce(g, is)),
    waiting: (['turn-start', 'attack-rolled', 'would-lose-health'] as const).map((on) =>
      waitingInForce(g, on),
    ),
    units: cells.map((cell) => terrain.unitOn(cell)),
    kinds: cells.map((cell) => [terrain.kind(cell), terrain.token(cell), terrain.around(cell)]),
    doors: terrain.ground.doors.map((door) => terrain.stateOf(door)),
  };
}

test.each(['one', 'two'])('in the middle of game %s, asked before and after each answer', (seed) => {
  const match = newMatch(['ana', 'bruno', 'carla']);
  const chance = thinkingChance(seed);
  for (let [asked] = match.open; asked !== undefined && match.answered < 150; [asked] = match.open) {
    const copy = { state: machinaArcana.form.clone(match.state), content };
    expect(findings({ state: match.state, content })).toEqual(findings(copy));
    match.play(asked.seat, chance.shuffle<string>([...asked.options]).slice(0, asked.min));
  }
  expect(match.answered).toBeGreaterThan(40);
});

test('a finding is kept as long as its parts are the same, and found out anew when one of them changes', () => {
  const state = { parts: ['one', 'two'] };
  let found = 0;
  const count = whileSame<{ readonly state: { parts: string[] } }, number>(
    { keyOf: () => state, partsOf: ({ parts }) => parts },
    () => ++found,
  );
  expect([count({ state }), count({ state })]).toEqual([1, 1]);
  state.parts = ['one', 'three'];
  expect([count({ state }), count({ state })]).toEqual([2, 2]);
  state.parts = ['one'];
  expect(count({ state })).toBe(3);
});
