/** How well the explorers stand. */
import type { Seat } from '@tavolo/kernel';
import type { Table } from '../machina.ts';
import { amountOf } from '../rules/abilities/conditions.ts';
import { countOf } from '../rules/story/counters.ts';
import { explorersOnMap, livingExplorers, wornItems } from '../rules/units.ts';
import { currentChapter } from '../rules/values/in-force.ts';
import { figureOf } from '../rules/values/values.ts';
import type { State } from '../state.ts';
import { still } from '../still.ts';
import type { Content } from '../vocabulary/content.ts';
import { Mind } from './mind.ts';

/** From 0, all is lost, to 1, the story has come to its end. */
export const worthWith =
  (content: Content) =>
  (state: State, _seat: Seat): number => {
    if (state.outcome === 'victory') return 1;
    if (state.outcome === 'defeat') return 0;
    if (state.explorers.length === 0) return 0.5;
    const g = still({ state, content });
    return 1 / (1 + Math.exp(-(story(g) + party(g) - burden(g) - 2)));
  };

/** How far the story has come, with the part of the chapter that is done. */
function story(g: Table): number {
  const { chapter, chapters } = g.state;
  const part = currentChapter(g).map(({ advance }) =>
    advance.is === 'counter' ? countOf(g, advance.name) / Math.max(1, amountOf(g, advance.atLeast)) : 0,
  );
  return (3.2 * (chapter + 0.6 * (part[0] ?? 0))) / chapters.length;
}

/** Who lives, how well, and how near to what is to be done. */
function party(g: Table): number {
  const all = g.state.explorers.length;
  let sum = 0;
  for (const explorer of livingExplorers(g.state)) {
    const health = explorer.health / figureOf(g, explorer.explorer, 'health-max');
    sum += 1.1 + 0.9 * Math.sqrt(health) + 0.13 * explorer.essence + 0.07 * wornItems(explorer).length;
  }
  for (const explorer of explorersOnMap(g.state)) {
    const mind = new Mind(g, explorer);
    sum += 0.03 * mind.pull(mind.cell) - 0.05 * Math.min(12, mind.danger(mind.cell));
  }
  return sum / all;
}

/** Monsters about, and how much worse is to come. */
const burden = ({ state }: Table): number =>
  0.12 * state.monsters.length + 0.35 * (state.monsterLevel - 1) + 0.06 * state.threat;
