import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import { isEmpty, nearestHexes, pieceAt } from '../board.ts';
import { sufferDamage } from '../damage.ts';
import { deciderFor, isOnMap } from '../figures.ts';
import { isFlying } from './flying.ts';

/** Characters whose flight has ended while they were on an obstacle. Nobody else can lose Flying. [gh/move.13] */
export function* fallFromObstacles(g: Gloom): Rule {
  const falling = g.state.figures.filter(
    (it) => it.kind === 'character' && pieceAt(g.state, it.hex, 'obstacle') !== null && !isFlying(g, it),
  );
  for (const figure of falling) yield* fall(g, figure);
}

/** As much damage as from a trap, then to the nearest empty hex, which its player chooses among equals. [gh/move.13, gh/A-28] */
function* fall(g: Gloom, figure: Figure): Rule {
  yield* sufferDamage(g, figure, { damage: g.state.trapDamage, cause: 'fall', by: null });
  const near = nearestHexes(g, figure.hex, (hex) => isEmpty(g.state, hex));
  if (!isOnMap(g.state, figure) || near.length === 0) return;
  figure.hex = yield* choose('hex-nearby', {
    seat: deciderFor(g.state, figure),
    rule: 'gh/A-28',
    from: near,
    about: () => ({ figure: figure.id }),
  });
  g.tell({ is: 'moved', figure: figure.id, path: [figure.hex], how: 'put' }, 'gh/move.13');
}
