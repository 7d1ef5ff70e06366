import { type Given, isMisread, type Misread } from '../command/arguments.ts';
import { type Context, type ExitCode, say } from '../command/context.ts';
import { gameOf } from '../command/game-of.ts';
import type { RulebookChapter, RulebookRule, ShelvedGame } from '../shelf.ts';
import { columns, hanging } from '../terminal/layout.ts';
import { byNumber, chapterNamed, searchRules } from './search.ts';

const mostShown = 12;

/** `tavolo rules <game> [words]` */
export function rules(given: Given, context: Context): ExitCode | Misread {
  const game = gameOf(given);
  if (isMisread(game)) return game;
  const words = given.words.slice(1).join(' ');
  const chapters = game.rulebook(context.language);
  const chapter = chapterNamed(chapters, words);
  if (words === '') say(context, contents(game, chapters, context));
  else if (chapter !== null) say(context, wholeChapter(chapter, context));
  else return found(chapters, words, context);
  return 0;
}

function contents(
  game: ShelvedGame,
  chapters: readonly RulebookChapter[],
  context: Context,
): readonly string[] {
  const { texts, language, terminal } = context;
  const rows = chapters.map(({ id, title, rules: all }) => [
    terminal.paint.cyan(id),
    String(all.length),
    title,
  ]);
  return [
    terminal.paint.bold(texts.rules.title(game.title(language))),
    '',
    ...columns([texts.rules.chapterHeadings.map(terminal.paint.dim), ...rows], [1]).map(
      (line) => `  ${line}`,
    ),
    '',
    texts.rules.how(context.commandLine(['rules', game.id, chapters[0]?.id ?? ''])),
  ];
}

const wholeChapter = ({ title, rules: all }: RulebookChapter, context: Context): readonly string[] => [
  context.terminal.paint.bold(title),
  ...all.flatMap((rule) => ['', ...ruleLines(rule, context)]),
];

function found(chapters: readonly RulebookChapter[], words: string, context: Context): ExitCode {
  const { texts, terminal } = context;
  const all = searchRules(chapters, words);
  if (all.length === 0) {
    terminal.warn(`${texts.rules.none(words)}\n`);
    return 1;
  }
  // A rule that is asked for by number is shown with all that stands below it.
  const shown = Math.max(mostShown, all.filter(({ score }) => score >= byNumber).length);
  const left = all.length - shown;
  say(context, [
    terminal.paint.bold(texts.rules.found(all.length, words)),
    ...all.slice(0, shown).flatMap(({ rule }) => ['', ...ruleLines(rule, context)]),
    ...(left > 0 ? ['', terminal.paint.dim(texts.rules.more(left))] : []),
  ]);
  return 0;
}

const ruleLines = ({ id, text }: RulebookRule, { terminal: { paint, width } }: Context): readonly string[] =>
  hanging(`${paint.cyan(id)}  `, text, Math.min(width, 100));
