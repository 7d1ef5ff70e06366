import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom } from '../../gloomhaven.ts';
import { endBonusOption } from '../../options.ts';
import type { Figure, Hero } from '../../state.ts';
import type { Deed } from '../abilities/deed.ts';
import { isAdjacent } from '../board.ts';
import { endNamedBonus } from '../cards/ending-bonuses.ts';
import { type InForce, inForce } from '../cards/lasting.ts';
import { figureById } from '../figures.ts';

/** The figure that suffers an attack: a character beside the target takes the blow instead, unless its player ends that bonus now. [gh/bonuses.7, gh/bonuses.11] */
export function* redirected(g: Gloom, deed: Deed, target: Figure): Rule<Figure> {
  if (deed.side === target.side) return target;
  for (const { hero, active } of inForce(g, 'ally-attacked')) {
    const guard = figureById(g.state, hero.id);
    if (guard === null || guard.id === target.id || guard.side !== target.side) continue;
    if (active === null || !isAdjacent(g, guard.hex, target.hex)) continue;
    if (yield* isEnded(g, hero, active, { by: deed.by.id, target: target.id })) continue;
    g.tell({ is: 'redirected', by: deed.by.id, from: target.id, to: guard.id }, 'gh/bonuses.11');
    return guard;
  }
  return target;
}

type Attacked = { readonly by: Figure['id']; readonly target: Figure['id'] };

/** The only chance to end it before the blow. [gh/bonuses.7] */
function* isEnded(
  g: Gloom,
  hero: Hero,
  { card }: NonNullable<InForce['active']>,
  { by, target }: Attacked,
): Rule<boolean> {
  const answer = yield* choose('reaction', {
    seat: hero.seat,
    rule: 'gh/bonuses.7',
    from: ['go-on', endBonusOption(card)],
    about: () => ({ moment: 'ally-attacked', figure: hero.id, damage: null, by, attack: null, target }),
  });
  return endNamedBonus(g, hero, answer);
}
