import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playRange, type Simulate, simulatedGame } from '@tavolo/lab';
import { shelf } from '@tavolo/shelf';
import { run } from '../command/run.ts';
import { faceOf } from '../face/faces.ts';
import type { Games } from '../face/opened-game.ts';
import { ScriptedTerminal, type Speaker } from './scripted-terminal.ts';

export const freshFolder = (): string => mkdtempSync(join(tmpdir(), 'tavolo-test-'));

export type Ran = {
  readonly code: number;
  readonly written: string;
  readonly warned: string;
  readonly screens: readonly string[];
};

type Setting = {
  readonly script?: readonly string[] | Speaker;
  readonly folder?: string;
  readonly isInteractive?: boolean;
  readonly size?: readonly [number, number];
  readonly environment?: NodeJS.ProcessEnv;
  readonly games?: Games;
};

/** The games of the house. */
const allGames: Games = { boxes: shelf, faceOf };

/** Plays all games in this thread. */
const simulateHere: Simulate = async ({ job, games, from = 0 }) =>
  playRange(await simulatedGame(job.game), job, { from, to: from + games });

/** Runs a command line as `tavolo` would, with somebody at the keyboard who says what the script says. */
export async function tavolo(line: string, setting: Setting = {}): Promise<Ran> {
  const terminal = new ScriptedTerminal(setting.script ?? [], setting.isInteractive, [
    ...(setting.size ?? [80, 24]),
  ]);
  const folder = setting.folder ?? freshFolder();
  const words = line.split(' ').filter((word) => word !== '');
  const code = await run(words, {
    terminal,
    environment: setting.environment ?? {},
    folder,
    version: '1.2.3',
    games: setting.games ?? allGames,
    simulate: simulateHere,
  });
  return { code, written: terminal.written, warned: terminal.warned, screens: terminal.screens };
}

/** Somebody who tries one kind of answer after the other, and has something to say when the game is over. */
export function playsOn(ending: string, atTheEnd: readonly string[]): Speaker {
  const tries = ['1', '', '1 2', '2'];
  let turn = 0;
  let last = 0;
  return (written) => {
    const isOver = written.slice(-200).includes(ending);
    return (isOver ? atTheEnd[last++] : tries[turn++ % tries.length]) ?? null;
  };
}
