import { setTimeout as sleep } from 'node:timers/promises';
import { thinkingChance } from '@tavolo/kernel';
import type { ServerProcess } from './server-process.ts';

export type Killing = {
  readonly kills: number;
  readonly seed: string;
  /** The longest that the server lives after it has begun to listen, in milliseconds. */
  readonly longestLife: number;
  readonly isGivenUp: () => boolean;
};

/** One time in this many the server is killed while it starts, within this many milliseconds. */
const earlyDeath = { oneIn: 8, within: 400 };

/** Kills a running server again and again at random moments, and leaves it running; returns how often it was killed. */
export async function killAgainAndAgain(server: ServerProcess, killing: Killing): Promise<number> {
  const chance = thinkingChance(`${killing.seed} killer`);
  let kills = 0;
  let life = chance.below(killing.longestLife);
  while (kills < killing.kills && !killing.isGivenUp()) {
    await sleep(life);
    await server.kill();
    kills += 1;
    const started = server.start();
    const isEarly = chance.below(earlyDeath.oneIn) === 0;
    life = chance.below(isEarly ? earlyDeath.within : killing.longestLife);
    if (!isEarly || kills === killing.kills) await mustListen(server, started);
  }
  return kills;
}

/** Waits for a server that is being started. */
export async function mustListen(
  server: ServerProcess,
  started: Promise<'listening' | 'ended'>,
): Promise<void> {
  if ((await started) === 'ended')
    throw new Error(`the server did not start: ${server.complaints.join('\n')}`);
}
