/** What changes that last would do. */
import { distance } from '@tavolo/squares';
import type { Effect } from '../../vocabulary/effects.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import { placeOf } from '../../vocabulary/places.ts';
import { unitsMeant } from '../abilities/judging.ts';
import { explorerWith, isExplorerId } from '../units.ts';
import { has } from '../values/values.ts';
import { ifAny, type Look, type ProspectsFor, worths } from './prospect.ts';

type Word<Is extends Effect['is']> = Extract<Effect, { is: Is }>;
type Lasting = Word<'modify' | 'price' | 'set-price' | 'essence-price' | 'support-range' | 'attack-mode'>;

const side = ({ g }: Look, unit: UnitId): number => (isExplorerId(g.content, unit) ? 1 : -1);

/** Good or bad for those that it is about, and so for the explorers. */
function changing(effect: Lasting, look: Look) {
  const units = () => unitsMeant(look.g, look.deed, effect.who);
  return ifAny(() => units().length > 0, {
    reaches: units,
    worth: () =>
      units().reduce(
        (sum, unit) => sum + side(look, unit) * goodOf(effect) * usefulness(effect, look, unit),
        0,
      ),
  });
}

/** An explorer needs armor and will as far as monsters are about, and more of the same ever less. */
function usefulness(effect: Lasting, { g, deed }: Look, unit: UnitId): number {
  const isDefence = effect.is === 'modify' && (effect.value === 'armor' || effect.value === 'will');
  if (!isDefence || !isExplorerId(g.content, unit) || effect.by < 0) return worths.defence;
  const had = g.state.lasting.filter(({ card, on }) => card === deed.card && on === unit).length;
  return (Math.min(2, monstersNear(g, unit)) * worths.defence) / (2 + had);
}

/** A monster walks so far and strikes. */
const reach = 6;

function monstersNear(g: Look['g'], unit: UnitId): number {
  const at = explorerWith(g.state, unit)?.at ?? null;
  if (at === null) return 0;
  return g.state.monsters.filter((one) => distance(placeOf(one.at), placeOf(at)) <= reach).length;
}

/** How good it is for those that have it. */
function goodOf(effect: Lasting): number {
  if (effect.is === 'modify') return effect.value === 'attack-roll-against' ? -effect.by : effect.by;
  return effect.is === 'price' || effect.is === 'essence-price' ? -effect.by : 1;
}

/** Keywords that are no good to those that have them. */
const harmful: ReadonlySet<string> = new Set(['dazed', 'immobile']);

export const prospectsOfChanges: ProspectsFor<Lasting['is'] | 'grant'> = {
  modify: changing,
  price: changing,
  'set-price': changing,
  'essence-price': changing,
  'support-range': changing,
  'attack-mode': changing,
  grant: ({ who, keyword }, look) => {
    const units = () => unitsMeant(look.g, look.deed, who).filter((unit) => !has(look.g, unit, keyword));
    const good = harmful.has(keyword) ? -1 : 1;
    return ifAny(() => units().length > 0, {
      reaches: units,
      worth: () => units().reduce((sum, unit) => sum + side(look, unit) * good * worths.health, 0),
    });
  },
};
