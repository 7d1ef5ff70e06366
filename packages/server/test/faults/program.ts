import { fileURLToPath } from 'node:url';
import { build } from '../../../../scripts/build.mjs';

/** The bundle of the server, built if need be; `null`: it can't be built here, and the reason is said aloud. */
export async function serverProgram(): Promise<string | null> {
  try {
    return fileURLToPath(await build('server'));
  } catch (cause) {
    console.error('The server could not be built, so nothing is proven about it under faults.', cause);
    return null;
  }
}
