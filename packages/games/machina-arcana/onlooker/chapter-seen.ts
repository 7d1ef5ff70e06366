/** How far the current chapter has come, as anybody at the table can tell. */
import { amountOf } from '../rules/abilities/conditions.ts';
import { countOf } from '../rules/story/counters.ts';
import { livingExplorers } from '../rules/units.ts';
import { currentChapter } from '../rules/values/in-force.ts';
import type { View } from '../view.ts';
import type { Chapter } from '../vocabulary/cards.ts';
import type { Counter } from '../vocabulary/conditions.ts';
import { seenTable } from './seen-table.ts';

/** What a chapter waits for, and how much of it is done. */
export type GoalSeen = {
  readonly is: Chapter['advance']['is'];
  /** `null`: it counts nothing. */
  readonly counter: Counter | null;
  readonly done: number;
  readonly of: number;
};

/** The chapter that lies open; `null`: none does yet. */
export const chapterSeen = (view: View): Chapter | null => currentChapter(seenTable(view))[0] ?? null;

/** The goal of the chapter that lies open; `null`: none does yet. [ma/chapters.2] */
export function goalSeen(view: View): GoalSeen | null {
  const g = seenTable(view);
  const [chapter] = currentChapter(g);
  if (chapter === undefined) return null;
  const { advance } = chapter;
  if (advance.is === 'counter') {
    const of = amountOf(g, advance.atLeast);
    return { is: 'counter', counter: advance.name, done: Math.min(of, countOf(g, advance.name)), of };
  }
  if (advance.is === 'exit') {
    const living = livingExplorers(g.state);
    const gone = living.filter(({ exited }) => exited).length;
    return { is: 'exit', counter: null, done: gone, of: living.length };
  }
  return { is: advance.is, counter: null, done: 0, of: 1 };
}
