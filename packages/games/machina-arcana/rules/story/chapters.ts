/** Chapters, and how the group gets from one to the next. [ma/chapters] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import type { Laid } from '../../map/laid.ts';
import type { ExplorerId } from '../../vocabulary/ids.ts';
import { deedOf } from '../abilities/deeds.ts';
import { resolveOwn } from '../abilities/own-abilities.ts';
import { forgetUses } from '../abilities/uses.ts';
import { happen, happening } from '../happenings/happenings.ts';
import { clearTiles, drawTile, layTile } from '../map/tiles.ts';
import { placeAtEntry } from '../moving/placing.ts';
import { explorerWith, isOnMap, livingExplorers } from '../units.ts';
import { currentChapter } from '../values/in-force.ts';

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

/**
 * All that live have left by the exit: a new map, and the next chapter. An endgame has no next: what waits there for
 * the last explorer to leave happens. [ma/chapters.5, ma/chapters.14]
 */
export function* leaveTheMap(g: Machina): Rule {
  g.tell({ is: 'left-the-map' }, 'ma/chapters.5');
  if (g.state.chapter === g.state.chapters.length - 1) return yield* leaveTheEndgame(g);
  const by = whoLeftLast(g);
  yield* clearTiles(g, inReadingOrder(g.state.tiles), 'ma/chapters.5');
  const drawn = drawTile(g);
  if (drawn === null) throw new Error('There is no tile to go on to');
  const tile = layTile(g, { face: drawn.side, column: 0, row: 0, turns: 0 }, null);
  for (const explorer of livingExplorers(g.state)) explorer.exitedNow = true;
  g.state.toCheck = [];
  placeAtEntry(g, livingExplorers(g.state), tile);
  yield* turnChapter(g, by);
}

/** Whoever took the exit last in the explorers' own phase; a death in another phase leaves nobody who did. [ma/chapters.9] */
const whoLeftLast = ({ state: { phase, advancedBy } }: Machina): ExplorerId | null =>
  phase === 'explorers' ? advancedBy : null;

const inReadingOrder = (tiles: readonly Laid[]): readonly Laid[] =>
  [...tiles].sort((one, other) => one.row - other.row || one.column - other.column);

/** The last one left by dying: what answers an exit answers that. [ma/chapters.3.1] */
function* leaveTheEndgame(g: Machina): Rule {
  yield* happen(g, happening('explorer-exited'));
  throw new Error('An endgame was left without an end');
}
