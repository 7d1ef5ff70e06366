import type { Counsel, HabitQuestion } from '@tavolo/kernel';
import type { MachinaKinds } from '../kinds.ts';
import type { State } from '../state.ts';
import type { Content } from '../vocabulary/content.ts';
import { habitWith } from './habit.ts';
import { thinkableWith } from './thinkable.ts';
import { worthWith } from './worth.ts';

/** What the game knows about playing it well. */
export const counselWith = (content: Content): Counsel<State, HabitQuestion<MachinaKinds>> => ({
  worth: worthWith(content),
  habit: habitWith(content),
  thinkable: thinkableWith(content),
  turn: ({ round }) => round,
  thinking: { horizon: 10, turns: 1, trust: 0.5 },
});
