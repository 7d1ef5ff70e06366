import { type OpenQuestion, type Seat, seat } from '@tavolo/kernel';
import { expect, it } from 'vitest';
import { commandLineIn } from '../command/command-line.ts';
import { gameById } from '../games.ts';
import type { Player } from '../play/players.ts';
import { Session } from '../play/session.ts';
import type { Showing, Sitting } from '../shelf.ts';
import { shellTexts } from '../text/shells.ts';
import { ScriptedTerminal } from './scripted-terminal.ts';
import { freshFolder } from './tavolo.ts';

const [ana, bruno] = [seat('Ana'), seat('Bruno')];

/** A sitting at which each seat in turn is asked one secret, which its own screen shows and no other. */
function secretBallot(): Sitting {
  const game = gameById('gauntlet-of-fools');
  const sitting = game?.begin({ seats: [ana, bruno], options: {}, seed: '1' });
  if (sitting === undefined || 'refused' in sitting) throw new Error('no table');
  const waiting: Seat[] = [ana, bruno];
  const question = (asked: Seat): OpenQuestion => ({
    decision: asked,
    name: 'ballot',
    seat: asked,
    rule: 'x/1',
    options: ['a', 'b'],
    min: 1,
    max: 1,
    about: {},
    secret: true,
  });
  return {
    ...unbound(sitting),
    get isOver() {
      return waiting.length === 0;
    },
    get open() {
      return waiting.map(question);
    },
    answer: (asked) => {
      waiting.splice(waiting.indexOf(asked), 1);
      return null;
    },
    picture: ({ onlooker }: Showing) => [`[what ${onlooker} knows]`],
    asked: () => ({
      prompt: 'Pick',
      options: ['a', 'b'].map((id) => ({ id, name: id, short: id, summary: '', details: [], cards: [] })),
    }),
    lines: () => [],
    reckoning: () => ['The end'],
  };
}

/** The methods of a sitting that the ballot does not replace. */
const unbound = (sitting: Sitting): Sitting => ({
  game: sitting.game,
  seats: sitting.seats,
  seed: sitting.seed,
  isOver: false,
  answered: 0,
  open: [],
  result: sitting.result,
  answer: () => null,
  undo: (asked) => sitting.undo(asked),
  save: () => sitting.save(),
  picks: () => [],
  considered: () => [],
  lines: () => [],
  picture: () => [],
  asked: () => ({ prompt: '', options: [] }),
  refusing: () => null,
  cards: () => [],
  cardsInSight: () => [],
  allCards: () => [],
  explained: () => [],
  reckoning: () => [],
  rematch: (next) => sitting.rematch(next),
});

const people: readonly Player[] = [
  { is: 'person', seat: ana },
  { is: 'person', seat: bruno },
];

const sessionWith = (terminal: ScriptedTerminal, instead: Partial<Sitting> = {}): Session => {
  const [sitting, texts] = [Object.assign(secretBallot(), instead), shellTexts('en')];
  return new Session(
    {
      sitting,
      players: people,
      terminal,
      texts,
      language: 'en',
      commandLine: commandLineIn('en', {}),
      folder: freshFolder(),
    },
    [],
  );
};

it('a secret is asked behind a curtain, and cleared away before the next person looks', async () => {
  const terminal = new ScriptedTerminal(['', '1', '', '2', '3'], true);
  await sessionWith(terminal).play();
  const order = [
    'Pass the device to Ana',
    'what Ana knows',
    'Pass the device to Bruno',
    'what Bruno knows',
    'The end',
  ];
  const places = order.map((text) => terminal.written.indexOf(text));
  expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true);
  expect(terminal.curtains).toBeGreaterThanOrEqual(3);
});

it('what one person decided is not taken back by the next', async () => {
  const asked: Seat[] = [];
  const terminal = new ScriptedTerminal(['', '1', '', 'undo', '2', '3'], true);
  await sessionWith(terminal, {
    undo: (whose) => {
      asked.push(whose);
      return { refused: 'nothing-to-undo', why: '' };
    },
  }).play();
  expect(asked).toEqual([bruno]);
});

it('who closes the door at a curtain loses nothing', async () => {
  const terminal = new ScriptedTerminal(['', '1'], true);
  await sessionWith(terminal).play();
  expect(terminal.written).toContain('Saved: matches/gauntlet-of-fools-1.json');
  expect(terminal.written).toContain('Goodbye!');
});
