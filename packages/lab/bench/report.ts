import type { Measure } from './measure.ts';
import type { Finding } from './side-by-side.ts';

export type Measured = { readonly measure: Measure; readonly finding: Finding };

/** A figure with three digits that matter. */
const figure = (value: number): string => {
  if (value >= 1000) return Math.round(value).toLocaleString('en-US');
  return value.toPrecision(3);
};

/** A line of the table for people. */
export const line = ({ measure, finding }: Measured): string =>
  [
    measure.isMet(finding) ? 'met   ' : 'MISSED',
    measure.name.padEnd(34),
    `${figure(finding.value)} ${finding.unit}`.padEnd(22),
    `against ${figure(finding.baseline)}`.padEnd(18),
    `×${figure(finding.ratio)}`,
    ...(finding.note === undefined ? [] : [` ${finding.note}`]),
  ].join(' ');

/** For machines: name to figures. */
export const asJson = (all: readonly Measured[]): string =>
  JSON.stringify(Object.fromEntries(all.map(({ measure, finding }) => [measure.name, finding])), null, 2);

/** The page that is kept in the repository. */
export const page = (all: readonly Measured[]): string => `# Benchmarks

Written by \`npm run bench\`. Both sides of a line are measured in turns, in one process, on one machine; the
figures are medians, and the ratio is the median of the rounds' ratios. Another machine gives other figures and
much the same ratios.

| what | ours | against | ratio | promised | |
|---|---|---|---|---|---|
${all.map(row).join('\n')}

${all.map(({ measure }) => `- \`${measure.name}\`: against ${measure.against}.`).join('\n')}
`;

const row = ({ measure, finding }: Measured): string =>
  `| \`${measure.name}\` | ${figure(finding.value)} ${finding.unit}${finding.note === undefined ? '' : ` (${finding.note})`} | ${figure(finding.baseline)} ${finding.unit} | ${figure(finding.ratio)} | ${measure.target} | ${measure.isMet(finding) ? 'met' : '**missed**'} |`;

/** The sections of the page that other benchmarks have written below ours. */
export const sectionsAfter = (before: string): string => /\n## .*/s.exec(before)?.[0] ?? '';
