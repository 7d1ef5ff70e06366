import { spawnSync } from 'node:child_process';

/** Where vitest leaves its findings for the step that reads them. */
export const testReport = 'node_modules/.cache/tavolo/tests.json';

// Biome's `ci` writes colours into files and pipes unless it is told not to.
const colours = process.stdout.isTTY && !process.env.NO_COLOR ? 'force' : 'off';

// The paths are spelled out: @typescript/typescript6 puts another `tsc` into node_modules/.bin.
export const checking = [
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
  { name: 'own checks', run: ['--import', 'tsx', 'checks/main.ts'] },
];

/** Runs the steps in their order and stops at the first that fails. A quiet step speaks only if it fails. */
export function runSteps(steps) {
  const done = [];
  for (const step of steps) {
    const began = performance.now();
    const status = step.aloud ? aloud(step) : quietly(step);
    const line = `${status === 0 ? '✓' : '✗'} ${step.name} (${((performance.now() - began) / 1000).toFixed(1)} s)`;
    console.log(line);
    done.push(line);
    if (status !== 0) return finish(done, `FAILED: ${step.name}`, 1);
  }
  finish(done, 'ALL PASSED', 0);
}

function aloud({ run }) {
  return spawnSync(process.execPath, run, { stdio: 'inherit' }).status ?? 1;
}

function quietly({ run }) {
  const { status, stdout, stderr } = spawnSync(process.execPath, run, { maxBuffer: 2 ** 28 });
  if (status === 0) return 0;
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  return status ?? 1;
}

function finish(done, verdict, code) {
  console.log(`\n${done.join('\n')}\n${verdict}`);
  process.exitCode = code;
}
