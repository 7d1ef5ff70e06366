import { games } from '../games.ts';
import { columns } from '../terminal/layout.ts';
import type { HelpTexts } from '../text/shell.ts';
import type { Context } from './context.ts';
import { type CommandName, commandNames, commands, type OptionName, optionForms } from './options.ts';

/** Examples speak for themselves in any language. */
const examples: { readonly [Name in CommandName]: readonly string[] } = {
  play: [
    'tavolo play gauntlet-of-fools',
    'tavolo play gauntlet-of-fools --players 3 --lang it',
    'tavolo play gauntlet-of-fools --seats ana,bruno,greedy --options promos,boasts=one',
    'tavolo play gauntlet-of-fools --load gauntlet-of-fools-1.json',
  ],
  sim: [
    'tavolo sim gauntlet-of-fools --games 10000 --seats greedy,random,random,random',
    'tavolo sim gauntlet-of-fools --games 2000 --seats search,greedy,greedy,greedy --iterations 100',
    'tavolo sim gauntlet-of-fools --csv --out heroes.csv',
  ],
  replay: [
    'tavolo replay gauntlet-of-fools-1.json --step',
    'tavolo replay gauntlet-of-fools-1.json --lang pt',
  ],
  rules: [
    'tavolo rules gauntlet-of-fools',
    'tavolo rules gauntlet-of-fools dodge',
    'tavolo rules gauntlet-of-fools gof/turn.6',
  ],
};

/** The page for the whole command, or for one of its commands. */
export const helpLines = (of: CommandName | null, context: Context): readonly string[] =>
  of === null ? overview(context) : page(of, context);

function overview({ texts: { help }, terminal: { paint }, language }: Context): readonly string[] {
  const rows = commandNames.map((name) => [`  ${paint.cyan(usageOf(name, help))}`, help.says[name]]);
  const options = (['help', 'version'] as const).map((name) => [
    `  ${paint.cyan(`--${name}`)}`,
    help.option[name],
  ]);
  return [
    `${paint.bold('tavolo')}: ${help.tagline}`,
    '',
    paint.bold(help.usage),
    `  tavolo ${help.placeholders.command} ${help.placeholders.options}`,
    '',
    paint.bold(help.commands),
    ...columns([...rows, ...options]),
    '',
    paint.bold(help.games),
    ...columns(games.map((game) => [`  ${paint.cyan(game.id)}`, game.title(language)])),
    '',
    paint.bold(help.examples),
    ...commandNames.flatMap((name) => examples[name].slice(0, 1)).map((line) => `  ${line}`),
    '',
    help.more,
  ];
}

function page(name: CommandName, { texts: { help }, terminal: { paint } }: Context): readonly string[] {
  const options: readonly OptionName[] = [...commands[name].options, 'help'];
  const rows = options.map((one) => [`  ${paint.cyan(`--${one}${valueFor(one, help)}`)}`, help.option[one]]);
  const hasTableOptions = options.includes('options');
  return [
    `${paint.bold(`tavolo ${name}`)}: ${help.says[name]}`,
    '',
    paint.bold(help.usage),
    `  tavolo ${usageOf(name, help)} ${help.placeholders.options}`,
    '',
    paint.bold(help.options),
    ...columns(rows),
    ...(hasTableOptions ? ['', paint.bold(help.tableOptions), ...tableOptions(paint.cyan)] : []),
    '',
    paint.bold(help.examples),
    ...examples[name].map((line) => `  ${line}`),
  ];
}

const tableOptions = (paint: (text: string) => string): readonly string[] =>
  games.map((game) => `  ${game.id}: ${game.optionWords.map(paint).join(', ')}`);

const usageOf = (name: CommandName, { placeholders }: HelpTexts): string =>
  [name, ...commands[name].takes.map((taken) => placeholders[taken])].join(' ');

function valueFor(name: OptionName, { placeholders }: HelpTexts): string {
  const form = optionForms[name];
  return form === 'nothing' ? '' : ` ${placeholders[form]}`;
}
