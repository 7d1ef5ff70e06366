import type { Match, Onlooker, OpenQuestion, Seat } from '@tavolo/kernel';
import type { Language } from '@tavolo/language';
import type { CommandLine } from '../command/command-line.ts';
import type { Terminal } from '../console/terminal.ts';
import type { SeenMatch, Showing } from '../face/face.ts';
import { type LogLine, linesOf, type OpenedGame, sceneOf } from '../face/opened-game.ts';
import type { ShellTexts } from '../text/shell.ts';
import type { Player } from './players.ts';

/** A table in this terminal: who plays what, and how it is shown. */
export type TerminalTable = {
  readonly game: OpenedGame;
  readonly match: Match;
  readonly players: readonly Player[];
  readonly terminal: Terminal;
  readonly texts: ShellTexts;
  readonly language: Language;
  readonly commandLine: CommandLine;
  /** Where matches are saved. */
  readonly folder: string;
};

export const peopleAt = ({ players }: TerminalTable): readonly Seat[] =>
  players.filter(({ is }) => is === 'person').map(({ seat }) => seat);

/**
 * The onlooker at the screen. With one player, it is that person. With several, all may look, so only what
 * everybody may know is shown; but behind the curtain of a secret question its own seat looks alone.
 */
function onlookerFor(table: TerminalTable, question: OpenQuestion | null): Onlooker {
  const people = peopleAt(table);
  const [only] = people;
  if (people.length === 1 && only !== undefined) return only;
  return question?.secret === true ? question.seat : 'spectator';
}

/** The table as it may be shown while a question is open, or none is. */
export const sceneAt = <Question extends OpenQuestion | null>(
  table: TerminalTable,
  question: Question,
): SeenMatch & { readonly question: Question } =>
  sceneOf(table.game, table.match, onlookerFor(table, question), question);

/** The log as far as it may be shown. */
export const linesAt = (table: TerminalTable, question: OpenQuestion | null): readonly LogLine[] =>
  linesOf(table.game, table.match, onlookerFor(table, question));

export const showingAt = (table: TerminalTable): Showing => ({
  language: table.language,
  paint: table.terminal.paint,
  width: Math.min(table.terminal.width, 120),
  kindOf: (seat) => kindOf(table, seat),
});

/** `you` for a person who plays alone, the kind of a bot for a bot; of several people each is known by name. */
function kindOf(table: TerminalTable, seat: Seat): string {
  const player = table.players.find((one) => one.seat === seat);
  if (player?.is === 'bot') return player.bot;
  return peopleAt(table).length === 1 ? table.texts.play.you : '';
}
