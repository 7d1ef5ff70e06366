import type { OpenQuestion } from '@tavolo/kernel';
import type { MachinaKinds } from '../kinds.ts';
import { type PlacementOption, readPlacement } from '../options.ts';
import { wornAfter } from '../rules/inventory/arranging.ts';
import { socketOn } from '../rules/inventory/joining.ts';
import type { Content } from '../vocabulary/content.ts';
import type { ItemId } from '../vocabulary/ids.ts';

/** Why picks can't be given together. */
export type PicksObjection =
  /** An item would be in two places. */
  | { readonly is: 'twice'; readonly item: ItemId }
  /** What an item is fitted to is not worn. */
  | { readonly is: 'nothing-to-fit'; readonly item: ItemId; readonly main: ItemId }
  /** Two items would go into the same place of another. */
  | { readonly is: 'taken'; readonly item: ItemId; readonly main: ItemId }
  | { readonly is: 'limits' }
  /** More is taken than given, or the other way round. */
  | { readonly is: 'uneven'; readonly taken: number; readonly given: number };

/** What is wrong with picks; `null`: nothing is known against them. */
export function objectionToPicks(
  content: Content,
  question: OpenQuestion<MachinaKinds>,
  picked: readonly string[],
): PicksObjection | null {
  if (question.name === 'arrangement')
    return objectionToWearing(content, picked as readonly PlacementOption[]); // picks of this question
  if (question.name !== 'exchange') return null;
  const taken = picked.filter((id) => question.about.drawn.some((item) => item === id)).length;
  const given = picked.length - taken;
  return taken === given ? null : { is: 'uneven', taken, given };
}

function objectionToWearing(content: Content, picked: readonly PlacementOption[]): PicksObjection | null {
  if (wornAfter(content, picked) !== null) return null;
  const placed = picked.map(readPlacement);
  const mains = placed.filter(({ main }) => main === null).map(({ item }) => item);
  const seen = new Set<ItemId>();
  const sockets = new Set<string>();
  for (const { item, main } of placed) {
    if (seen.has(item)) return { is: 'twice', item };
    seen.add(item);
    if (main === null) continue;
    if (!mains.includes(main)) return { is: 'nothing-to-fit', item, main };
    const socket = `${main} ${socketOn(content, item, main)}`;
    if (sockets.has(socket)) return { is: 'taken', item, main };
    sockets.add(socket);
  }
  return { is: 'limits' };
}
