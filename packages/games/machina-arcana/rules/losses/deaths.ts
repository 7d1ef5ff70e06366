/** Explorers who die, and what may still save them. [ma/ending.1] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import type { Explorer } from '../../state.ts';
import { happen, happening } from '../happenings/happenings.ts';
import type { Moment } from '../happenings/moments.ts';
import { loseEverything } from '../inventory/carrying.ts';
import { landingsAt } from '../map/nearest-space.ts';
import { terrainOf } from '../map/terrain.ts';
import { leavePlay } from '../phases/events.ts';

/** An explorer dies for good, unless a card prevents it. [ma/ending.1] */
export function* die(g: Machina, explorer: Explorer): Rule {
  const id = explorer.explorer;
  const end: Extract<Moment, { is: 'end' }> = { is: 'end', unit: id, how: 'death', prevented: false };
  yield* happen(g, happening('would-die', { who: id, moment: end }));
  if (end.prevented) return climbOut(g, explorer);
  explorer.health = 0;
  g.tell({ is: 'died', explorer: id }, 'ma/ending.1');
  loseEverything(g, id);
  for (const event of [...explorer.related]) leavePlay(g, event);
  explorer.dead = true;
  explorer.at = null;
  explorer.finished = true;
  explorer.stamina = 0;
  const { state } = g;
  state.lasting = state.lasting.filter(({ on, owner, marked }) => on !== id && !(marked && owner === id));
  explorer.markers = [];
}

/** Whoever was saved from a pit, and no card has taken elsewhere, stands on the nearest free space. */
function climbOut(g: Machina, explorer: Explorer): void {
  const terrain = terrainOf(g);
  if (explorer.at === null || !terrain.isPit(terrain.cell(explorer.at))) return;
  const from = explorer.at;
  const [cell] = landingsAt(g, terrain, terrain.cell(from));
  if (cell === undefined) return;
  explorer.at = terrain.space(cell);
  g.tell(
    { is: 'displaced', unit: explorer.explorer, from, to: explorer.at, how: 'moved', source: 'pit' },
    'ma/ending.1',
  );
}
