/** The conformance suite: what every game must hold, written once. See the style guide, §9. */
export { type Conforming, conform, conforming } from './conform.ts';
export type { Conformance, Count, Finding, Progress, Report, Trials } from './subject.ts';
