// Everything that must hold before a commit. Arguments go to vitest: `npm test -- kernel -t undo`.
import { checking, runSteps, testReport } from './steps.mjs';

const forVitest = process.argv.slice(2);

const unused = { name: 'unused code', run: ['node_modules/knip/bin/knip.js'] };

const tests = {
  name: 'tests',
  aloud: true,
  run: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=./scripts/skipped-tests.mjs',
    '--reporter=json',
    `--outputFile.json=${testReport}`,
    ...forVitest,
  ],
};

const rules = { name: 'rules', run: ['--import', 'tsx', 'packages/lab/rules/main.ts', '--from', testReport] };
// Only a run of all tests can show which rules are proven.
const rulesCanTell = forVitest.length === 0;

await runSteps([...checking, unused, tests, ...(rulesCanTell ? [rules] : [])]);
