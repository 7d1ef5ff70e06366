import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

/** Where vitest leaves its findings for the step that reads them. */
export const testReport = 'node_modules/.cache/tavolo/tests.json';

// Biome's `ci` writes colours to files and pipes unless told not to.
const colours = process.stdout.isTTY && !process.env.NO_COLOR ? 'force' : 'off';

// The paths are spelled out: @typescript/typescript6 puts another `tsc` into node_modules/.bin.
export const checking = [
  // The one that takes longest comes first.
  { name: 'own checks', run: ['--import', 'tsx', 'checks/main.ts'] },
  {
    name: 'format and lint',
    run: [
      'node_modules/@biomejs/biome/bin/biome',
      'ci',
      '--error-on-warnings',
      '--max-diagnostics=200',
      `--colors=${colours}`,
    ],
  },
  { name: 'types', run: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'types of the client', run: ['node_modules/typescript/bin/tsc', '-p', 'packages/web'] },
  { name: 'types of its tests', run: ['node_modules/typescript/bin/tsc', '-p', 'packages/web/test'] },
  {
    name: 'types of its service worker',
    run: ['node_modules/typescript/bin/tsc', '-p', 'packages/web/offline'],
  },
];

/**
 * Runs the steps, as many at once as there are processors, and stops when one fails. A quiet step prints only if it
 * fails; a step that is `aloud` has the machine and the screen to itself, when all before it are done.
 */
export async function runSteps(steps) {
  const done = [];
  const failed = [];
  for (const group of groupsOf(steps)) {
    const waiting = [...group];
    const work = async () => {
      for (let step = waiting.shift(); step && failed.length === 0; step = waiting.shift()) {
        const { line, isWell } = await carryOut(step);
        done.push(line);
        if (!isWell) failed.push(step.name);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    if (failed.length > 0) break;
  }
  console.log(`\n${done.join('\n')}\n${failed.length === 0 ? 'ALL PASSED' : `FAILED: ${failed.join(', ')}`}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

/** Steps that may run at once. */
function groupsOf(steps) {
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last === undefined || step.aloud || last.some(({ aloud }) => aloud)) groups.push([step]);
    else last.push(step);
  }
  return groups;
}

async function carryOut({ name, run, aloud }) {
  const began = performance.now();
  const child = spawn(process.execPath, run, { stdio: aloud ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
  const [code] = await once(child, 'close');
  if (code !== 0) process.stdout.write(Buffer.concat(said));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const line = `${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`;
  console.log(line);
  return { line, isWell: code === 0 };
}
