import { parseArgs } from 'node:util';
import type { Range } from './search.ts';

/** What the command line asks for. */
export type BenchOptions = {
  /** The only server to measure; `null`: all. */
  readonly only: string | null;
  readonly range: Omit<Range, 'show'>;
  readonly isJson: boolean;
  /** Whether the figures of this run may be published: all servers, and the usual range. */
  readonly isWhole: boolean;
};

/** The numbers of tables to try unless fewer are asked for. */
const usualTables = [100, 250, 500, 750, 1000, 1500, 2000];

/** The number of tables at which answers are counted. */
const usualRooms = 500;

const options = {
  tables: { type: 'string', default: '2000' },
  seconds: { type: 'string', default: '8' },
  only: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** Reads the command line; gives a sentence if something in it makes no sense. */
export function readAsked(words: readonly string[], names: readonly string[]): BenchOptions | string {
  try {
    const { values } = parseArgs({ args: [...words], options });
    const [tables, seconds] = [Number(values.tables), Number(values.seconds)];
    const only = values.only ?? null;
    if (!isWithin(tables, 5000)) return '--tables must be a whole number from 1 to 5000.';
    if (!isWithin(seconds, 120)) return '--seconds must be a whole number from 1 to 120.';
    if (only !== null && !names.includes(only)) return `--only must be one of ${names.join(', ')}.`;
    const smaller = usualTables.filter((count) => count < tables);
    return {
      only,
      range: {
        tables: [...smaller, tables],
        roomsForAnswers: Math.min(usualRooms, tables),
        spell: { warmUp: 3, measured: seconds },
      },
      isJson: values.json,
      isWhole: only === null && tables >= 1000 && seconds >= 8,
    };
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
}

const isWithin = (number: number, most: number): boolean =>
  Number.isInteger(number) && number >= 1 && number <= most;
