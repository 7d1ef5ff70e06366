/**
 * `npm run bench:server [-- --tables 1000] [-- --seconds 20] [-- --only tavolo] [-- --json]`: measures our server
 * alongside boardgame.io's and a bare broadcast, prints a table, and after a full run writes docs/benchmarks.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { bareWs } from './bare-ws/contestant.ts';
import { readAsked } from './bench-options.ts';
import { boardgameIo } from './boardgame-io/contestant.ts';
import type { Contestant } from './contestant.ts';
import { withSection } from './page.ts';
import { promises, stepLine, table } from './report.ts';
import { examine, type Finding } from './search.ts';
import { tavolo } from './tavolo/contestant.ts';

const contestants: readonly Contestant[] = [tavolo, boardgameIo, bareWs];
const page = 'docs/benchmarks.md';

const asked = readAsked(
  process.argv.slice(2),
  contestants.map(({ name }) => name),
);
if (typeof asked === 'string') {
  console.error(asked);
  process.exitCode = 2;
} else {
  const { only, range, isJson, isWhole } = asked;
  const findings: Finding[] = [];
  for (const contestant of contestants) {
    if (only !== null && contestant.name !== only) continue;
    const show = (step: Parameters<typeof stepLine>[1]) => console.error(stepLine(contestant.name, step));
    findings.push(await examine(contestant, { ...range, show }));
  }
  if (isJson) console.log(JSON.stringify(findings, null, 2));
  else console.log([table(findings), '', ...promises(findings)].join('\n'));
  const conditions = { ...range.spell, roomsForAnswers: range.roomsForAnswers };
  if (isWhole) writeFileSync(page, withSection(readFileSync(page, 'utf8'), findings, conditions));
  // Sockets whose servers have ended may still be waiting for something.
  process.exit();
}
