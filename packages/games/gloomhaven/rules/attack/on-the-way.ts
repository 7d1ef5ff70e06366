import { unreachable } from '@tavolo/hexes';
import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { Deed } from '../abilities/deed.ts';
import { fieldOf, isHidden } from '../board.ts';
import { enemiesOf } from '../figures.ts';

/** The enemies on a shortest line of hexes to a target; the player chooses hex by hex where several lead there. */
export function* enemiesOnTheWay(g: Gloom, deed: Deed, target: Figure): Rule<readonly Figure[]> {
  const field = fieldOf(g);
  const ranges = field.rangesFrom(field.cell(target.hex));
  const foes = enemiesOf(g.state, deed.side).filter((it) => it.id !== target.id && !isHidden(g, it));
  const foeIn = (cell: number): Figure | undefined => foes.find(({ hex }) => hex === field.id(cell));
  const nearerThan = (from: number): readonly number[] =>
    field.around(from).filter((cell) => (ranges[cell] ?? unreachable) < (ranges[from] ?? 0));
  const leadsToFoe = (cell: number): boolean =>
    foeIn(cell) !== undefined || nearerThan(cell).some((it) => leadsToFoe(it));
  const found: Figure[] = [];
  let at = field.cell(deed.by.hex);
  while (nearerThan(at).some((cell) => leadsToFoe(cell))) {
    const hex = yield* choose('ability-hex', {
      seat: deed.seat,
      rule: 'gh/attack.42',
      from: nearerThan(at).map((cell) => field.id(cell)),
      about: () => ({ figure: deed.by.id, ability: 'along-path' }),
    });
    at = field.cell(hex);
    const foe = foeIn(at);
    if (foe !== undefined) found.push(foe);
  }
  return found;
}
