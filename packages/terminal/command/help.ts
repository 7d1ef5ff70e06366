import type { Box } from '@tavolo/box';
import { described } from '../console/layout.ts';
import { optionLines } from '../options/listed.ts';
import type { HelpTexts } from '../text/shell.ts';
import type { Request } from './arguments.ts';
import type { Context } from './context.ts';
import { examplesOf } from './examples.ts';
import { type CommandName, commandNames, commands, type OptionName, optionForms } from './options.ts';

/** The page for the whole command, or for one of its commands, and for one game where one is named. */
export async function helpLines(
  { of, word }: Extract<Request, { readonly is: 'help' }>,
  context: Context,
): Promise<readonly string[]> {
  const { boxes } = context.games;
  if (of === null) return overview(context);
  const named = boxes.filter(({ game }) => game.id === word);
  return page(of, named.length === 0 ? boxes : named, context);
}

const widest = ({ terminal: { width } }: Context): number => Math.min(width, 110);

function overview(context: Context): readonly string[] {
  const { texts, terminal, language, games } = context;
  const { help } = texts;
  const { paint } = terminal;
  const rows = commandNames.map((name): [string, string] => [
    `  ${paint.cyan(usageOf(name, help))}`,
    help.says[name],
  ]);
  const options = (['help', 'version'] as const).map((name): [string, string] => [
    `  ${paint.cyan(`--${name}`)}`,
    help.option[name],
  ]);
  const titles = games.boxes.map(({ blurb }): [string, string] => [
    `  ${paint.cyan(blurb.id)}`,
    blurb.words[language].title,
  ]);
  return [
    `${paint.bold('tavolo')}: ${help.tagline}`,
    '',
    paint.bold(help.usage),
    `  npx tavolo ${help.placeholders.command} ${help.placeholders.options}`,
    '',
    paint.bold(help.commands),
    ...described([...rows, ...options], widest(context)),
    '',
    paint.bold(help.games),
    ...described(titles, widest(context)),
    '',
    paint.bold(help.examples),
    ...commandNames.flatMap((name) => examplesOf(name, games.boxes, context).slice(0, 1)),
    '',
    help.more,
  ];
}

async function page(name: CommandName, shown: readonly Box[], context: Context): Promise<readonly string[]> {
  const { help } = context.texts;
  const { paint } = context.terminal;
  const options: readonly OptionName[] = [...commands[name].options, 'help'];
  const rows = options.map((one): [string, string] => [
    `  ${paint.cyan(`--${one}${valueFor(one, help)}`)}`,
    name === 'sim' && one === 'seats' ? help.botSeats : help.option[one],
  ]);
  return [
    `${paint.bold(`tavolo ${name}`)}: ${help.says[name]}`,
    '',
    paint.bold(help.usage),
    `  npx tavolo ${usageOf(name, help)} ${help.placeholders.options}`,
    '',
    paint.bold(help.options),
    ...described(rows, widest(context)),
    ...(options.includes('options') ? await tableOptions(shown, context) : []),
    '',
    paint.bold(help.examples),
    ...examplesOf(name, shown, context),
  ];
}

/** What the words of these games for `--options` mean. */
async function tableOptions(shown: readonly Box[], context: Context): Promise<readonly string[]> {
  const texts = await Promise.all(shown.map((box) => box.texts(context.language)));
  const lines = shown.flatMap((box, place) => {
    const own = texts[place];
    return own === undefined ? [] : [optionLines(box, own, context)];
  });
  return lines.flatMap((one) => (one.length === 0 ? [] : ['', ...one]));
}

const usageOf = (name: CommandName, { placeholders }: HelpTexts): string =>
  [name, ...commands[name].takes.map((taken) => placeholders[taken])].join(' ');

function valueFor(name: OptionName, { placeholders }: HelpTexts): string {
  const form = optionForms[name];
  return form === 'nothing' ? '' : ` ${placeholders[form]}`;
}
