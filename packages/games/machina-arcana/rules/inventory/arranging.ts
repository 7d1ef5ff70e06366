/** Using the inventory: the whole new arrangement is one decision. [ma/actions.2] */
import type { Rule } from '@tavolo/kernel';
import { chooseSome } from '../../ask.ts';
import type { Machina, Table } from '../../machina.ts';
import { fitOption, type PlacementOption, readPlacement, wearOption } from '../../options.ts';
import type { Explorer, Worn } from '../../state.ts';
import type { Content } from '../../vocabulary/content.ts';
import type { ExplorerId, ItemId } from '../../vocabulary/ids.ts';
import { explorerOf, wornItems } from '../units.ts';
import { endWhatItShowed, itemsOf, keepWithinBag } from './carrying.ts';
import { canBeMain, canBeWorn, socketOn } from './joining.ts';
import { isWithinLimits, wornAlone } from './limits.ts';
import { capAtMaxima } from './maxima.ts';

/** Every place that one of the items of an explorer could take. */
export function placementsOf({ state, content }: Table, id: ExplorerId): readonly PlacementOption[] {
  const items = itemsOf(explorerOf(state, id)).filter((item) => canBeWorn(content, item));
  const alone = items.filter((item) => canBeMain(content, item)).map(wearOption);
  const fitted = items.flatMap((item) =>
    items.filter((main) => socketOn(content, item, main) !== null).map((main) => fitOption(item, main)),
  );
  return [...alone, ...fitted];
}

/** What is worn after some placements; `null`: they can't be made together. */
export function wornAfter(content: Content, placed: readonly PlacementOption[]): readonly Worn[] | null {
  const placements = placed.map(readPlacement);
  if (new Set(placements.map(({ item }) => item)).size < placements.length) return null;
  const worn = placements.filter(({ main }) => main === null).map(({ item }) => wornAlone(item));
  for (const { item, main } of placements) {
    if (main === null) continue;
    const host = worn.find((one) => one.main === main);
    const socket = socketOn(content, item, main);
    if (host === undefined || socket === null || host[socket] !== null) return null;
    host[socket] = item;
  }
  return isWithinLimits(content, worn) ? worn : null;
}

/** Unequips everything and equips what its player likes, within the limits. [ma/actions.2.1] */
export function* arrange(g: Machina, id: ExplorerId): Rule {
  const from = placementsOf(g, id);
  if (from.length === 0) return;
  const placed = yield* chooseSome('arrangement', {
    seat: explorerOf(g.state, id).seat,
    rule: 'ma/actions.2.1',
    from,
    min: 0,
    max: itemsOf(explorerOf(g.state, id)).length,
    valid: (picked) => wornAfter(g.content, picked) !== null,
    about: () => ({ explorer: id }),
  });
  wearAs(g, explorerOf(g.state, id), wornAfter(g.content, placed) ?? []);
  capAtMaxima(g, id);
  g.tell({ is: 'arranged', explorer: id }, 'ma/actions.2');
  yield* keepWithinBag(g, id);
}

/** What stays where it was keeps what it showed. [ma/actions.2.2] */
function wearAs(g: Machina, explorer: Explorer, worn: readonly Worn[]): void {
  const before = placesOf(explorer.worn);
  const after = placesOf(worn);
  const items = itemsOf(explorer);
  explorer.worn = [...worn];
  explorer.bag = items.filter((item) => !wornItems(explorer).includes(item));
  for (const [item, place] of before) if (after.get(item) !== place) endWhatItShowed(g, explorer, item);
}

/** Where each worn item is: by itself, or on which main item. Each fits one socket only. */
const placesOf = (worn: readonly Worn[]): ReadonlyMap<ItemId, ItemId> =>
  new Map(
    worn.flatMap(({ main, top, bottom, right }) =>
      [main, top, bottom, right].flatMap((item) => (item === null ? [] : [[item, main] as const])),
    ),
  );
