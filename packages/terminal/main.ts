/** The command `tavolo`: whoever imports this runs it. */
import { runOnThreads } from '@tavolo/lab';
import { shelf } from '@tavolo/shelf';
import { run } from './command/run.ts';
import { ownTerminal } from './console/terminal.ts';
import { faceOf } from './face/faces.ts';
import { ownLanguage } from './text/language.ts';
import { shellTexts } from './text/shells.ts';

/** Kept equal to package.json by a test. */
const version = '0.0.0';

// `tavolo rules … | head` closes the pipe early; that is no error.
process.stdout.on('error', (cause: NodeJS.ErrnoException) => {
  if (cause.code === 'EPIPE') process.exit(0);
  throw cause;
});

const terminal = ownTerminal();

try {
  process.exitCode = await run(process.argv.slice(2), {
    terminal,
    environment: process.env,
    folder: '.',
    version,
    games: { boxes: shelf, faceOf },
    simulate: runOnThreads,
  });
} catch (cause) {
  const what = cause instanceof Error ? cause.message : String(cause);
  terminal.warn(`${shellTexts(ownLanguage(process.env)).error(what)}\n`);
  if (process.env.TAVOLO_DEBUG !== undefined) console.error(cause);
  process.exitCode = 1;
} finally {
  terminal.close();
}
