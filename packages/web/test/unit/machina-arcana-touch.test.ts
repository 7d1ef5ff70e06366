import { makeBot, sightOf } from '@tavolo/bots';
import { begin, isRefusal, type Match, type OpenQuestion, seat, thinkingChance } from '@tavolo/kernel';
import { type MachinaKinds, machinaArcana } from '@tavolo/machina-arcana';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Board } from '../../games/machina-arcana/board.tsx';
import { lightsOf } from '../../games/machina-arcana/halls/lights-of.ts';
import { hallOf } from '../../games/machina-arcana/map/hall.ts';
import { type MachinaBoard, sceneOf } from '../../games/machina-arcana/scene.ts';
import { words as wordsIn } from '../../games/machina-arcana/words.ts';
import { placesFor } from '../../games/machina-arcana/workbench/placing.ts';
import { messages } from '../../text/en/messages.ts';
import { WrittenIn } from '../../text/use-text.ts';

const seats = ['seat-1', 'seat-2'].map(seat);
const words = await wordsIn('en');

type Asked = { readonly match: Match<MachinaKinds>; readonly question: OpenQuestion<MachinaKinds> };

/** What can be touched on the board to answer a question: cards as they are drawn, lights of the map, which waits for room, and places of the workbench. */
function touchable({ match, question }: Asked): ReadonlySet<string> {
  const props: MachinaBoard = {
    ...{ view: match.view(question.seat), seats, onlooker: question.seat, keptAs: null, question, words },
    ...{ picked: [], needsConfirm: false, onPick: () => {}, numberOf: () => null, deciding: [question.seat] },
    ...{ told: match.toldTo(question.seat), now: null, result: null, onRule: () => {} },
    player: (one) => ({ name: one, is: one === question.seat ? 'you' : 'bot' }),
  };
  const written = { language: 'en', text: messages } as const;
  const drawn = renderToStaticMarkup(
    createElement(WrittenIn, { value: written }, createElement(Board, props)),
  );
  const things = [...drawn.matchAll(/data-option="([^"]*)"/g)].map(([, option = '']) => option);
  const lights = lightsOf(sceneOf(props), hallOf(props.view), new Set()).map(({ option }) => option);
  return new Set([...things, ...lights, ...placeable(question)]);
}

/** The places that light up on the workbench for each item, its main item being equipped. */
function placeable({ name, options }: OpenQuestion<MachinaKinds>): readonly string[] {
  if (name !== 'arrangement') return [];
  const items = [...new Set(options.map((option) => option.split(':')[1] ?? ''))];
  const mains = [[], ...items.map((item) => [`wear:${item}`])];
  return items.flatMap((item) => mains.flatMap((picked) => placesFor(item as never, options, picked))); // parts of options
}

/** The options that the board offers itself, and no list. */
function offeredByBoard({ match, question }: Asked): readonly string[] {
  const player = (one: string) => ({ name: one, is: 'person' }) as const;
  const { option } = words.question(question, { view: match.view(question.seat), player });
  return question.options.filter((each) => option(each).place !== 'listed');
}

/** Whatever is asked in a match that is played at random, each kind of question with each kind of options once. */
function* everythingAsked(seed: string): Generator<Asked> {
  const options = { ...machinaArcana.defaults, firstItem: true, droppedItems: 'on' } as const;
  const match = begin(machinaArcana, { seats, options, seed });
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

const kindOf = (option: string): string => option.replace(/[:\d].*/, '');

test.each(['touch 1', 'touch 2', 'touch 3'])(
  'what no list offers can be touched on the board, in the match “%s”',
  (seed) => {
    for (const asked of everythingAsked(seed)) {
      const board = touchable(asked);
      const missing = offeredByBoard(asked).filter((option) => !board.has(option));
      expect(missing, `${asked.question.name}: ${asked.question.options.join(' ')}`).toEqual([]);
    }
  },
);
