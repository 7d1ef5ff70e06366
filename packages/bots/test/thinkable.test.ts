import assert from 'node:assert/strict';
import { Match, thinkingChance } from '@tavolo/kernel';
import { describe, test } from 'vitest';
import { botNames, makeBot } from '../index.ts';
import { ana } from './toys/nim.ts';
import { type Packing, packing } from './toys/packing.ts';
import { seen } from './toys/seen.ts';

/** The same match, whose counsel keeps bots from thinking of an option. */
function without({ beginning }: Match<Packing>, option: string): Match<Packing> {
  const { counsel } = beginning.game;
  assert(counsel !== null);
  const thinkable = ({ options }: { readonly options: readonly string[] }) =>
    options.filter((it) => it !== option);
  return Match.start({ ...beginning, game: { ...beginning.game, counsel: { ...counsel, thinkable } } });
}

describe('What a bot may not think of', () => {
  test.each(botNames)('is never picked by %s, however good it is', (name) => {
    const match = without(packing({ gold: 9, lead: 1 }, 10), 'gold');
    const bot = makeBot(name, name === 'search' ? { iterations: 50 } : {});
    for (let luck = 0; luck < 10; luck++)
      assert(!bot(seen(match, ana), thinkingChance(String(luck))).includes('gold'));
  });

  test('is picked where nothing is said of it', () => {
    const match = packing({ gold: 9, lead: 1 }, 10);
    assert(makeBot('greedy')(seen(match, ana), thinkingChance('luck')).includes('gold'));
  });
});
