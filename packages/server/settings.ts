import { isIP } from 'node:net';
import { type LogLevel, logLevels } from './http/logging.ts';
import type { Reach } from './http/parts.ts';

/** How the server is to run. */
export type Settings = {
  readonly port: number;
  /** Whether somebody asked for this port: then no other will do. */
  readonly isPortChosen: boolean;
  readonly host: string;
  readonly data: string;
  readonly log: LogLevel;
  readonly reach: Reach;
  /** How long a bot lets people look before it answers, in milliseconds. */
  readonly botPause: number;
};

/** A setting that makes no sense, and what would. */
export type WrongSetting = { readonly is: 'wrong-setting'; readonly sentence: string };

export const isWrongSetting = (value: object): value is WrongSetting => 'sentence' in value;

/** What each setting means: name, default, and a line. */
export const settingHelp: readonly (readonly [name: string, usual: string, meaning: string])[] = [
  ['PORT', '8420', 'the port to listen on; if it is not set and 8420 is in use, the next free one'],
  [
    'HOST',
    '127.0.0.1',
    'who can reach the server: 127.0.0.1 only this machine, 0.0.0.0 everybody on the network',
  ],
  ['TAVOLO_DATA', './data', 'the folder for all stored data; created if it is missing'],
  ['TAVOLO_LOG', 'warn', `how much is logged: ${logLevels.join(', ')}`],
  ['TAVOLO_ORIGIN', '', 'the public address, such as https://tavolo.example; no other address is accepted'],
  ['TAVOLO_PROXY', 'off', 'on: trust X-Forwarded-… headers; only behind a proxy that nobody can bypass'],
  ['TAVOLO_METRICS', 'local', 'who may read /metrics: local (this machine) or all'],
  ['TAVOLO_LIMITS', 'on', 'off lifts the limits on requests and sockets, for benchmarks'],
  ['TAVOLO_BOT_PAUSE', '600', 'how long a bot lets people look before it answers, in milliseconds'],
];

type Environment = { readonly [name: string]: string | undefined };

/** Reads all settings; refuses the first that makes no sense. */
export function readSettings(environment: Environment): Settings | WrongSetting {
  const given = (name: string): string | null => environment[name]?.trim() || null;
  const wrong: WrongSetting[] = [];
  const read = <T>(name: string, usual: T, reader: (text: string) => T | WrongSetting): T => {
    const text = given(name);
    const value = text === null ? usual : reader(text);
    if (!isWrong(value)) return value;
    wrong.push(value);
    return usual;
  };
  const settings: Settings = {
    port: read('PORT', 8420, (text) => wholeNumber('PORT', text, 65_535)),
    isPortChosen: given('PORT') !== null,
    host: read('HOST', '127.0.0.1', readHost),
    data: given('TAVOLO_DATA') ?? './data',
    log: read<LogLevel>('TAVOLO_LOG', 'warn', (text) => oneOf('TAVOLO_LOG', text, logLevels)),
    botPause: read('TAVOLO_BOT_PAUSE', 600, (text) => wholeNumber('TAVOLO_BOT_PAUSE', text, 60_000)),
    reach: {
      publicOrigin: read<string | null>('TAVOLO_ORIGIN', null, readOrigin),
      trustsProxy: read('TAVOLO_PROXY', false, (text) => readSwitch('TAVOLO_PROXY', text)),
      hasLimits: read('TAVOLO_LIMITS', true, (text) => readSwitch('TAVOLO_LIMITS', text)),
      metricsFor: read('TAVOLO_METRICS', 'local', (text) => oneOf('TAVOLO_METRICS', text, ['local', 'all'])),
    },
  };
  return wrong[0] ?? settings;
}

const isWrong = (value: unknown): value is WrongSetting =>
  typeof value === 'object' && value !== null && isWrongSetting(value);

function wholeNumber(name: string, text: string, most: number): number | WrongSetting {
  const number = Number(text);
  return /^\d+$/.test(text) && number <= most
    ? number
    : notThis(name, text, `a whole number from 0 to ${most}`);
}

function oneOf<const T extends string>(name: string, text: string, words: readonly T[]): T | WrongSetting {
  return words.find((word) => word === text) ?? notThis(name, text, `one of ${words.join(', ')}`);
}

function readSwitch(name: string, text: string): boolean | WrongSetting {
  const word = oneOf(name, text, ['on', 'off']);
  return typeof word === 'string' ? word === 'on' : word;
}

function readHost(text: string): string | WrongSetting {
  const isName = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(text) && !/^[\d.]+$/.test(text);
  return isIP(text) !== 0 || isName
    ? text
    : notThis('HOST', text, 'an address of this machine, such as 127.0.0.1 or 0.0.0.0');
}

function readOrigin(text: string): string | WrongSetting {
  const wanted = 'an address without a path, such as https://tavolo.example';
  if (!URL.canParse(text)) return notThis('TAVOLO_ORIGIN', text, wanted);
  const { origin, protocol, pathname, search, hash } = new URL(text);
  const isPlain = /^https?:$/.test(protocol) && `${pathname}${search}${hash}` === '/';
  return isPlain ? origin : notThis('TAVOLO_ORIGIN', text, wanted);
}

const notThis = (name: string, text: string, wanted: string): WrongSetting => ({
  is: 'wrong-setting',
  sentence: `${name} is ${JSON.stringify(text)}, but must be ${wanted}.`,
});
