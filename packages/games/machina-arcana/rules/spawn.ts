/** The spawn phase, and monsters that come. [ma/spawn] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../machina.ts';

/** Those who are on the map are checked, one after the other. [ma/spawn.1] */
export function* beginSpawns(_g: Machina): Rule {
  throw new Error('not written');
}

/** The check for one explorer. [ma/spawn.3] */
export function* checkSpawn(_g: Machina): Rule {
  throw new Error('not written');
}
