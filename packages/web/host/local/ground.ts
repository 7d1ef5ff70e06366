import type { BotStrength, Considered } from '@tavolo/protocol';
import { BotFailed, type BotJob, consider, type Ground, type TableStore, think } from '@tavolo/table';
import { randomKey } from './random-key.ts';

/** How long a bot may think here: a phone is slower than a server, and somebody waits. */
const thinkingTime = { answer: 500, hint: 1500 } as const;

/** How long a bot lets people look before it answers. */
const botPause = 250;

/** What tables stand on in a browser: this thread thinks for the bots, between one message and the next. */
export const groundOn = (store: TableStore): Ground => ({
  store,
  thinker: { think: (job) => later(() => think(job, within(thinkingTime.answer))), consider: considered },
  now: () => Date.now(),
  key: randomKey,
  seed: randomKey,
  botPause,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  report: ({ what, cause }) => console.error(`Tavolo: ${what}`, cause),
});

const considered = (job: BotJob & { readonly strength: BotStrength }): Promise<readonly Considered[]> =>
  later(() => consider(job, within(thinkingTime.hint)));

function later<T>(work: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(work());
      } catch (cause) {
        reject(new BotFailed('failed', { cause }));
      }
    });
  });
}

const within = (milliseconds: number): (() => boolean) => {
  const end = performance.now() + milliseconds;
  return () => performance.now() < end;
};
