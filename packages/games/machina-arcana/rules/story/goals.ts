/** What a chapter asks for before it advances. [ma/chapters.2] */
import type { Table } from '../../machina.ts';
import { amountOf } from '../abilities/conditions.ts';
import { currentChapter } from '../values/in-force.ts';
import { countOf } from './counters.ts';

/** The counter of the chapter has come to its number, which a death may lower. [ma/chapters.10, ma/chapters.11] */
export const hasReachedGoal = (g: Table): boolean =>
  currentChapter(g).some(
    ({ advance }) => advance.is === 'counter' && countOf(g, advance.name) >= amountOf(g, advance.atLeast),
  );

/** It advances by a chapter space, and no exit token is out. [ma/actions.9.1] */
export const isChapterSpaceOpen = (g: Table): boolean =>
  g.state.exit === null && currentChapter(g).some(({ advance }) => advance.is === 'chapter-space');
