import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom } from '../../gloomhaven.ts';
import type { Hero } from '../../state.ts';
import type { LoseCards, Recover, Refresh } from '../../vocabulary/abilities.ts';
import { isAdjacent } from '../board.ts';
import { itemOf } from '../cards/items.ts';
import { putCard } from '../cards/piles.ts';
import { refreshSome } from '../cards/refreshing.ts';
import { show } from '../damage.ts';
import { figureById, gainXp, heroOf } from '../figures.ts';
import { added, takeAdjustments } from './adjustments.ts';
import type { Deed } from './deed.ts';
import { recoverCards } from './recovering.ts';
import { pickTargets } from './targets.ts';

/** Cards come back. A figure that takes none back is not affected by what follows for those that do. [gh/recover.1] */
export function* recoverAbility(g: Gloom, deed: Deed, ability: Recover): Rule {
  const taken = yield* takeAdjustments(g, deed, ability);
  for (const { xp } of taken) gainXp(g, deed.by, xp ?? 0);
  const more = added(g, deed, { taken, of: 'count' });
  const figures = yield* pickTargets(g, deed, ability.targets, {
    ability: 'recover',
    rule: 'gh/recover.1',
    charactersOnly: true,
    isMandatory: ability.targets.is === 'self',
  });
  const most = ability.count === 'all' ? 'all' : ability.count + more;
  for (const figure of figures) {
    const hero =
      ability.cardsOf === undefined ? heroOf(g.state, figure) : yield* heroBeside(g, deed, figure.id);
    if (hero === null) continue;
    deed.performed = true;
    const before = hero.hand.length;
    yield* recoverCards(g, hero, ability.pile, most);
    if (hero.hand.length === before) deed.targets = deed.targets.filter((id) => id !== figure.id);
  }
}

/** A character adjacent to the one chosen. */
function* heroBeside(g: Gloom, deed: Deed, id: Hero['id']): Rule<Hero | null> {
  const figure = figureById(g.state, id);
  const beside = g.state.figures.filter(
    (it) => it.kind === 'character' && figure !== null && isAdjacent(g, it.hex, figure.hex),
  );
  if (beside.length === 0) return null;
  const chosen = yield* choose('ability-target', {
    seat: deed.seat,
    rule: 'gh/recover.1',
    from: beside.map((it) => it.id),
    about: () => ({ figure: deed.by.id, ability: 'recover', value: null, left: 1 }),
  });
  return heroOf(g.state, { id: chosen });
}

/** Spent or consumed items are usable again. [gh/recover.5] */
export function* refreshAbility(g: Gloom, deed: Deed, { targets, state, slots, count }: Refresh): Rule {
  const figures = yield* pickTargets(g, deed, targets, {
    ability: 'refresh',
    rule: 'gh/recover.5',
    charactersOnly: true,
    isMandatory: targets.is === 'self',
  });
  for (const figure of figures) {
    const hero = heroOf(g.state, figure);
    if (hero === null) continue;
    deed.performed = true;
    const fit = hero.items.filter(
      (it) => it.state === state && (slots?.includes(itemOf(g, it.item).slot) ?? true),
    );
    yield* refreshSome(g, hero, fit, count);
  }
}

/** A character loses so many cards of its choice from hand, as far as it has them. */
export function* loseCards(g: Gloom, deed: Deed, { count, targets }: LoseCards): Rule {
  const figures = yield* pickTargets(g, deed, targets, {
    ability: 'lose-cards',
    rule: 'gh/turn.5',
    charactersOnly: true,
    isMandatory: true,
  });
  for (const figure of figures) {
    const hero = heroOf(g.state, figure);
    if (hero !== null) yield* loseSome(g, hero, count);
  }
}

function* loseSome(g: Gloom, hero: Hero, count: number): Rule {
  for (let left = count; left > 0 && hero.hand.length > 0; left--) {
    const card = yield* choose('card-to-lose', {
      seat: hero.seat,
      rule: 'gh/turn.5',
      from: () => hero.hand,
      secret: true,
      about: () => ({ figure: hero.id }),
    });
    show(g, hero, card);
    putCard(g, hero, card, 'lost');
  }
}
