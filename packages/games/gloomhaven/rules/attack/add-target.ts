import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { ModifierEffect } from '../../vocabulary/class-cards.ts';
import type { Deed } from '../abilities/deed.ts';
import { enemiesInReach, preferred } from '../abilities/targets.ts';
import { figureById } from '../figures.ts';
import { noArea } from './areas.ts';
import { forAll } from './attack-items.ts';
import { expectedBlows } from './expected.ts';
import type { Strike } from './strike.ts';

type Drawing = {
  readonly strike: Strike;
  readonly effects: readonly ModifierEffect[];
  /** The enemies that the ability attacks anyway. */
  readonly targeted: readonly Figure[];
};

/**
 * Each ADD TARGET on the cards drawn adds one more enemy in range that is not targeted yet; it is chosen when the card
 * is drawn. [gh/effects.20, gh/effects.22, gh/effects.23, gh/A-05]
 */
export function* addedTargets(
  g: Gloom,
  deed: Deed,
  { strike, effects, targeted }: Drawing,
): Rule<readonly Figure[]> {
  const added: Figure[] = [];
  for (let left = effects.filter(({ is }) => is === 'add-target').length; left > 0; left--) {
    const free = enemiesInReach(g, deed, strike).filter(
      (it) => !(targeted.includes(it) || added.includes(it)),
    );
    const figure = yield* chooseOne(g, deed, strike, free);
    if (figure === null) return added;
    added.push(figure);
  }
  return added;
}

/** Players may leave it out, figures that act by themselves may not. [gh/effects.2, gh/monsters.40] */
function* chooseOne(g: Gloom, deed: Deed, strike: Strike, free: readonly Figure[]): Rule<Figure | null> {
  if (free.length === 0) return null;
  const ids = (deed.automatic ? preferred(g, deed, free) : free).map(({ id }) => id);
  const about = () => ({
    ...({
      ability: 'attack',
      figure: deed.by.id,
      value: null,
      range: strike.range,
      left: 1,
      ...noArea,
    } as const),
    blows: expectedBlows(g, deed, forAll(strike), { targets: free, targeted: deed.targeted + 1 }),
  });
  const asking = { seat: deed.seat, rule: 'gh/effects.22', about } as const;
  const answer = deed.automatic
    ? yield* choose('monster-target', { ...asking, from: ids })
    : yield* choose('attack-target', { ...asking, from: [...ids, 'skip'] });
  return answer === 'skip' ? null : figureById(g.state, answer);
}
