import { parseArgs } from 'node:util';
import { isLanguage } from '@tavolo/language';
import {
  type CommandName,
  commandNames,
  commands,
  type OptionName,
  optionForms,
  optionNames,
} from './options.ts';
import { nearest } from './suggest.ts';

/** A command line that was understood as far as its form goes. */
export type Request =
  /** Help with a command, or with all of them; the word may name a game. */
  | { readonly is: 'help'; readonly of: CommandName | null; readonly word: string | null }
  | { readonly is: 'version' }
  | { readonly is: 'run'; readonly command: CommandName; readonly given: Given };

/** What a command was given: words without a name, and options. */
export type Given = {
  readonly words: readonly string[];
  readonly flags: ReadonlySet<OptionName>;
  readonly texts: ReadonlyMap<OptionName, string>;
};

/** Why a command line was not understood. */
export type Misread =
  | { readonly is: 'unknown-command'; readonly word: string; readonly meant: string | null }
  | { readonly is: 'unknown-option'; readonly word: string; readonly meant: string | null }
  | {
      readonly is: 'unknown-game';
      readonly word: string;
      readonly meant: string | null;
      readonly known: readonly string[];
    }
  | { readonly is: 'unknown-bot'; readonly word: string; readonly meant: string | null }
  | {
      readonly is: 'unknown-table-option';
      readonly word: string;
      readonly meant: string | null;
      /** What could stand there instead; empty where it is clear what was meant. */
      readonly known: readonly string[];
    }
  | { readonly is: 'unknown-language'; readonly word: string }
  | { readonly is: 'missing-value'; readonly option: string }
  | { readonly is: 'not-a-number'; readonly option: string; readonly word: string }
  | { readonly is: 'wrong-seats'; readonly count: number; readonly min: number; readonly max: number }
  | { readonly is: 'same-name'; readonly word: string }
  | { readonly is: 'bad-name'; readonly word: string }
  | { readonly is: 'missing-game' }
  | { readonly is: 'missing-file' }
  | { readonly is: 'missing-name' }
  | { readonly is: 'too-much'; readonly word: string }
  | { readonly is: 'one-of-both'; readonly one: string; readonly other: string };

export const isMisread = (value: object): value is Misread =>
  'is' in value && misreadNames.has(String(value.is));

const misreadNames: ReadonlySet<string> = new Set<Misread['is']>([
  'unknown-command',
  'unknown-option',
  'unknown-game',
  'unknown-bot',
  'unknown-table-option',
  'unknown-language',
  'missing-value',
  'not-a-number',
  'wrong-seats',
  'same-name',
  'bad-name',
  'missing-game',
  'missing-file',
  'missing-name',
  'too-much',
  'one-of-both',
]);

/** Reads a command line: `tavolo <command> …`. */
export function readArguments(line: readonly string[]): Request | Misread {
  const tokens = tokensOf(line);
  const [command, ...words] = tokens
    .filter((token) => token.kind === 'positional')
    .map((token) => token.value);
  const known = commandNames.find((name) => name === command);
  const read = readOptions(
    tokens,
    known === undefined ? optionNames : [...commands[known].options, 'help', 'version'],
  );
  if ('is' in read) return command !== undefined && known === undefined ? unknownCommand(command) : read;
  if (read.flags.has('version')) return { is: 'version' };
  if (command === undefined || command === 'help') return helpFor(words);
  if (known === undefined) return unknownCommand(command);
  if (read.flags.has('help')) return { is: 'help', of: known, word: words[0] ?? null };
  return { is: 'run', command: known, given: { ...read, words } };
}

function helpFor([command, game]: readonly string[]): Request | Misread {
  const word = game ?? null;
  if (command === undefined) return { is: 'help', of: null, word };
  const of = commandNames.find((name) => name === command);
  return of === undefined ? unknownCommand(command) : { is: 'help', of, word };
}

const unknownCommand = (word: string): Misread => ({
  is: 'unknown-command',
  word,
  meant: nearest(word, commandNames),
});

type Token = ReturnType<typeof tokensOf>[number];

function tokensOf(line: readonly string[]) {
  const options = Object.fromEntries(
    optionNames.map((name) => [
      name,
      { type: optionForms[name] === 'nothing' ? 'boolean' : 'string' } as const,
    ]),
  );
  const short = line.map((word) =>
    word === '-h' ? '--help' : word === '-v' || word === '-V' ? '--version' : word,
  );
  return parseArgs({ args: short, options, strict: false, allowPositionals: true, tokens: true }).tokens;
}

type ReadOptions = Omit<Given, 'words'>;

function readOptions(tokens: readonly Token[], allowed: readonly OptionName[]): ReadOptions | Misread {
  const flags = new Set<OptionName>();
  const texts = new Map<OptionName, string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const name = allowed.find((one) => one === token.name);
    if (name === undefined)
      return { is: 'unknown-option', word: token.rawName, meant: meantOption(token.name, allowed) };
    if (optionForms[name] === 'nothing') {
      flags.add(name);
      continue;
    }
    const { value } = token;
    const isForgotten = value === undefined || value === '' || (!token.inlineValue && value.startsWith('--'));
    if (isForgotten) return { is: 'missing-value', option: `--${name}` };
    const bad = badValue(name, value);
    if (bad !== null) return bad;
    texts.set(name, value);
  }
  return { flags, texts };
}

function meantOption(word: string, allowed: readonly OptionName[]): string | null {
  const meant = nearest(word, allowed);
  return meant === null ? null : `--${meant}`;
}

function badValue(name: OptionName, value: string): Misread | null {
  const form = optionForms[name];
  if (form === 'language' && !isLanguage(value)) return { is: 'unknown-language', word: value };
  if (form === 'number' && !/^[1-9][0-9]{0,8}$/.test(value))
    return { is: 'not-a-number', option: `--${name}`, word: value };
  return null;
}

/** The words of a list such as `you,greedy,search`. */
export const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** A number that was given, or what goes without saying. */
export const numberOf = ({ texts }: Given, name: OptionName, otherwise: number): number =>
  Number(texts.get(name) ?? otherwise);
