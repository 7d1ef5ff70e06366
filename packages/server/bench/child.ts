import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export type Child = {
  /** Where it listens, such as `http://127.0.0.1:4321`. */
  readonly address: string;
  /** The processor time that it has used so far, in milliseconds. */
  processor(): Promise<number>;
  /** The memory that it holds after garbage collection, in bytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
};

/** How long a server may take to start, in milliseconds. */
const patience = 20_000;

/** Starts a program from the same folder as this one, and waits until it says where it listens. */
export async function startChild(
  program: string,
  environment: { readonly [name: string]: string } = {},
): Promise<Child> {
  const gauge = new URL('./bench-gauge.mjs', import.meta.url).href;
  const script = fileURLToPath(new URL(`./${program}.mjs`, import.meta.url));
  const child = spawn(process.execPath, ['--expose-gc', '--import', gauge, script], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  });
  const address = await addressSaidBy(child);
  const ask = async (question: string): Promise<number> => {
    const answered = once(child, 'message');
    child.send(question);
    return Number((await answered)[0]);
  };
  return {
    address,
    processor: () => ask('processor'),
    memory: () => ask('memory'),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function addressSaidBy(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const failed = (why: string) => () => {
      child.kill('SIGKILL');
      reject(new Error(why));
    };
    const timer = setTimeout(failed('a server did not say where it listens'), patience);
    child.once('exit', failed('a server ended before it was listening'));
    let said = '';
    child.stdout?.on('data', (part) => {
      said += part;
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      child.removeAllListeners('exit');
      resolve(address);
    });
  });
}
