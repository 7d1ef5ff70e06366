/** Words that end units, items and spaces. */
import { type Rule, silence } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Machina } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import { destroyThis } from '../abilities/costs.ts';
import type { Deed } from '../abilities/deeds.ts';
import { unitsFor } from '../abilities/singled-out.ts';
import { destroyItem, itemsOf } from '../inventory/carrying.ts';
import { banish, destroyUnit } from '../losses/fates.ts';
import { nearestBy } from '../map/nearest-space.ts';
import { countFrom } from '../map/nearness.ts';
import { changeSpace, mark } from '../map/spots.ts';
import { actionSpaces, terrainOf } from '../map/terrain.ts';
import { deciderFor, explorerWith, spaceOf, wornItems } from '../units.ts';
import { figures } from '../values/values.ts';
import type { WordsFor } from './words.ts';

type Word<Is extends Effect['is']> = Extract<Effect, { is: Is }>;

export const onEnds: WordsFor<
  'destroy-unit' | 'banish' | 'destroy-this' | 'destroy-item' | 'destroy-rubble' | 'destroy-space'
> = {
  'destroy-unit': function* ({ who }, g, deed): Rule {
    for (const unit of yield* unitsFor(g, deed, who))
      yield* destroyUnit(g, unit, { source: deed.card, by: deed.self, attack: deed.attack });
  },
  banish: function* ({ who }, g, deed): Rule {
    for (const unit of yield* unitsFor(g, deed, who)) yield* banish(g, unit, deed.card);
  },
  'destroy-this': (_, g, { card, self }) => destroyThis(g, self, card),
  'destroy-item': loseItem,
  'destroy-rubble': (_, g, { target }) => {
    if (target?.is === 'space') changeSpace(g, target.at, 'floor');
    return silence;
  },
  'destroy-space': destroySpace,
};

/** Its owner chooses which. [ma/states.3] */
function* loseItem({ who, where }: Word<'destroy-item'>, g: Machina, deed: Deed): Rule {
  for (const unit of yield* unitsFor(g, deed, who)) {
    const explorer = explorerWith(g.state, unit);
    if (explorer === null) continue;
    const items = where === 'equipped' ? wornItems(explorer) : itemsOf(explorer);
    if (items.length === 0) continue;
    const item = yield* choose('item-to-lose', {
      seat: explorer.seat,
      rule: 'ma/states.3',
      from: items,
      about: () => ({ explorer: explorer.explorer, why: 'destroy' }),
    });
    yield* destroyItem(g, explorer.explorer, item);
  }
}

/** An action space is destroyed for good: the one aimed at, or the one nearest to the healthiest explorer. [ma/map.22] */
function* destroySpace(_: Word<'destroy-space'>, g: Machina, deed: Deed): Rule {
  const at = deed.target?.is === 'space' ? deed.target.at : yield* nearestToHealthiest(g, deed);
  if (at !== null) mark(g, at, 'destroyed');
}

function* nearestToHealthiest(g: Machina, deed: Deed): Rule<SpaceId | null> {
  const [explorer = null] = yield* unitsFor(g, deed, 'explorer-of-most-health');
  const from = explorer === null ? null : spaceOf(g.state, explorer);
  if (from === null) return null;
  const terrain = terrainOf(g);
  const here = terrain.cell(from);
  const kinds = [...actionSpaces].filter((kind) => kind !== 'chapter');
  const cells = terrain
    .ofKind(kinds)
    .filter((cell) => terrain.isUnexplored(cell) && terrain.onSameTile(cell, here));
  const steps = countFrom(g, figures, terrain, [here]);
  const onto = (cell: number): number =>
    Math.min(...terrain.around(cell).map((one) => (steps[one] ?? 0xffff) + 1));
  const nearest = nearestBy(terrain, cells, here, (cell) => Math.min(0xffff, onto(cell)));
  if (nearest.length === 0) return null;
  return yield* choose('where', {
    seat: deciderFor(g.state, null),
    rule: 'ma/map.22',
    from: nearest.map((cell) => terrain.space(cell)),
    about: () => ({ why: 'destroy', unit: explorer, card: deed.card }),
  });
}
