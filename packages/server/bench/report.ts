import type { Measured } from './load.ts';
import { type Climb, type Finding, promised } from './search.ts';

/** A row of the table: a figure for each server, and whether more is better. */
type Row = { readonly what: string; readonly of: (finding: Finding) => number; readonly unit: string };

const best = ({ best: found }: Climb, figureOf: (step: Measured) => number): number =>
  found === null ? Number.NaN : figureOf(found);

const rows: readonly Row[] = [
  {
    what: `most tables, one answer a second each, p99 under ${promised} ms`,
    of: ({ tables }) => best(tables, (step) => step.tables),
    unit: '',
  },
  { what: '… p50 there', of: ({ tables }) => best(tables, ({ p50 }) => p50), unit: 'ms' },
  { what: '… p99 there', of: ({ tables }) => best(tables, ({ p99 }) => p99), unit: 'ms' },
  {
    what: `most answers a second, p99 under ${promised} ms`,
    of: ({ answers }) => best(answers, ({ answered }) => answered),
    unit: '/s',
  },
  { what: '… p50 there', of: ({ answers }) => best(answers, ({ p50 }) => p50), unit: 'ms' },
  { what: '… p99 there', of: ({ answers }) => best(answers, ({ p99 }) => p99), unit: 'ms' },
  {
    what: "… the server's processor per answer",
    of: ({ answers }) => best(answers, ({ processorPerAnswer }) => processorPerAnswer),
    unit: 'ms',
  },
  {
    what: '… sent per answer, to all four',
    of: ({ answers }) => best(answers, ({ bytesPerAnswer }) => bytesPerAnswer / 1000),
    unit: 'kB',
  },
  {
    what: '… core of the server in use',
    of: ({ answers }) => best(answers, ({ serverShare }) => serverShare * 100),
    unit: '%',
  },
  {
    what: '… core of the clients in use',
    of: ({ answers }) => best(answers, ({ driverShare }) => driverShare * 100),
    unit: '%',
  },
  {
    what: '… core that others on the machine used',
    of: ({ answers }) => best(answers, ({ othersShare }) => othersShare * 100),
    unit: '%',
  },
  { what: 'memory per table', of: ({ memoryPerTable }) => memoryPerTable, unit: 'kB' },
];

/** A figure with three significant digits. */
const figure = (value: number): string => {
  if (Number.isNaN(value)) return '–';
  if (value >= 1000) return Math.round(value).toLocaleString('en-US');
  return value >= 100 ? String(Math.round(value)) : value.toPrecision(3);
};

/** All figures side by side: each server's, then ours divided by each of the others'. */
export function table(findings: readonly Finding[]): string {
  const [ours, ...others] = findings;
  const head = [
    '',
    ...findings.map(({ name }) => name),
    ...others.map(({ name }) => `${ours?.name} / ${name}`),
  ];
  const lines = rows.map(({ what, of, unit }) => [
    what,
    ...findings.map((finding) => `${figure(of(finding))} ${unit}`.trim()),
    ...others.map((other) => (ours === undefined ? '' : figure(of(ours) / of(other)))),
  ]);
  const written = [head, head.map((_, place) => (place === 0 ? '---' : '---:')), ...lines];
  return written.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** One step, on one line. */
export const stepLine = (name: string, step: Measured): string =>
  [
    name.padEnd(12),
    `${step.tables} tables`.padStart(12),
    `${figure(step.answered)} of ${step.perSecond} answers/s`.padStart(26),
    `p50 ${figure(step.p50)} ms`.padStart(14),
    `p99 ${figure(step.p99)} ms`.padStart(14),
    `server ${figure(step.serverShare * 100)} %`.padStart(14),
    `clients ${figure(step.driverShare * 100)} %`.padStart(15),
    `others ${figure(step.othersShare * 100)} %`.padStart(14),
    `${figure(step.processorPerAnswer)} ms and ${figure(step.bytesPerAnswer / 1000)} kB an answer`,
  ].join('  ');

/** What was promised, and whether it was kept. */
export function promises(findings: readonly Finding[]): readonly string[] {
  const of = (name: string) => findings.find((finding) => finding.name === name);
  const [ours, theirs] = [of('tavolo'), of('boardgame.io')];
  if (ours === undefined || theirs === undefined) return [];
  const tables = best(ours.tables, (step) => step.tables);
  const ratio =
    best(ours.answers, ({ answered }) => answered) / best(theirs.answers, ({ answered }) => answered);
  return [
    `1,000 tables at p99 under ${promised} ms, every answer durable: ${verdict(tables >= 1000)} (${figure(tables)})`,
    `at least twice the answers a second of boardgame.io's server: ${verdict(ratio >= 2)} (${figure(ratio)} times)`,
  ];
}

const verdict = (isMet: boolean): string => (isMet ? 'met' : '**missed**');
