import { spawnSync } from 'node:child_process';

/** A real disk of one megabyte, in memory. */
export type SmallDisk = {
  /** Mounts it otherwise: `ro`, `size=4m`. */
  change(option: string): void;
  remove(): void;
};

/** Mounts a small disk in a folder; `null`: this user may not. */
export function smallDisk(path: string): SmallDisk | null {
  const mount = (...options: string[]) => spawnSync('/bin/mount', [...options, path]).status === 0;
  if (!mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs')) return null;
  return {
    change: (option) => mount('-o', `remount,${option}`),
    remove: () => spawnSync('/bin/umount', ['-l', path]),
  };
}
