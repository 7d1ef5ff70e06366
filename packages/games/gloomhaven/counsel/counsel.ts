import type { Counsel, HabitQuestion } from '@tavolo/kernel';
import type { GloomKinds } from '../kinds.ts';
import type { State } from '../state.ts';
import type { Content } from '../vocabulary/content.ts';
import { habitWith } from './habit.ts';
import { thinkable } from './thinkable.ts';
import { worthWith } from './worth.ts';

/** What the game knows about playing it well, with the box it is played with. */
export const counselWith = (content: Content): Counsel<State, HabitQuestion<GloomKinds>> => ({
  worth: worthWith(content),
  habit: habitWith(content),
  thinkable,
  thinking: { horizon: 16, trust: 0.5 },
});
