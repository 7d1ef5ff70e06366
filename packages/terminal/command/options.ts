/** The commands, and what each is given beside its options. */
export const commands = {
  play: { takes: ['game'], options: ['seats', 'players', 'seed', 'options', 'load', 'lang'] },
  sim: {
    takes: ['game'],
    options: [
      'games',
      'from',
      'seats',
      'seed',
      'iterations',
      'options',
      'workers',
      'json',
      'csv',
      'out',
      'force',
      'lang',
    ],
  },
  replay: { takes: ['file'], options: ['step', 'lang'] },
  rules: { takes: ['game', 'words'], options: ['lang'] },
  new: { takes: ['name'], options: ['lang'] },
} as const satisfies { readonly [name: string]: CommandForm };

export type CommandName = keyof typeof commands;

export const commandNames = Object.keys(commands) as readonly CommandName[]; // an object literal has no other keys

type CommandForm = { readonly takes: readonly Taken[]; readonly options: readonly OptionName[] };

/** What a command is given without a name. Words may be any number, and none. */
type Taken = 'game' | 'file' | 'words' | 'name';

/** The options: what each is followed by, or nothing. */
export const optionForms = {
  seats: 'list',
  players: 'number',
  seed: 'text',
  options: 'list',
  load: 'file',
  lang: 'language',
  games: 'number',
  from: 'number',
  iterations: 'number',
  workers: 'number',
  json: 'nothing',
  csv: 'nothing',
  out: 'file',
  force: 'nothing',
  step: 'nothing',
  help: 'nothing',
  version: 'nothing',
} as const satisfies { readonly [name: string]: OptionForm };

export type OptionName = keyof typeof optionForms;
export type OptionForm = 'nothing' | 'text' | 'file' | 'number' | 'list' | 'language';

export const optionNames = Object.keys(optionForms) as readonly OptionName[]; // an object literal has no other keys
