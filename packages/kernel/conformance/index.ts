/** The conformance suite: what every game must hold, written once. See the style guide, §9. */
export { conform } from './conform.ts';
export type { Conformance, Count, Finding, Progress, Report, TableToTry, Trials } from './subject.ts';
