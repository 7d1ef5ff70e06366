import { makeBot, sightOf } from '@tavolo/bots';
import { box, gloomhaven } from '@tavolo/gloomhaven';
import { begin, isRefusal, seat, thinkingChance } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { loreWith } from '../../games/gloomhaven/lore/game-lore.ts';
import { turnsSince } from '../../games/gloomhaven/sheets/memory.ts';

const ana = seat('Ana');
const lore = loreWith(box);

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
  const memory = turnsSince(before, after.told, lore);
  const began = after.told
    .slice(before.told.length)
    .flatMap(({ fact }) => (fact.is === 'turn-begins' ? [fact.figure] : []))
    .filter((id) => after.view.figures.some((figure) => figure.id === id && figure.kind === 'monster'));
  expect(began.length).toBeGreaterThan(0);
  expect([...memory.keys()]).toEqual(expect.arrayContaining(began));
});

test('what was told before is not reckoned again, and after an undo nothing is', () => {
  const { after, before } = monstersAct();
  expect(turnsSince(after, after.told, lore).size).toBe(0);
  expect(turnsSince(after, before.told, lore).size).toBe(0);
});
