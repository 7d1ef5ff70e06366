import type { Texts } from '@tavolo/box';
import type { RulebookChapter, RulebookRule } from '@tavolo/language';
import { type Given, isMisread, type Misread } from '../command/arguments.ts';
import { boxNamed } from '../command/box-named.ts';
import { type Context, type ExitCode, say } from '../command/context.ts';
import { columns, hanging } from '../console/layout.ts';
import { byNumber, chapterNamed, searchRules } from './search.ts';

const mostShown = 12;

/** `tavolo rules <game> [words]` */
export async function rules(given: Given, context: Context): Promise<ExitCode | Misread> {
  const box = boxNamed(given, context);
  if (isMisread(box)) return box;
  const words = given.words.slice(1).join(' ');
  const texts = await box.texts(context.language);
  const chapters = texts.rulebook;
  const chapter = chapterNamed(chapters, words);
  if (words === '') say(context, contents(box.game.id, texts, context));
  else if (chapter !== null) say(context, wholeChapter(chapter, context));
  else return found(chapters, words, context);
  return 0;
}

function contents(id: string, { title, rulebook }: Texts, context: Context): readonly string[] {
  const { texts, terminal } = context;
  const rows = rulebook.map((chapter) => [
    terminal.paint.cyan(chapter.id),
    String(chapter.rules.length),
    chapter.title,
  ]);
  return [
    terminal.paint.bold(texts.rules.title(title)),
    '',
    ...columns([texts.rules.chapterHeadings.map(terminal.paint.dim), ...rows], [1]).map(
      (line) => `  ${line}`,
    ),
    '',
    texts.rules.how(context.commandLine(['rules', id, rulebook[0]?.id ?? ''])),
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
