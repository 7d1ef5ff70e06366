import type { Simulate } from '@tavolo/lab';
import { isLanguage, type Language } from '@tavolo/language';
import { wrap } from '../console/layout.ts';
import type { Terminal } from '../console/terminal.ts';
import type { Games } from '../face/opened-game.ts';
import { newGame } from '../new/command.ts';
import { play } from '../play/command.ts';
import { replay } from '../replay/command.ts';
import { rules } from '../rules/command.ts';
import { sim } from '../sim/command.ts';
import { ownLanguage } from '../text/language.ts';
import { shellTexts } from '../text/shells.ts';
import { type Given, isMisread, type Misread, readArguments } from './arguments.ts';
import { commandLineIn } from './command-line.ts';
import { type Context, type ExitCode, say } from './context.ts';
import { helpLines } from './help.ts';
import type { CommandName } from './options.ts';

/** What a command needs of the process it runs in. */
export type Surroundings = {
  readonly terminal: Terminal;
  readonly environment: NodeJS.ProcessEnv;
  readonly folder: string;
  readonly version: string;
  readonly games: Games;
  readonly simulate: Simulate;
};

type Runner = (given: Given, context: Context) => ExitCode | Misread | Promise<ExitCode | Misread>;

const runners: { readonly [Name in CommandName]: Runner } = { play, sim, replay, rules, new: newGame };

/** Runs a command line to its end. */
export async function run(line: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const wish = readArguments(line);
  const context = contextFor(languageIn(line), surroundings);
  const game = gameIn(line, surroundings);
  if (isMisread(wish)) return misread(wish, commandIn(line), game, context);
  if (wish.is === 'version') {
    say(context, [surroundings.version]);
    return 0;
  }
  if (wish.is === 'help') {
    say(context, await helpLines(wish, context));
    return 0;
  }
  const ended = await runners[wish.command](wish.given, context);
  return typeof ended === 'number' ? ended : misread(ended, wish.command, game, context);
}

function contextFor(
  language: Context['language'] | null,
  { terminal, environment, folder, games, simulate }: Surroundings,
): Context {
  const spoken = language ?? ownLanguage(environment);
  const commandLine = commandLineIn(spoken, environment);
  const texts = shellTexts(spoken);
  return { terminal, environment, folder, games, simulate, commandLine, language: spoken, texts };
}

/** The language that is asked for, even by a line that can't be understood. */
function languageIn(line: readonly string[]): Language | null {
  const at = line.findLastIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const word = line[at]?.split('=')[1] ?? line[at + 1] ?? '';
  return at >= 0 && isLanguage(word) ? word : null;
}

/** The command that was probably meant, for the page to point to. */
const commandIn = (line: readonly string[]): CommandName | null => {
  const names = Object.keys(runners) as readonly CommandName[]; // an object literal has no other keys
  return names.find((name) => line.includes(name)) ?? null;
};

/** The game that is spoken of, if one is. */
const gameIn = (line: readonly string[], { games: { boxes } }: Surroundings): readonly string[] =>
  line.filter((word) => boxes.some(({ game }) => game.id === word)).slice(0, 1);

function misread(
  it: Misread,
  command: CommandName | null,
  game: readonly string[],
  context: Context,
): ExitCode {
  const { texts, terminal, commandLine } = context;
  const says = texts.misread[it.is] as (misread: Misread) => string; // found by the misread's own tag
  const about = command === null ? [] : [command, ...game];
  const help = commandLine([...about, '--help']);
  const why = wrap(says(it), Math.min(terminal.width, 110));
  terminal.warn(`${[...why, terminal.paint.dim(help)].join('\n')}\n`);
  return 2;
}
