/** Chapters, and how the group gets from one to the next. [ma/chapters] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../machina.ts';
import type { ExplorerId } from '../vocabulary/ids.ts';
import { deedOf } from './deeds.ts';
import { happen, happening, resolveOwn } from './happenings.ts';
import { currentChapter } from './in-force.ts';
import { explorerWith, isOnMap } from './units.ts';
import { forgetUses } from './uses.ts';

/** The chapter has reached its goal: the next one begins. Whoever's turn it is has advanced it. [ma/chapters.9, ma/chapters.10] */
export function* advance(g: Machina): Rule {
  const active = explorerWith(g.state, g.state.active);
  yield* turnChapter(g, active !== null && isOnMap(active) ? active.explorer : null);
}

/** The chapter is turned. `by`: the explorer who advanced it; `null`: nobody in particular. [ma/chapters.4] */
export function* turnChapter(g: Machina, by: ExplorerId | null): Rule {
  endChapter(g);
  g.state.chapter++;
  yield* beginChapter(g, by);
  yield* happen(g, happening('chapter-advanced', { by }));
}

/** What only counted while the chapter was current is over. Light stays. [ma/chapters.8, ma/chapters.12] */
function endChapter({ state }: Machina): void {
  const card = state.chapters[state.chapter];
  state.counters = [];
  state.exit = null;
  state.lasting = state.lasting.filter(({ until }) => until !== 'chapter');
  state.gathered = state.gathered.filter((one) => one.card !== card);
  forgetUses(state, 'chapter');
}

/** The chapter lies open now, and what it does when it enters play happens. [ma/setup.10] */
export function* beginChapter(g: Machina, by: ExplorerId | null): Rule {
  const [chapter] = currentChapter(g);
  if (chapter === undefined) throw new Error('No chapter is left');
  g.state.advancedBy = by;
  g.tell({ is: 'chapter-began', chapter: chapter.id, by }, 'ma/chapters.1');
  yield* resolveOwn(g, chapter.abilities, 'enters-play', ({ id }) =>
    deedOf(chapter.id, id, { self: null, active: by }),
  );
}

/** The last explorer has left by the exit: a new map, and the next chapter. [ma/chapters.5] */
export function* leaveTheMap(_g: Machina): Rule {
  throw new Error('not written');
}
