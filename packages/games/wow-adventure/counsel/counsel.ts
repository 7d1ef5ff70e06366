import type { Counsel, HabitQuestion } from '@tavolo/kernel';
import type { WowKinds } from '../kinds.ts';
import type { State } from '../state.ts';
import type { Content } from '../vocabulary/content.ts';
import { habitWith } from './habit.ts';
import { thinkableWith } from './thinkable.ts';
import { worthWith } from './worth.ts';

/** What the game knows about playing it well. */
export const counselWith = (content: Content): Counsel<State, HabitQuestion<WowKinds>> => ({
  worth: worthWith(content),
  habit: habitWith(content),
  thinkable: thinkableWith(content),
  turn: ({ turn }) => turn,
  thinking: { horizon: 9, turns: 4, trust: 0.25 },
});
