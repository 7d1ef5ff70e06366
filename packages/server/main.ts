/** The program: starts the server, says where it is, and stops when it is told to. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { localAddress, networkAddresses } from './addresses.ts';
import { CannotListen } from './listen.ts';
import { type Running, startServer } from './server.ts';
import { isWrongSetting, readSettings, type Settings, settingHelp } from './settings.ts';
import { StorageFailed } from './storage/storage-failed.ts';

async function main(asked: readonly string[]): Promise<void> {
  const [word] = asked;
  if (word === '--help' || word === '-h') return say(help());
  if (word !== undefined)
    return refuse(`Unknown argument: ${word}. Run npm start -- --help to see the settings.`);
  const settings = readSettings(process.env);
  if (isWrongSetting(settings)) return refuse(settings.sentence);
  const pages = pagesFolder();
  try {
    const running = await startServer(settings, { pages });
    stopWhenTold(running);
    sayWhere(running, settings, pages !== null);
  } catch (cause) {
    if (cause instanceof StorageFailed || cause instanceof CannotListen) refuse(cause.message);
    else throw cause;
  }
}

/** Next to the bundle, or where the bundle would be; `null`: the pages are not built. Their sources have no service worker. */
function pagesFolder(): string | null {
  const places = ['../web', '../../dist/web'].map((place) => fileURLToPath(new URL(place, import.meta.url)));
  return places.find((place) => existsSync(`${place}/service-worker.js`)) ?? null;
}

function sayWhere({ address, file }: Running, { reach }: Settings, hasPages: boolean): void {
  say(`Tavolo is at ${localAddress(address)}`);
  for (const network of networkAddresses(address)) say(`  on your network: ${network}`);
  if (reach.publicOrigin !== null)
    say(`  public address: ${reach.publicOrigin} (no other address is accepted)`);
  say(`  data: ${file}`);
  if (!hasPages) say('  no pages have been built: npm start builds them');
}

/** A terminal and npm may both pass on the same signal: within this many milliseconds it counts as one. */
const echo = 500;

/** The first signal lets the server finish what it has accepted; a second one does not. */
function stopWhenTold(running: Running): void {
  let told: number | null = null;
  const stop = () => {
    if (told !== null && performance.now() - told > echo) process.exit(1);
    if (told !== null) return;
    told = performance.now();
    running.stop().then(
      () => process.exit(0),
      (cause: unknown) => {
        console.error('Tavolo did not shut down cleanly.', cause);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

const help = (): string =>
  [
    'npm start runs the server. Environment variables configure it:',
    '',
    ...settingHelp.map(([name, usual, meaning]) => `  ${name.padEnd(17)} ${usual.padEnd(10)} ${meaning}`),
    '',
    'For example: HOST=0.0.0.0 PORT=8420 npm start',
    'To play in the terminal instead: npx tavolo play',
  ].join('\n');

function say(line: string): void {
  console.log(line);
}

function refuse(sentence: string): void {
  console.error(`Tavolo can't start. ${sentence}`);
  process.exitCode = 1;
}

await main(process.argv.slice(2));
