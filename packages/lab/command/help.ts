import { games } from '../games.ts';
import type { ShelvedGame } from '../shelf.ts';
import { hanging, padEnd, widthOf } from '../terminal/layout.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Language } from '../text/language.ts';
import type { HelpTexts } from '../text/shell.ts';
import type { Wish } from './arguments.ts';
import type { Context } from './context.ts';
import { keyOf } from './game-of.ts';
import { type CommandName, commandNames, commands, type OptionName, optionForms } from './options.ts';

/** Examples speak for themselves in any language. */
const examples: { readonly [Name in CommandName]: readonly string[] } = {
  play: [
    'gauntlet-of-fools',
    'gauntlet-of-fools --players 3 --lang it',
    'gauntlet-of-fools --seats ana,bruno,greedy --options promos,boasts=one',
    'gloomhaven --seats ana,greedy --options scenario=barrow-lair',
    'gauntlet-of-fools --load matches/gauntlet-of-fools-1.json',
  ],
  sim: [
    'gauntlet-of-fools --games 1000 --seats greedy,random,random,random',
    'gauntlet-of-fools --games 200 --seats search,greedy,greedy --iterations 100',
    'gloomhaven --games 50 --seats greedy,greedy --options difficulty=hard',
    'gauntlet-of-fools --csv --out heroes.csv',
  ],
  replay: ['matches/gauntlet-of-fools-1.json --step', 'matches/gauntlet-of-fools-1.json --lang pt'],
  rules: [
    'gauntlet-of-fools',
    'gauntlet-of-fools dodge',
    'gauntlet-of-fools gof/turn.6',
    'gloomhaven retaliate',
  ],
};

const examplesOf = (name: CommandName, { commandLine }: Context, about = ''): readonly string[] => {
  const told = examples[name].filter((given) => given.includes(about));
  return told.map((given) => `  ${commandLine([name, ...given.split(' ')])}`);
};

/** The page for the whole command, or for one of its commands, and for one game where one is named. */
export function helpLines(
  { of, word }: Extract<Wish, { readonly is: 'help' }>,
  context: Context,
): readonly string[] {
  if (of === null) return overview(context);
  const named = games.filter(({ id }) => id === word);
  return page(of, named.length === 0 ? games : named, context);
}

function overview(context: Context): readonly string[] {
  const { texts, terminal, language } = context;
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
  return [
    `${paint.bold('tavolo')}: ${help.tagline}`,
    '',
    paint.bold(help.usage),
    `  npx tavolo ${help.placeholders.command} ${help.placeholders.options}`,
    '',
    paint.bold(help.commands),
    ...described([...rows, ...options], terminal),
    '',
    paint.bold(help.games),
    ...described(
      games.map((game) => [`  ${paint.cyan(game.id)}`, game.title(language)]),
      terminal,
    ),
    '',
    paint.bold(help.examples),
    ...commandNames.flatMap((name) => examplesOf(name, context).slice(0, 1)),
    '',
    help.more,
  ];
}

function page(name: CommandName, shown: readonly ShelvedGame[], context: Context): readonly string[] {
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
    ...described(rows, context.terminal),
    ...(options.includes('options') ? shown.flatMap((game) => ['', ...tableOptions(game, context)]) : []),
    '',
    paint.bold(help.examples),
    ...examplesOf(name, context, shown.length === 1 ? shown[0]?.id : ''),
  ];
}

/** What a game's words for `--options` mean. */
function tableOptions(
  game: ShelvedGame,
  { texts: { help }, terminal, language }: Context,
): readonly string[] {
  const { paint } = terminal;
  const rows = runsOf(game, language).map(({ words, says }) => [`  ${paint.cyan(words)}`, says] as const);
  return [paint.bold(`${help.tableOptions} (${game.title(language)})`), ...described(rows, terminal)];
}

/** Words that mean the same but for a number stand in one row: `level=1 … 9`. */
function runsOf(game: ShelvedGame, language: Language): readonly { words: string; says: string }[] {
  const runs: { words: string; says: string }[] = [];
  for (const word of game.optionWords) {
    const says = game.optionSays(word, language);
    const last = runs.at(-1);
    if (last === undefined || last.says !== says) runs.push({ words: word, says });
    else last.words = `${last.words.split(' ')[0]} … ${word.slice(keyOf(word).length + 1)}`;
  }
  return runs;
}

/** Names, and beside each what is said of it, within the width of the terminal. */
function described(rows: readonly (readonly [string, string])[], { width }: Terminal): readonly string[] {
  const room = Math.max(...rows.map(([name]) => widthOf(name)));
  return rows.flatMap(([name, says]) => hanging(`${padEnd(name, room)}  `, says, Math.min(width, 110)));
}

const usageOf = (name: CommandName, { placeholders }: HelpTexts): string =>
  [name, ...commands[name].takes.map((taken) => placeholders[taken])].join(' ');

function valueFor(name: OptionName, { placeholders }: HelpTexts): string {
  const form = optionForms[name];
  return form === 'nothing' ? '' : ` ${placeholders[form]}`;
}
