import type { Gauntlet } from '../gauntlet.ts';
import { looker } from './look-ahead.ts';

/** A turn begins: whether a hero is alive or dead now is what counts until the next. [gof/turn.1] */
export function startTurn(g: Gauntlet): void {
  g.state.turn++;
  g.state.encounters = [];
  for (const hero of g.state.heroes) {
    hero.deadAtStart = hero.dead;
    hero.playing = false;
    hero.side = 0;
    hero.fight = null;
  }
  g.state.phase = looker(g) === null ? 'turn-over' : 'look-ahead';
  g.tell({ is: 'turn-began', turn: g.state.turn }, 'gof/turn.1');
}
