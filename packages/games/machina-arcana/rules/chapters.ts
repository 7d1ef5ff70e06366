/** Chapters, and how the group gets from one to the next. [ma/chapters] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../machina.ts';

/** The next chapter begins. [ma/chapters.4] */
export function* advance(_g: Machina): Rule {
  throw new Error('not written');
}

/** The last explorer has left by the exit: a new map, and the next chapter. [ma/chapters.5] */
export function* leaveTheMap(_g: Machina): Rule {
  throw new Error('not written');
}
