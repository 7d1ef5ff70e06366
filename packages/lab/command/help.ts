import { games } from '../games.ts';
import { columns } from '../terminal/layout.ts';
import type { HelpTexts } from '../text/shell.ts';
import type { Context } from './context.ts';
import { type CommandName, commandNames, commands, type OptionName, optionForms } from './options.ts';

/** Examples speak for themselves in any language. */
const examples: { readonly [Name in CommandName]: readonly string[] } = {
  play: [
    'gauntlet-of-fools',
    'gauntlet-of-fools --players 3 --lang it',
    'gauntlet-of-fools --seats ana,bruno,greedy --options promos,boasts=one',
    'gauntlet-of-fools --load matches/gauntlet-of-fools-1.json',
  ],
  sim: [
    'gauntlet-of-fools --games 1000 --seats greedy,random,random,random',
    'gauntlet-of-fools --games 200 --seats search,greedy,greedy --iterations 100',
    'gauntlet-of-fools --csv --out heroes.csv',
  ],
  replay: ['matches/gauntlet-of-fools-1.json --step', 'matches/gauntlet-of-fools-1.json --lang pt'],
  rules: ['gauntlet-of-fools', 'gauntlet-of-fools dodge', 'gauntlet-of-fools gof/turn.6'],
};

const examplesOf = (name: CommandName, { commandLine }: Context): readonly string[] =>
  examples[name].map((given) => `  ${commandLine([name, ...given.split(' ')])}`);

/** The page for the whole command, or for one of its commands. */
export const helpLines = (of: CommandName | null, context: Context): readonly string[] =>
  of === null ? overview(context) : page(of, context);

function overview(context: Context): readonly string[] {
  const { texts, terminal, language } = context;
  const { help } = texts;
  const { paint } = terminal;
  const rows = commandNames.map((name) => [`  ${paint.cyan(usageOf(name, help))}`, help.says[name]]);
  const options = (['help', 'version'] as const).map((name) => [
    `  ${paint.cyan(`--${name}`)}`,
    help.option[name],
  ]);
  return [
    `${paint.bold('tavolo')}: ${help.tagline}`,
    '',
    paint.bold(help.usage),
    `  npx tavolo ${help.placeholders.command} ${help.placeholders.options}`,
    '',
    paint.bold(help.commands),
    ...columns([...rows, ...options]),
    '',
    paint.bold(help.games),
    ...columns(games.map((game) => [`  ${paint.cyan(game.id)}`, game.title(language)])),
    '',
    paint.bold(help.examples),
    ...commandNames.flatMap((name) => examplesOf(name, context).slice(0, 1)),
    '',
    help.more,
  ];
}

function page(name: CommandName, context: Context): readonly string[] {
  const { help } = context.texts;
  const { paint } = context.terminal;
  const options: readonly OptionName[] = [...commands[name].options, 'help'];
  const rows = options.map((one) => [
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
    ...columns(rows),
    ...(options.includes('options') ? ['', ...tableOptions(context)] : []),
    '',
    paint.bold(help.examples),
    ...examplesOf(name, context),
  ];
}

/** What each game's words for `--options` mean. */
const tableOptions = ({ texts: { help }, terminal: { paint }, language }: Context): readonly string[] =>
  games.flatMap((game) => [
    paint.bold(`${help.tableOptions} (${game.title(language)})`),
    ...columns(game.optionWords.map((word) => [`  ${paint.cyan(word)}`, game.optionSays(word, language)])),
  ]);

const usageOf = (name: CommandName, { placeholders }: HelpTexts): string =>
  [name, ...commands[name].takes.map((taken) => placeholders[taken])].join(' ');

function valueFor(name: OptionName, { placeholders }: HelpTexts): string {
  const form = optionForms[name];
  return form === 'nothing' ? '' : ` ${placeholders[form]}`;
}
