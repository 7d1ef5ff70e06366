import { type OpenQuestionOf, thinkingChance } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import type { MachinaKinds } from '../../kinds.ts';
import type { Table } from '../../machina.ts';
import { actsOf, canAct, isOpenTo } from '../../rules/turn/acts.ts';
import { staminaFor } from '../../rules/turn/prices.ts';
import { still } from '../../still.ts';
import { newMatch } from '../preparing.ts';

type Act = OpenQuestionOf<MachinaKinds, 'act'>;

/** Shows all questions of what an explorer does that are asked in the first answers of a game at random, with the table. */
function eachAct(seed: string, answers: number, see: (g: Table, asked: Act) => void): void {
  const match = newMatch(['ana', 'bruno', 'carla']);
  const chance = thinkingChance(seed);
  for (let [asked] = match.open; asked !== undefined && match.answered < answers; [asked] = match.open) {
    if (asked.name === 'act') see({ state: match.state, content }, asked);
    const refusal = match.play(asked.seat, chance.shuffle<string>([...asked.options]).slice(0, asked.min));
    if (refusal !== null) throw new Error(`${asked.name}: ${refusal.refused}`);
  }
}

const isAct = (option: string): boolean => option !== 'end' && option !== 'let-others';

test('ma/round.11: each act that is offered is open by itself, for the price at which all are listed', () => {
  let seen = 0;
  eachAct('prices', 40, (g, { options, about: { explorer } }) => {
    const acts = actsOf(g, explorer);
    const stamina = staminaFor(g, explorer);
    expect(options.filter(isAct)).toEqual(acts.map(({ option }) => option));
    expect(acts.map(({ option }) => stamina(option))).toEqual(acts.map((act) => act.stamina));
    expect(acts.every(({ option }) => isOpenTo(g, explorer, option))).toBe(true);
    expect(isOpenTo(g, explorer, 'exit')).toBe(acts.some(({ option }) => option === 'exit'));
    seen += acts.length;
  });
  expect(seen).toBeGreaterThan(300);
});

test('ma/round.9: an explorer that can act is one for whom something is listed, however little stamina is left', () => {
  const found = new Set<boolean>();
  eachAct('exhausted', 30, ({ state }, { about: { explorer } }) => {
    for (const stamina of [0, 1, 2]) {
      const explorers = state.explorers.map((one) => (one.explorer === explorer ? { ...one, stamina } : one));
      const tired = { state: { ...state, explorers }, content };
      expect(canAct(tired, explorer)).toBe(actsOf(tired, explorer).length > 0);
      found.add(canAct(tired, explorer));
    }
  });
  expect(found).toEqual(new Set([true, false]));
});

test('a table that stands still tells the same as one that may change', () => {
  eachAct('still', 20, (g, { about: { explorer } }) => {
    const table = still(g);
    expect(still(table)).toBe(table);
    expect(actsOf(table, explorer)).toEqual(actsOf(g, explorer));
  });
});
