import type { OpenQuestion } from '@tavolo/kernel';
import type { Asked, AskedOption, Line, Showing } from '../shelf.ts';
import { hanging, padStart, widthOf, wrap } from '../terminal/layout.ts';
import type { Paint } from '../terminal/paint.ts';
import { peopleAt, showingFor, type Table } from './table.ts';
import { playWords } from './words.ts';

/** The fewest lines of the log that a screen shows, if there are as many. */
const fewestLines = 2;

/** What goes onto a screen beside the table. */
export type Screen = {
  readonly question: OpenQuestion;
  /** The log is shown from this number of answers on. */
  readonly since: number;
  /** Something to be said first of all. */
  readonly above: readonly string[];
};

/** A question as a whole screen: the table, what has happened, what is asked. It fits the terminal if it can. */
export function screenOf(table: Table, { question, since, above }: Screen): readonly string[] {
  const { sitting, terminal } = table;
  const showing = showingFor(table, question);
  const top = [...above, ...sitting.picture(showing, question)];
  const lines = sitting.lines(showing);
  const news = lines.flatMap((line, index) => (line.at >= since ? [logLine(line, index + 1, showing)] : []));
  const roomBeside = (asked: readonly string[]) => terminal.height - top.length - asked.length - 3;
  const full = questionLines(table, question, 'full');
  const fits = !terminal.isInteractive || roomBeside(full) >= Math.min(news.length, fewestLines);
  const asked = fits ? full : questionLines(table, question, 'brief');
  const room = terminal.isInteractive ? Math.max(roomBeside(asked), fewestLines) : Number.POSITIVE_INFINITY;
  const log = newest(news, room, (missing) =>
    showing.paint.dim(`     … ${table.texts.play.earlier(missing)}`),
  );
  return [...top, '', ...log, ...(log.length > 0 ? [''] : []), ...asked];
}

/** The newest of some lines, as many as there is room for, and how many are missing. */
function newest(
  lines: readonly (readonly string[])[],
  room: number,
  missing: (count: number) => string,
): readonly string[] {
  const all = lines.flat();
  if (all.length <= room) return all;
  let first = lines.length;
  let left = room - 1;
  while (first > 0 && (lines[first - 1]?.length ?? 0) <= left) {
    first--;
    left -= lines[first]?.length ?? 0;
  }
  return [missing(first), ...lines.slice(first).flat()];
}

/** A line of the log with its number. */
export function logLine({ text, tone }: Line, number: number, { paint, width }: Showing): readonly string[] {
  const [first = '', ...rest] = hanging(`${padStart(String(number), 4)} `, text, width);
  const colour = coloursOf(paint)[tone];
  return [paint.dim(first.slice(0, 5)) + colour(first.slice(5)), ...rest.map(colour)];
}

const coloursOf = (paint: Paint): { readonly [Tone in Line['tone']]: (text: string) => string } => ({
  heading: paint.bold,
  plain: (text) => text,
  good: paint.green,
  bad: paint.red,
  quiet: paint.dim,
});

/** What is decided, and the options, each with the key that picks it. */
export function questionLines(
  table: Table,
  question: OpenQuestion,
  how: 'full' | 'brief',
): readonly string[] {
  const { sitting, texts } = table;
  const showing = showingFor(table, question);
  const { paint, width } = showing;
  const asked = sitting.asked(question, showing);
  const whom = peopleAt(table).length > 1 ? `${question.seat}: ` : '';
  const words = playWords.map((word) => texts.play.words[word][0] ?? word);
  return [
    ...wrap(`${whom}${asked.prompt} [${question.rule}]`, width).map(paint.bold),
    ...asked.options.flatMap((option) => optionLines(option, keyOf(asked, option), showing, how)),
    ...(question.max > 1 || question.min === 0 ? [paint.dim(texts.play.pickSome(question))] : []),
    paint.dim(texts.play.reminder(words)),
  ];
}

function optionLines(
  { name, summary, details }: AskedOption,
  key: string,
  { paint, width }: Showing,
  how: 'full' | 'brief',
): readonly string[] {
  const margin = `${paint.bold(paint.cyan(padStart(key, 3)))}  `;
  if (how === 'full' && details.length > 0) {
    return [
      ...hanging(margin, name, width),
      ...details.flatMap((one) => hanging('     ', one, width)).map(paint.dim),
    ];
  }
  if (summary === '') return hanging(margin, name, width);
  const isShort = widthOf(margin) + name.length + summary.length + 3 <= width;
  if (isShort) return [`${margin}${name} ${paint.dim(`· ${summary}`)}`];
  return [...hanging(margin, name, width), ...hanging('     ', summary, width).map(paint.dim)];
}

/** Options that are numbers, such as bets, are picked by themselves; others by their place. */
export function keyOf({ options }: Asked, option: AskedOption): string {
  const areNumbers = options.every(({ id }) => /^\d+$/.test(id));
  return areNumbers ? option.id : String(options.indexOf(option) + 1);
}
