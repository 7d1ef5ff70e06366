/** Chests and workbenches: what comes of them for items. [ma/actions.15] [ma/actions.16] */
import type { Rule } from '@tavolo/kernel';
import { choose, chooseSome } from '../../ask.ts';
import type { Machina } from '../../machina.ts';
import type { ExplorerId, ItemId } from '../../vocabulary/ids.ts';
import { areAdjacent } from '../abilities/who.ts';
import { restore } from '../losses/losses.ts';
import { explorerCard, explorerOf, explorersOnMap, itemCard } from '../units.ts';
import { extra } from '../values/values.ts';
import { arrange } from './arranging.ts';
import { gain, itemsOf, keepWithinBag, putInBag, takeAway, wearGained } from './carrying.ts';
import { drawItems, keep, partWithTheRest } from './draws.ts';
import { canBeMain } from './joining.ts';
import { hasRoomFor } from './limits.ts';

/** The item part of opening a chest. [ma/actions.15.1] */
export function* openChest(g: Machina, id: ExplorerId): Rule {
  yield* restore(g, id, { what: 'essence', n: 1, source: 'chest' });
  yield* drawItems(g, id, 'any', 2 + extra(g, id, 'chest-draw'));
  const [kept] = yield* keep(g, id, 1);
  yield* partWithTheRest(g, id, 0);
  if (kept !== undefined) yield* takeOrGive(g, id, kept, true);
}

/** The item part of using a workbench. [ma/actions.16.1] */
export function* useWorkbench(g: Machina, id: ExplorerId): Rule {
  yield* drawItems(g, id, 'any', 3);
  yield* exchangeDrawn(g, id);
  const [kept] = yield* keep(g, id, 1);
  yield* partWithTheRest(g, id, 1);
  if (kept !== undefined) yield* takeOrGive(g, id, kept, false);
  yield* keepWithinBag(g, id);
  yield* arrange(g, id);
}

/** Keeps an item or gives it to an adjacent explorer; from a chest it may be worn at once. [ma/actions.15.2] */
function* takeOrGive(g: Machina, id: ExplorerId, item: ItemId, fromChest: boolean): Rule {
  const to = yield* choose('item-goes-to', {
    seat: explorerOf(g.state, id).seat,
    rule: 'ma/actions.15.2',
    from: [id, ...companionsBeside(g, id)],
    about: () => ({ item }),
  });
  if (fromChest && to === id && (yield* isWornAtOnce(g, id, item))) wearGained(g, id, item);
  else yield* gain(g, to, [item]);
}

const companionsBeside = (g: Machina, id: ExplorerId): readonly ExplorerId[] =>
  explorersOnMap(g.state)
    .map(({ explorer }) => explorer)
    .filter((other) => areAdjacent(g, id, other));

/** Whether an item of a type that fits the class is worn at once, where there is room for it as a main item. [ma/actions.15.3] */
function* isWornAtOnce(g: Machina, id: ExplorerId, item: ItemId): Rule<boolean> {
  if (!fitsClass(g, id, item) || !canBeMain(g.content, item) || !hasRoomFor(g, id, item)) return false;
  const answer = yield* choose('equip-now', {
    seat: explorerOf(g.state, id).seat,
    rule: 'ma/actions.15.3',
    from: ['yes', 'no'],
    about: () => ({ item }),
  });
  return answer === 'yes';
}

const typeOfClass = { bruiser: 'weapon', gunman: 'apparel', mystic: 'artifact', crafter: null } as const;

function fitsClass({ content }: Machina, id: ExplorerId, item: ItemId): boolean {
  const type = typeOfClass[explorerCard(content, id).class];
  return type === null || itemCard(content, item).type === type;
}

/** Drawn cards are exchanged for as many of one's own, which take their places. [ma/actions.16.4] */
function* exchangeDrawn(g: Machina, id: ExplorerId): Rule {
  const own = itemsOf(explorerOf(g.state, id));
  const drawn = [...g.state.drawnItems];
  if (own.length === 0 || drawn.length === 0) return;
  const picked = yield* chooseSome('exchange', {
    seat: explorerOf(g.state, id).seat,
    rule: 'ma/actions.16.4',
    from: [...drawn, ...own],
    min: 0,
    max: 2 * Math.min(drawn.length, own.length),
    valid: (items) => 2 * items.filter((item) => own.includes(item)).length === items.length,
    about: () => ({ explorer: id, drawn }),
  });
  const taken = picked.filter((item) => drawn.includes(item));
  const given = picked.filter((item) => own.includes(item));
  takeAway(g, id, given);
  g.state.drawnItems = [...drawn.filter((item) => !taken.includes(item)), ...given];
  for (const item of taken) putInBag(g, id, item);
  for (const [place, item] of taken.entries())
    g.tell(
      { is: 'exchanged-item', explorer: id, given: given[place] ?? item, taken: item },
      'ma/actions.16.4',
    );
}
