import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { Deed } from '../abilities/deed.ts';
import { takeOver } from '../abilities/taken-over.ts';
import { heroOf } from '../figures.ts';
import { orderOf } from '../turns/initiative-order.ts';

/**
 * Of the characters that play two cards this round the last in its order takes its turn against its own side, and so
 * do its summons: each when its turn comes. [gh/bosses.11]
 */
export function controlMind(g: Gloom, deed: Deed): void {
  const victim = lastToPlay(g);
  if (victim === null) {
    g.tell({ is: 'no-avail', figure: deed.by.id }, 'gh/bosses.11');
    return;
  }
  deed.performed = true;
  for (const figure of [victim, ...g.state.figures.filter(({ owner }) => owner === victim.id)])
    if (!figure.acted) takeOver(g, deed, figure, true);
}

/** Those that have had their turn come before all that still hold their cards. */
function lastToPlay(g: Table): Figure | null {
  const waiting = g.state.figures.filter((figure) => {
    const hero = heroOf(g.state, figure);
    return hero !== null && !hero.resting && hero.picked.length > 0;
  });
  return waiting.toSorted((one, other) => orderOf(g, other) - orderOf(g, one))[0] ?? null;
}
