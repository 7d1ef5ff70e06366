import type { Box } from '@tavolo/box';
import { isRefusal, load, type Match } from '@tavolo/kernel';
import { refusals } from '@tavolo/language/refusals';
import type { Given, Misread } from '../command/arguments.ts';
import { type Context, type ExitCode, say } from '../command/context.ts';
import type { Showing } from '../face/face.ts';
import { type LogLine, linesOf, opened, sceneOf } from '../face/opened-game.ts';
import { readMatchFile } from '../play/files.ts';
import { logLine } from '../play/screen.ts';

/** `tavolo replay <file>` */
export async function replay(given: Given, context: Context): Promise<ExitCode | Misread> {
  const [file, extra] = given.words;
  if (file === undefined) return { is: 'missing-file' };
  if (extra !== undefined) return { is: 'too-much', word: extra };
  const saved = savedIn(file, context);
  if (typeof saved === 'string') {
    context.terminal.warn(`${saved}\n`);
    return 1;
  }
  await tell(saved, context, given.flags.has('step') && context.terminal.isInteractive);
  return 0;
}

/** A match and the box of its game. */
type SavedMatch = { readonly box: Box; readonly match: Match };

/** The match in a file, or why there is none. */
function savedIn(file: string, context: Context): SavedMatch | string {
  const { texts, language, games } = context;
  const why = refusals[language];
  const read = readMatchFile(file, context);
  if (typeof read === 'string') return read;
  const { record } = read;
  const id = typeof record === 'object' && record !== null && 'game' in record ? record.game : null;
  const box = games.boxes.find(({ game }) => game.id === id);
  if (box === undefined) return texts.files.refused(file, why[id === null ? 'not-a-record' : 'another-game']);
  const loaded = load(box.game, record);
  if (isRefusal(loaded)) return texts.files.refused(file, why[loaded.refused]);
  return { box, match: loaded.match };
}

/** Tells a match from its first line to its last, with a pause after each step when somebody wants it. */
async function tell({ box, match }: SavedMatch, context: Context, inSteps: boolean): Promise<void> {
  const { terminal, texts, language } = context;
  const game = await opened(box, language, context.games);
  const showing: Showing = {
    language,
    paint: terminal.paint,
    width: Math.min(terminal.width, 100),
    kindOf: () => '',
  };
  say(context, [terminal.paint.bold(texts.replay.title(game.texts.title, match.beginning.seats))]);
  let number = 0;
  for (const step of stepsOf(linesOf(game, match, 'spectator'))) {
    say(
      context,
      step.flatMap((line) => lineOf(line, ++number, showing)),
    );
    if (inSteps && (await isEnough(context))) return;
  }
  const ending = match.isOver
    ? game.face.reckoning(sceneOf(game, match, 'spectator', null), showing)
    : [texts.replay.unfinished(match.answered)];
  say(context, ['', ...ending]);
}

/** What was told after the same answer belongs together. */
function stepsOf(lines: readonly LogLine[]): readonly (readonly LogLine[])[] {
  const steps: LogLine[][] = [];
  for (const line of lines) {
    const last = steps.at(-1);
    if (last?.[0]?.at === line.at) last.push(line);
    else steps.push([line]);
  }
  return steps;
}

const lineOf = (line: LogLine, number: number, showing: Showing): readonly string[] => [
  ...(line.tone === 'heading' ? [''] : []),
  ...logLine(line, number, showing),
];

async function isEnough({ terminal, texts }: Context): Promise<boolean> {
  const answer = await terminal.ask(terminal.paint.dim(texts.replay.next));
  return answer === null || answer.trim().toLowerCase() === 'q';
}
