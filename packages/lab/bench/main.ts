import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { allMeasures } from './measures.ts';
import { asJson, line, type Measured, page, sectionsAfter } from './report.ts';
import type { Finding } from './side-by-side.ts';

/**
 * `npm run bench [-- --json] [-- name …]`: measures, prints a table, and after a whole run writes
 * docs/benchmarks.md. Each measure runs in a process of its own, so that none inherits another's heap or has its
 * code compiled for another's sake.
 */
const words = process.argv.slice(2);
const json = words.includes('--json');
const named = words.filter((word) => !word.startsWith('--'));
const measures = await allMeasures();

if (words.includes('--alone')) await measureAlone(named[0] ?? '');
else measureAll();

/** One measure, in this process: its finding as JSON. */
async function measureAlone(name: string): Promise<void> {
  const measure = measures.find((candidate) => candidate.name === name);
  if (measure === undefined) throw new Error(`no benchmark ${name}`);
  console.log(JSON.stringify(await measure.run()));
}

function measureAll(): void {
  const unknown = named.find((word) => !measures.some(({ name }) => name.includes(word)));
  if (unknown !== undefined) {
    console.error(
      `No benchmark is called ${unknown}. There are: ${measures.map(({ name }) => name).join(', ')}`,
    );
    process.exitCode = 2;
    return;
  }
  const chosen = measures.filter(
    ({ name }) => named.length === 0 || named.some((word) => name.includes(word)),
  );
  const done = chosen.map((measure, index): Measured => {
    progress(`${index + 1} of ${chosen.length}: ${measure.name} …`);
    const script = process.argv[1] ?? '';
    const found = execFileSync(process.execPath, ['--expose-gc', script, 'bench', '--alone', measure.name]);
    const measured = { measure, finding: JSON.parse(String(found)) as Finding }; // printed by measureAlone
    progress('');
    if (!json) console.log(line(measured));
    return measured;
  });
  if (json) console.log(asJson(done));
  if (named.length > 0) return;
  const path = 'docs/benchmarks.md';
  writeFileSync(path, `${page(done)}${sectionsAfter(readFileSync(path, 'utf8'))}`);
}

/** Says what is going on, on a line that the next one takes. */
function progress(words: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${words}`);
}
