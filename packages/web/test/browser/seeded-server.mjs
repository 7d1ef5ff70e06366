/**
 * Loaded into a server of the tests before the server itself: the first match that a test begins has the seed which
 * the test has named, and every further one a seed made from it. So each goes the same way in every run.
 */
import crypto from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const file = process.env.TAVOLO_TEST_SEED;
let named = 0n;
let begun = 0;

crypto.randomUUID = () => {
  const { mtimeNs } = statSync(file, { bigint: true });
  begun = mtimeNs === named ? begun + 1 : 1;
  named = mtimeNs;
  const seed = readFileSync(file, 'utf8');
  return begun === 1 ? seed : `${seed} ${begun}`;
};
syncBuiltinESMExports();
