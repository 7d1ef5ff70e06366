import { writeFileSync } from 'node:fs';
import { measures } from './measures.ts';
import { asJson, line, type Measured, page } from './report.ts';

/** `npm run bench [-- --json] [-- name …]`: measures, prints a table, and writes docs/benchmarks.md after a whole run. */
const words = process.argv.slice(2);
const json = words.includes('--json');
const named = words.filter((word) => !word.startsWith('--'));
const unknown = named.filter((word) => !measures.some(({ name }) => name.includes(word)));
if (unknown.length > 0) {
  console.error(
    `No benchmark is called ${unknown.join(', ')}. There are: ${measures.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}
const chosen = measures.filter(({ name }) => named.length === 0 || named.some((word) => name.includes(word)));

const done: Measured[] = [];
for (const [index, measure] of chosen.entries()) {
  let ticks = 0;
  const progress = (): void => {
    ticks++;
    if (process.stderr.isTTY)
      process.stderr.write(`\r${index + 1}/${chosen.length} ${measure.name} ${'.'.repeat(ticks)}`);
  };
  const finding = await measure.run(progress);
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  done.push({ measure, finding });
  if (!json) console.log(line({ measure, finding }));
}

if (json) console.log(asJson(done));
if (named.length === 0) writeFileSync('docs/benchmarks.md', page(done));
