import { spawnSync } from 'node:child_process';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerProcess } from '../../faults/server-process.ts';

/** A disk whose room a test can take away and give back. */
export type Disk = {
  fill(server: ServerProcess): void;
  free(server: ServerProcess): void;
  remove(): void;
};

/** A real disk of four megabytes in this folder; `null`: this user may not mount one. */
export function smallDisk(folder: string): Disk | null {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]);
  if (mounted.status !== 0) return null;
  const ballast = join(folder, 'ballast');
  return {
    fill: () => {
      for (const size of [100_000, 4_096, 1]) while (hasRoomFor(ballast, size));
    },
    free: () => rmSync(ballast),
    remove: () => spawnSync('umount', ['-l', folder]),
  };
}

function hasRoomFor(file: string, size: number): boolean {
  try {
    writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    return true;
  } catch {
    return false;
  }
}

/** The system lets the server's files grow no more, as with a quota; `null`: that can't be had here. */
export function limitedFiles(folder: string): Disk | null {
  if (spawnSync('prlimit', ['--version']).status !== 0) return null;
  const limit = ({ pid }: ServerProcess, bytes: string) =>
    spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  return {
    fill: (server) => {
      limit(server, String(statSync(join(folder, 'tavolo.db-wal')).size));
    },
    free: (server) => {
      limit(server, 'unlimited');
    },
    remove: () => {},
  };
}
