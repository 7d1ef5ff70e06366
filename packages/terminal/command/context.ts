import type { Simulate } from '@tavolo/lab';
import type { Language } from '@tavolo/language';
import type { Terminal } from '../console/terminal.ts';
import type { Games } from '../face/opened-game.ts';
import type { ShellTexts } from '../text/shell.ts';
import type { CommandLine } from './command-line.ts';

/** Where a command runs, and in which language it speaks. */
export type Context = {
  readonly terminal: Terminal;
  readonly language: Language;
  readonly texts: ShellTexts;
  readonly environment: NodeJS.ProcessEnv;
  /** How a command is shown, to be pasted. */
  readonly commandLine: CommandLine;
  /** Where files are that are named without a folder. */
  readonly folder: string;
  readonly games: Games;
  readonly simulate: Simulate;
};

/** How a command ended: 0 well; 1 it could not be done; 2 it was not understood. */
export type ExitCode = 0 | 1 | 2;

export function say({ terminal }: Pick<Context, 'terminal'>, lines: readonly string[]): void {
  terminal.write(`${lines.join('\n')}\n`);
}
