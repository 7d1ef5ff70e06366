import { isRefusal } from '@tavolo/kernel';
import type { Given, Misread } from '../command/arguments.ts';
import { type Context, type ExitCode, say } from '../command/context.ts';
import { games } from '../games.ts';
import { readMatchFile } from '../play/files.ts';
import { logLine } from '../play/screen.ts';
import type { Line, Showing, Sitting } from '../shelf.ts';

/** `tavolo replay <file>` */
export async function replay(given: Given, context: Context): Promise<ExitCode | Misread> {
  const [file, extra] = given.words;
  if (file === undefined) return { is: 'missing-file' };
  if (extra !== undefined) return { is: 'too-much', word: extra };
  const sitting = sittingIn(file, context);
  if (typeof sitting === 'string') {
    context.terminal.warn(`${sitting}\n`);
    return 1;
  }
  await tell(sitting, context, given.flags.has('step') && context.terminal.isInteractive);
  return 0;
}

function sittingIn(file: string, context: Context): Sitting | string {
  const { texts } = context;
  const read = readMatchFile(file, context);
  if (typeof read === 'string') return read;
  const { record } = read;
  const id = typeof record === 'object' && record !== null && 'game' in record ? record.game : null;
  const game = games.find((one) => one.id === id);
  if (game === undefined)
    return texts.files.refused(file, texts.refusals[id === null ? 'not-a-record' : 'another-game']);
  const loaded = game.load(record);
  return isRefusal(loaded) ? texts.files.refused(file, texts.refusals[loaded.refused]) : loaded.sitting;
}

/** Tells a match from its first line to its last, with a pause after each step when somebody wants it. */
async function tell(sitting: Sitting, context: Context, inSteps: boolean): Promise<void> {
  const { terminal, texts, language } = context;
  const showing: Showing = {
    language,
    paint: terminal.paint,
    width: Math.min(terminal.width, 100),
    onlooker: 'spectator',
    kindOf: () => '',
  };
  say(context, [terminal.paint.bold(texts.replay.title(sitting.game.title(language), sitting.seats))]);
  let number = 0;
  for (const step of stepsOf(sitting.lines(showing))) {
    say(
      context,
      step.flatMap((line) => lineOf(line, ++number, showing)),
    );
    if (inSteps && (await isEnough(context))) return;
  }
  say(context, [
    '',
    ...(sitting.isOver ? sitting.reckoning(showing) : [texts.replay.unfinished(sitting.answered)]),
  ]);
}

/** What was told after the same answer belongs together. */
function stepsOf(lines: readonly Line[]): readonly (readonly Line[])[] {
  const steps: Line[][] = [];
  for (const line of lines) {
    const last = steps.at(-1);
    if (last?.[0]?.at === line.at) last.push(line);
    else steps.push([line]);
  }
  return steps;
}

const lineOf = (line: Line, number: number, showing: Showing): readonly string[] => [
  ...(line.tone === 'heading' ? [''] : []),
  ...logLine(line, number, showing),
];

async function isEnough({ terminal, texts }: Context): Promise<boolean> {
  const answer = await terminal.ask(terminal.paint.dim(texts.replay.next));
  return answer === null || answer.trim().toLowerCase() === 'q';
}
