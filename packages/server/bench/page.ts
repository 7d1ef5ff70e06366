import { cpus } from 'node:os';
import { promises, table } from './report.ts';
import type { Finding } from './search.ts';

/** The heading of our section in docs/benchmarks.md. */
const heading = '## The server';

/** The conditions of the measurement, which a reader needs to make sense of the figures. */
export type Conditions = {
  readonly warmUp: number;
  readonly measured: number;
  readonly roomsForAnswers: number;
};

/** The page with our section replaced; what comes before it stays. */
export function withSection(page: string, findings: readonly Finding[], conditions: Conditions): string {
  const [before = ''] = page.split(`\n${heading}`, 1);
  return `${before.trimEnd()}\n\n${section(findings, conditions)}`;
}

const section = (findings: readonly Finding[], conditions: Conditions): string => `${heading}

Written by \`npm run bench:server\`. One server after the other, each in a process of its own, with all clients in
one other process, over loopback; four people at each table, each with a socket. The time of an answer is from the
click until the last of the four has the new view. Each step warms up for ${conditions.warmUp} s and is measured for
${conditions.measured} s; the load rises until p99 is not under 100 ms, twice. The most answers a second are found with
${conditions.roomsForAnswers} tables. Measured on ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}.

${table(findings)}

${promises(findings)
  .map((promise) => `- ${promise}`)
  .join('\n')}

${findings.map(({ name, words }) => `- \`${name}\`: ${words}.`).join('\n')}
`;
