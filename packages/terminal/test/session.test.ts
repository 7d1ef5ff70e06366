import { begin, isRefusal, seat } from '@tavolo/kernel';
import { expect, it } from 'vitest';
import { commandLineIn } from '../command/command-line.ts';
import type { TerminalFace } from '../face/face.ts';
import { opened } from '../face/opened-game.ts';
import { plainFace } from '../face/plain/face.ts';
import type { Player } from '../play/players.ts';
import { Session } from '../play/session.ts';
import type { TerminalTable } from '../play/table.ts';
import { shellTexts } from '../text/shells.ts';
import { ballot } from './ballot.ts';
import { ScriptedTerminal } from './scripted-terminal.ts';
import { freshFolder } from './tavolo.ts';

const [ana, bruno] = [seat('Ana'), seat('Bruno')];

/** The face of the ballot: it says whose eyes see it. */
const face: TerminalFace = {
  ...plainFace(ballot),
  picture: ({ view }) => [`[what ${'seenBy' in view ? view.seenBy : ''} knows]`],
  reckoning: () => ['The end'],
};

const people: readonly Player[] = [
  { is: 'person', seat: ana },
  { is: 'person', seat: bruno },
];

/** A table at which each seat in turn is asked one secret, which its own screen shows and no other. */
async function tableWith(terminal: ScriptedTerminal): Promise<TerminalTable> {
  const match = begin(ballot.game, { seats: [ana, bruno], options: {}, seed: '1' });
  if (isRefusal(match)) throw new Error('no table');
  const game = await opened(ballot, 'en', { boxes: [ballot], faceOf: async () => face });
  const commandLine = commandLineIn('en', {});
  const folder = freshFolder();
  return {
    game,
    match,
    players: people,
    terminal,
    texts: shellTexts('en'),
    language: 'en',
    commandLine,
    folder,
  };
}

it('a secret is asked behind a curtain, and cleared away before the next person looks', async () => {
  const terminal = new ScriptedTerminal(['', '1', '', '2', '3'], true);
  await new Session(await tableWith(terminal), []).play();
  const order = [
    'Pass the keyboard to Ana',
    'what Ana knows',
    'Pass the keyboard to Bruno',
    'what Bruno knows',
    'The end',
  ];
  const places = order.map((text) => terminal.written.indexOf(text));
  expect(places.every((place, index) => place > (places[index - 1] ?? -1))).toBe(true);
  expect(terminal.curtains).toBeGreaterThanOrEqual(3);
});

it('what one person decided is not taken back by the next', async () => {
  const terminal = new ScriptedTerminal(['', '1', '', 'undo', '2', '3'], true);
  const table = await tableWith(terminal);
  await new Session(table, []).play();
  expect(terminal.written).toContain('> undo\nYou have nothing to undo.');
  expect(table.match.answers.map(({ seat: of, picked }) => [of, ...picked])).toEqual([
    [ana, 'cat'],
    [bruno, 'dog'],
  ]);
});

it('nothing is lost when somebody leaves at a curtain', async () => {
  const terminal = new ScriptedTerminal(['', '1'], true);
  await new Session(await tableWith(terminal), []).play();
  expect(terminal.written).toContain('Saved: matches/ballot-1.json');
  expect(terminal.written).toContain('Goodbye!');
});
