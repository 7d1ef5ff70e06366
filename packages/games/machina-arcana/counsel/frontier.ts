/** The exits beyond which nobody has been, and what it is worth to look there. */
import type { Table } from '../machina.ts';
import { openExits, squaresOf } from '../map/exits.ts';
import { mayExplore } from '../rules/map/exploring.ts';
import type { Terrain } from '../rules/map/terrain.ts';
import { currentChapter } from '../rules/values/in-force.ts';
import { spaceId } from '../vocabulary/places.ts';
import { type Errand, stage } from './errand.ts';

/** Worth a way when nothing else helps; else as long as the tiles that lie have no chapter space to spare. */
export function frontierOf(g: Table, terrain: Terrain, isStuck: boolean): readonly Errand[] {
  const worth = isStuck ? 1.5 * stage.near : isWorthLookingAhead(g, terrain) ? stage.ahead : 0;
  if (worth === 0) return [];
  const cells = openExits(g.content, g.state.tiles).flatMap((exit) =>
    squaresOf(exit)
      .map(spaceId)
      .filter((at) => mayExplore(g, exit, at))
      .map((at) => terrain.cell(at))
      .filter((cell) => terrain.isPassable(cell)),
  );
  return [{ cells, crew: 'one', worthTo: () => worth, isExploring: true }];
}

function isWorthLookingAhead(g: Table, terrain: Terrain): boolean {
  if (g.state.exit !== null) return false;
  const [chapter] = currentChapter(g);
  if (chapter === undefined || chapter.advance.is === 'endgame') return false;
  const open = terrain.ofKind(['chapter']).filter((cell) => terrain.isUnexplored(cell)).length;
  return open < (chapter.advance.is === 'chapter-space' ? 2 : 1);
}
