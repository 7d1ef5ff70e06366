import type { Onlooker, OpenQuestion, Seat } from '@tavolo/kernel';
import type { CommandLine } from '../command/command-line.ts';
import type { Showing, Sitting } from '../shelf.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Language } from '../text/language.ts';
import type { ShellTexts } from '../text/shell.ts';
import type { Player } from './players.ts';

/** A table in this terminal: who plays what, and how it is shown. */
export type Table = {
  readonly sitting: Sitting;
  readonly players: readonly Player[];
  readonly terminal: Terminal;
  readonly texts: ShellTexts;
  readonly language: Language;
  readonly commandLine: CommandLine;
  /** Where matches are saved. */
  readonly folder: string;
};

export const peopleAt = ({ players }: Table): readonly Seat[] =>
  players.filter(({ is }) => is === 'person').map(({ seat }) => seat);

/**
 * Who looks at the screen. Alone, it is the one person who plays. With several, all may look, so only what
 * everybody may know is shown; but behind the curtain of a secret question its own seat looks alone.
 */
function onlookerFor(table: Table, question: OpenQuestion | null): Onlooker {
  const people = peopleAt(table);
  const [only] = people;
  if (people.length === 1 && only !== undefined) return only;
  return question?.secret === true ? question.seat : 'spectator';
}

export function showingFor(table: Table, question: OpenQuestion | null): Showing {
  const { terminal, language } = table;
  return {
    language,
    paint: terminal.paint,
    width: Math.min(terminal.width, 120),
    onlooker: onlookerFor(table, question),
    kindOf: (seat) => kindOf(table, seat),
  };
}

/** `you` for a person who plays alone, the kind of a bot for a bot; of several people each is known by name. */
function kindOf(table: Table, seat: Seat): string {
  const player = table.players.find((one) => one.seat === seat);
  if (player?.is === 'bot') return player.bot;
  return peopleAt(table).length === 1 ? table.texts.play.you : '';
}
