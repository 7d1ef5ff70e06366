/** The one unit that a card means, where several share what tells them apart: the players choose. [ma/round.7] */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Machina } from '../../machina.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import type { Who } from '../../vocabulary/who.ts';
import { deciderFor } from '../units.ts';
import type { Deed } from './deeds.ts';
import { unitsMeant } from './judging.ts';

/** One of the units that a word means, such as the nearest explorer or the one with the most health; `null`: none. */
export function* singledOut(g: Machina, deed: Deed, who: Who): Rule<UnitId | null> {
  const units = unitsMeant(g, deed, who);
  const [first] = units;
  if (first === undefined || units.length === 1) return first ?? null;
  return yield* choose('tie', {
    seat: deciderFor(g.state, null),
    rule: 'ma/round.7',
    from: units,
    about: () => ({ monster: null, card: deed.card }),
  });
}

/** Words that mean one unit, even where several share what tells it apart. */
const single: ReadonlySet<Who> = new Set<Who>([
  'nearest-explorer',
  'explorer-of-most-health',
  'explorer-of-least-health',
  'explorer-of-most-essence',
  'explorer-nearest-monster',
  'explorer-farthest-from-monsters',
  'strongest-monster',
  'monster-nearest-explorer',
]);

/** All units that a word means; of a word that means one, one that the players choose. */
export function* unitsFor(g: Machina, deed: Deed, who: Who): Rule<readonly UnitId[]> {
  if (!single.has(who)) return unitsMeant(g, deed, who);
  const unit = yield* singledOut(g, deed, who);
  return unit === null ? [] : [unit];
}
