import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom } from '../../gloomhaven.ts';
import type { FigureId } from '../../vocabulary/ids.ts';
import type { Deed } from '../abilities/deed.ts';
import { nearest } from '../abilities/traps.ts';
import { emptyHexesAround } from '../board.ts';
import { bareFigure, monsterOf } from '../figures.ts';
import { freeStandees, putMonster } from '../scenario/placing.ts';

const egg = 'egg';

/** One for each character, put down like what monsters summon: a thing with hit points that can be attacked. [gh/bosses.9] */
export function* layEggs(g: Gloom, deed: Deed, hp: number): Rule {
  for (let left = g.state.options.characters; left > 0; left--) {
    const around = emptyHexesAround(g, deed.by.hex);
    if (around.length === 0) return;
    const hex = yield* choose('monster-hex', {
      seat: deed.seat,
      rule: 'gh/bosses.9',
      from: nearest(g, deed, around),
      about: () => ({ ability: 'special', figure: deed.by.id, monster: null }),
    });
    const number = ++g.state.summonsMade;
    const id = `${egg}-${number}` as FigureId; // branded where the id is made
    const bare = bareFigure({ id, kind: 'objective', side: deed.by.side, type: egg, hex, hp });
    g.state.figures.push({ ...bare, number, called: true });
    deed.performed = true;
    g.tell({ is: 'appeared', figure: id, hex, how: 'summoned' }, 'gh/bosses.9');
  }
}

/** A minion of the boss comes out of every egg, as long as standees are left. [gh/bosses.9] */
export function hatchEggs(g: Gloom, deed: Deed): void {
  const { minion } = monsterOf(g, deed.by);
  if (minion === undefined) return;
  for (const { id, hex } of g.state.figures.filter(({ type }) => type === egg)) {
    if (freeStandees(g, minion).length === 0) return;
    g.state.figures = g.state.figures.filter((it) => it.id !== id);
    g.tell({ is: 'gone', figure: id }, 'gh/bosses.9');
    putMonster(g, { monster: minion, rank: 'normal', hex, how: 'summoned' });
    deed.performed = true;
  }
}
