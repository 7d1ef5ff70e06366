import { makeBot, sightOf } from '@tavolo/bots';
import { begin, isRefusal, type Match, type OpenQuestion, seat, thinkingChance } from '@tavolo/kernel';
import { type WowKinds, wowAdventure } from '@tavolo/wow-adventure';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Board } from '../../games/wow-adventure/board.tsx';
import { spaceStates } from '../../games/wow-adventure/field/space-states.ts';
import { sceneOf, type WowBoard } from '../../games/wow-adventure/scene.ts';
import { words as wordsIn } from '../../games/wow-adventure/words.ts';
import { messages } from '../../text/en/messages.ts';
import { WrittenIn } from '../../text/use-text.ts';

const seats = ['seat-1', 'seat-2', 'seat-3'].map(seat);
const words = await wordsIn('en');

/** What can be touched on the board to answer a question: cards and heroes as they are drawn, and spaces, which wait for room. */
function touchable({ match, question }: Asked): ReadonlySet<string> {
  const props: WowBoard = {
    ...{ view: match.view(question.seat), seats, onlooker: question.seat, keptAs: null, question, words },
    ...{ picked: [], needsConfirm: false, onPick: () => {}, numberOf: () => null, deciding: [question.seat] },
    ...{ told: [], now: null, result: null, onRule: () => {} },
    player: (one) => ({ name: one, is: one === question.seat ? 'you' : 'bot' }),
  };
  const board = createElement(Board, props);
  const written = { language: 'en', text: messages } as const;
  const drawn = renderToStaticMarkup(createElement(WrittenIn, { value: written }, board));
  const things = [...drawn.matchAll(/data-option="([^"]*)"/g)].map(([, option = '']) => option);
  const spaces = [...spaceStates(sceneOf(props), []).values()].map(({ pick }) => pick?.option ?? '');
  return new Set([...things, ...spaces]);
}

/** The options that the board offers itself, and no list. */
function offeredByBoard({ match, question }: Asked): readonly string[] {
  const player = (one: string) => ({ name: one, is: 'person' }) as const;
  const { option } = words.question(question, { view: match.view(question.seat), player });
  return question.options.filter((each) => option(each).place !== 'listed');
}

type Asked = { readonly match: Match<WowKinds>; readonly question: OpenQuestion<WowKinds> };

/** Whatever is asked in a match that is played at random, each kind of question with each kind of options once. */
function* everythingAsked(seed: string): Generator<Asked> {
  const match = begin(wowAdventure, { seats, options: wowAdventure.defaults, seed });
  if (isRefusal(match)) throw new Error(match.refused);
  const [bot, chance, seen] = [makeBot('random'), thinkingChance(seed), new Set<string>()];
  for (let asked = match.firstAsked; asked !== null; asked = match.firstAsked) {
    const [question, sight] = [match.openTo(asked.seat), sightOf(match, asked.seat)];
    if (question === null || sight === null) throw new Error('nobody can answer');
    const kind = JSON.stringify([question.name, [...new Set(question.options.map(kindOf))].sort()]);
    if (!seen.has(kind)) yield { match, question };
    seen.add(kind);
    match.play(asked.seat, bot(sight, chance));
  }
}

const kindOf = (option: string): string => option.replace(/:.*/, '');

test.each(['touch 1', 'touch 2', 'touch 3'])(
  'what no list offers can be touched on the board, in the match “%s”',
  (seed) => {
    let offered = 0;
    for (const asked of everythingAsked(seed)) {
      const expected = offeredByBoard(asked);
      offered += expected.length;
      const found = touchable(asked);
      const missing = expected.filter((option) => !found.has(option));
      expect(missing, asked.question.name).toEqual([]);
    }
    expect(offered).toBeGreaterThan(100);
  },
);
