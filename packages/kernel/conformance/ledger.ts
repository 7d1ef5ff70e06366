import type { Finding } from './subject.ts';

/** No more findings than this are kept, of one check and of all. */
const mostOfACheck = 3;
const most = 20;

/** Counts what has been checked, and keeps a few of the findings. */
export class Ledger {
  readonly #made = new Map<string, number>();
  readonly #failed = new Map<string, number>();
  readonly findings: Finding[] = [];
  /** How many findings there were, kept or not. */
  found = 0;

  made(check: string): number {
    return this.#made.get(check) ?? 0;
  }

  failed(check: string): number {
    return this.#failed.get(check) ?? 0;
  }

  count(check: string): void {
    this.#made.set(check, this.made(check) + 1);
  }

  keep(finding: Finding): void {
    const before = this.failed(finding.check);
    this.#failed.set(finding.check, before + 1);
    this.found++;
    if (before < mostOfACheck && this.findings.length < most) this.findings.push(finding);
  }
}
