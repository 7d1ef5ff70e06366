import type { OpenQuestion } from '@tavolo/kernel';
import { clip, hanging, padStart, sideBySide, widthOf, wrap } from '../console/layout.ts';
import type { Paint } from '../console/paint.ts';
import type { Detail, Showing } from '../face/face.ts';
import type { LogLine } from '../face/opened-game.ts';
import { canBeNamed, isLongList } from './by-name.ts';
import { type AskedOption, askedAt, keyOf, type QuestionShown } from './question-shown.ts';
import { linesAt, peopleAt, sceneAt, showingAt, type TerminalTable } from './table.ts';
import { playWords } from './words.ts';

/** How large the parts of a screen are drawn, and up to how many rows the log has for what matters most. */
type Size = { readonly picture: Detail; readonly question: Fullness; readonly log: number };

/** The options with all that is known of them, with their figures, or their names alone, side by side. */
export type Fullness = 'full' | 'brief' | 'names';

const largest: Size = { picture: 'full', question: 'full', log: 6 };

/** From the best to what fits where rows are very few. */
const sizes: readonly Size[] = [
  largest,
  { picture: 'full', question: 'brief', log: 6 },
  { picture: 'short', question: 'brief', log: 6 },
  { picture: 'short', question: 'brief', log: 2 },
  { picture: 'shorter', question: 'brief', log: 2 },
  { picture: 'shorter', question: 'names', log: 1 },
  { picture: 'shorter', question: 'names', log: 0 },
];

const smallest: Size = { picture: 'least', question: 'names', log: 0 };

/** What goes onto a screen beside the table. */
export type Screen = {
  readonly question: OpenQuestion;
  /** The log is shown from this number of answers on. */
  readonly since: number;
  /** Something to be said first of all. */
  readonly above: readonly string[];
};

/** A question as a whole screen, and how fully its options are told there. */
export type DrawnScreen = { readonly lines: readonly string[]; readonly question: Fullness };

/** The table, what has happened, what is asked. It fits the terminal if it can. */
export function screenOf(table: TerminalTable, screen: Screen): DrawnScreen {
  const { terminal } = table;
  const news = newsFor(table, screen);
  if (!terminal.isInteractive)
    return { lines: laidOut(partsOf(table, screen, largest), news.flatMap(rowsOf)), question: 'full' };
  for (const size of sizes) {
    const parts = partsOf(table, screen, size);
    const room = roomBeside(parts, terminal.height);
    if (room >= Math.min(size.log, wantedRows(news)))
      return { lines: laidOut(parts, inRoom(news, room, table)), question: size.question };
  }
  const parts = partsOf(table, { ...screen, above: [] }, smallest);
  const log = inRoom(news, roomBeside(parts, terminal.height), table);
  return { lines: laidOut(parts, log), question: smallest.question };
}

/** Enough for what happened to the player who is asked, and for a line or two in any case. */
function wantedRows(news: readonly News[]): number {
  const own = news.filter(({ rank }) => rank === 'own').flatMap(rowsOf).length;
  return Math.min(news.flatMap(rowsOf).length, Math.max(2, own + 1));
}

type Parts = { readonly top: readonly string[]; readonly asked: readonly string[] };

const partsOf = (table: TerminalTable, { question, above }: Screen, size: Size): Parts => ({
  top: [...above, ...table.game.face.picture(sceneAt(table, question), showingAt(table), size.picture)],
  asked: questionLines(table, question, size.question),
});

/** The rows that are left for the log between two blank ones, and above the line that is typed on. */
const roomBeside = ({ top, asked }: Parts, height: number): number => height - top.length - asked.length - 3;

const laidOut = ({ top, asked }: Parts, log: readonly string[]): readonly string[] => [
  ...top,
  '',
  ...log,
  ...(log.length > 0 ? [''] : []),
  ...asked,
];

/** A line of the log as rows, and how much it matters to the player who is asked: least of all what happened to others. */
type News = { readonly rows: readonly string[]; readonly rank: 'own' | 'table' | 'others' };

const rowsOf = ({ rows }: News): readonly string[] => rows;

function newsFor(table: TerminalTable, { question, since }: Screen): readonly News[] {
  const showing = showingAt(table);
  return linesAt(table, question).flatMap((line, index) => {
    if (line.at < since) return [];
    const rank = line.about.length === 0 ? 'table' : line.about.includes(question.seat) ? 'own' : 'others';
    return [{ rows: logLine(line, index + 1, showing), rank }];
  });
}

/** As much news as there is room for, in order, and how much is missing: what matters least is left out first, then the oldest. */
function inRoom(news: readonly News[], room: number, { texts, terminal }: TerminalTable): readonly string[] {
  const all = news.flatMap(rowsOf);
  if (all.length <= room) return all;
  const newestFirst = [...news].reverse();
  const byRank = (['own', 'table', 'others'] as const).flatMap((rank) =>
    newestFirst.filter((one) => one.rank === rank),
  );
  const shown = new Set<News>();
  let left = room - 1;
  for (const one of byRank) {
    left -= one.rows.length;
    if (left < 0) break;
    shown.add(one);
  }
  const missing = terminal.paint.dim(`     … ${texts.play.moreLines(news.length - shown.size)}`);
  return room < 1 ? [] : [missing, ...news.filter((one) => shown.has(one)).flatMap(rowsOf)];
}

/** A line of the log with its number. */
export function logLine(
  { text, tone }: LogLine,
  number: number,
  { paint, width }: Showing,
): readonly string[] {
  const [first = '', ...rest] = hanging(`${padStart(String(number), 4)} `, text, width);
  const colour = coloursOf(paint)[tone];
  return [paint.dim(first.slice(0, 5)) + colour(first.slice(5)), ...rest.map(colour)];
}

const coloursOf = (paint: Paint): { readonly [Tone in LogLine['tone']]: (text: string) => string } => ({
  heading: paint.bold,
  plain: (text) => text,
  good: paint.green,
  bad: paint.red,
  quiet: paint.dim,
});

/** What is decided, and the options, each with the key that picks it. */
export function questionLines(
  table: TerminalTable,
  question: OpenQuestion,
  how: Fullness,
): readonly string[] {
  const { texts } = table;
  const showing = showingAt(table);
  const { paint, width } = showing;
  const asked = askedAt(table, question);
  const whom = peopleAt(table).length > 1 ? `${question.seat}: ` : '';
  const words = playWords.map((word) => texts.play.words[word][0] ?? word);
  return [
    ...wrap(`${whom}${asked.prompt} [${question.rule}]`, width).map(paint.bold),
    ...optionsLines(asked, showing, how),
    ...(question.max > 1 || question.min === 0
      ? wrap(texts.play.pickSome(question), width).map(paint.dim)
      : []),
    ...wrap(texts.play.reminder(words, canBeNamed(question)), width).map(paint.dim),
  ];
}

function optionsLines(asked: QuestionShown, showing: Showing, how: Fullness): readonly string[] {
  const keyed = asked.options.map((option) => ({ option, key: keyOf(asked, option) }));
  if (how !== 'names' && !isLongList(asked))
    return keyed.flatMap(({ option, key }) => optionLines(option, key, showing, how));
  const { paint, width } = showing;
  const names = keyed.map(({ option: { short }, key }) => clip(`${keyMargin(key, paint)}${short}`, width));
  return sideBySide(names, width);
}

const keyMargin = (key: string, paint: Paint): string => `${paint.bold(paint.cyan(padStart(key, 3)))}  `;

function optionLines(
  { name, summary, details }: AskedOption,
  key: string,
  { paint, width }: Showing,
  how: Exclude<Fullness, 'names'>,
): readonly string[] {
  const margin = keyMargin(key, paint);
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
