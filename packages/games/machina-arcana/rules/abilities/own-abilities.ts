/** Abilities of a card that resolve at a moment of their own. [ma/effects.1] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Deed } from './deeds.ts';
import { isSo } from './judging.ts';

/** The abilities of one card that resolve at a moment of their own: when it enters play, or when its unit dies. */
export function* resolveOwn(
  g: Machina,
  abilities: readonly Ability[],
  is: 'enters-play' | 'when-dies',
  deed: (ability: Ability) => Deed,
): Rule {
  for (const ability of abilities)
    if (ability.is === is && (ability.if === undefined || isSo(g, deed(ability), ability.if)))
      yield* g.perform(deed(ability), ability.do);
}
