import type { LogLines } from '../speech.ts';
import { cards } from './log/cards.ts';
import { course } from './log/course.ts';
import { fights } from './log/fights.ts';
import { phases } from './log/phases.ts';
import type { Speaker } from './speaker.ts';

/** A line of the log for every fact, in English. */
export const log: LogLines<Speaker> = { ...course, ...fights, ...phases, ...cards };
