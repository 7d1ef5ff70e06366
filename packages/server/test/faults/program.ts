import { fileURLToPath } from 'node:url';
import { build } from '../../../../scripts/build.mjs';

/** The bundle of the server, built if need be. */
export const serverProgram = async (): Promise<string> => fileURLToPath(await build('server'));
