/** `npm run faults -- [--kills 100] [--tables 50] [--seed 1]`: the server under `kill -9`, and whether it keeps its promises. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Ordeal, undergo } from './faults.ts';
import { reportText, violations } from './report.ts';

const usage = 'npm run faults -- [--kills 100] [--tables 50] [--seed 1]';

/** How many violations are printed in full. */
const told = 40;

/** 0: all is well; 1: a promise was broken; 2: the command was not understood. */
async function main(given: readonly string[]): Promise<number> {
  const ordeal = readOrdeal(given);
  if (typeof ordeal === 'string') {
    console.error(`${ordeal}\n\n${usage}`);
    return 2;
  }
  const outcome = await undergo(ordeal);
  const broken = violations(outcome, ordeal.kills);
  console.log(reportText(ordeal, outcome));
  if (broken.length === 0) return 0;
  console.log(`\n${broken.length} violations:\n  ${broken.slice(0, told).join('\n  ')}`);
  return 1;
}

/** What the command line asks for, or why it can't be understood. */
function readOrdeal(given: readonly string[]): Ordeal | string {
  try {
    const options = {
      kills: { type: 'string', default: '100' },
      tables: { type: 'string', default: '50' },
      seed: { type: 'string', default: '1' },
    } as const;
    const { values } = parseArgs({ args: [...given], options });
    const [kills, tables] = [Number(values.kills), Number(values.tables)];
    if (!isCount(kills)) return `--kills ${values.kills}: expected a whole number, 0 or more.`;
    if (!isCount(tables) || tables === 0)
      return `--tables ${values.tables}: expected a whole number, 1 or more.`;
    return {
      program: fileURLToPath(new URL('./server.mjs', import.meta.url)), // beside this one, in the bundle
      kills,
      tables,
      seed: values.seed,
      thinkingTime: 200,
      longestLife: 3_000,
      patience: 120_000 + kills * 5_000,
    };
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
}

const isCount = (number: number): boolean => Number.isSafeInteger(number) && number >= 0;

process.exitCode = await main(process.argv.slice(2));
