import { makeBot, sightOf } from '@tavolo/bots';
import type { Box } from '@tavolo/box';
import { begin, isRefusal, type Match, seat, thinkingChance } from '@tavolo/kernel';
import { type Language, languages } from '@tavolo/language';
import { shelf } from '@tavolo/shelf';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainFace } from '../../plain-board/face.ts';
import { loadMessages } from '../../text/load-messages.ts';
import { WrittenIn } from '../../text/use-text.ts';

const seats = [seat('seat-1'), seat('seat-2')];
const names = new Map(seats.map((one, place) => [one, ['Ana', 'Bruno'][place] ?? '']));

/** The plain board as it is drawn for the first seat, without its tags. */
async function drawn(box: Box, match: Match, language: Language): Promise<string> {
  const face = plainFace(box);
  const [ana] = match.beginning.seats;
  if (ana === undefined) throw new Error('nobody plays');
  const board = createElement(face.Board, {
    ...{ view: match.view(ana), seats: match.beginning.seats, onlooker: ana, keptAs: null },
    ...{
      question: match.openTo(ana),
      picked: [],
      needsConfirm: false,
      onPick: () => {},
      numberOf: () => null,
    },
    ...{ deciding: match.open.map((one) => one.seat), told: match.toldTo(ana), now: null },
    ...{ result: match.isOver ? match.result : null, onRule: () => {} },
    player: (one) => ({ name: names.get(one) ?? '', is: one === ana ? 'you' : 'bot' }),
    words: await face.words(language),
  });
  const written = { language, text: await loadMessages(language) };
  return renderToStaticMarkup(createElement(WrittenIn, { value: written }, board)).replaceAll(
    /<[^>]*>/g,
    ' ',
  );
}

/** Plays at random, and stops after each so many answers. */
function* playedBy(box: Box, each: number): Generator<Match> {
  const match = begin(box.game, { seats, options: {}, seed: 'plain' });
  if (isRefusal(match)) throw new Error(match.refused);
  const bot = makeBot('random');
  const chance = thinkingChance('plain');
  for (let count = 0; count <= 10 * each; count++) {
    if (count % each === 0) yield match;
    const asked = match.firstAsked;
    const sight = asked === null ? null : sightOf(match, asked.seat);
    if (sight === null) return;
    match.play(sight.seat, bot(sight, chance));
  }
}

test.each(shelf.map((box) => [box.game.id, box] as const))(
  'whatever happens in %s is shown in words, and nothing as it is stored',
  async (_, box) => {
    for (const match of playedBy(box, 9)) {
      for (const language of languages) {
        const shown = await drawn(box, match, language);
        expect(shown).not.toMatch(/undefined|null|true|false|NaN|\[object|[{}]|seat-\d/);
        expect(shown).toContain('Bruno');
      }
    }
  },
);
