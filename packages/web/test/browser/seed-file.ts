import { writeFileSync } from 'node:fs';

/** Says with which seed the next match begins on the servers of the tests (`seeded-server.mjs`). */
export class SeedFile {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  /** The next match has this seed; those after it have seeds made from it. */
  name(seed: string): void {
    writeFileSync(this.path, seed);
  }
}
