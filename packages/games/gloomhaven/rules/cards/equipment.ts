import type { Rule } from '@tavolo/kernel';
import { chooseSome } from '../../ask.ts';
import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Hero } from '../../state.ts';
import type { ItemId } from '../../vocabulary/ids.ts';
import type { Item } from '../../vocabulary/items.ts';
import { equipDeck } from '../attack/modifier-decks.ts';

type Stock = Pick<Table, 'content'>;
type Wearer = Pick<Hero, 'level'>;

/** Where items are worn; those for one hand and those for two share the hands. */
const places = ['head', 'body', 'legs', 'hands', 'small'] as const;
export type Place = (typeof places)[number];

/** A place, what is worn there in the order it was chosen, how much room that takes, and how much there is. */
export type Worn = {
  readonly place: Place;
  readonly items: readonly Item[];
  readonly taken: number;
  readonly room: number;
};

const placeOf = ({ slot }: Item): Place => (slot === 'one-hand' || slot === 'two-hands' ? 'hands' : slot);
const sizeOf = ({ slot }: Item): number => (slot === 'two-hands' ? 2 : 1);
const sizeOfAll = (items: readonly Item[]): number => items.reduce((sum, it) => sum + sizeOf(it), 0);

/** One head, body and legs; two hands; small items up to half the level, rounded up. [gh/setup.15] */
export function wornWith({ content }: Stock, { level }: Wearer, ids: readonly ItemId[]): readonly Worn[] {
  const all = ids.flatMap((id) => content.items.get(id) ?? []);
  const pockets = all
    .flatMap(({ uses }) => uses)
    .reduce((sum, use) => sum + (use.when === 'always' ? (use.smallSlots ?? 0) : 0), 0);
  const rooms = { head: 1, body: 1, legs: 1, hands: 2, small: Math.ceil(level / 2) + pockets };
  return places.map((place) => {
    const items = all.filter((it) => placeOf(it) === place);
    return { place, items, taken: sizeOfAll(items), room: rooms[place] };
  });
}

/** Why items can't be bought together. */
export type BuyingObjection =
  /** `worn`: what leaves no room for the next; `free`: the room that it leaves, which is too little. */
  | {
      readonly is: 'no-room';
      readonly place: Place;
      readonly worn: readonly ItemId[];
      readonly room: number;
      readonly free: number;
    }
  | { readonly is: 'no-gold'; readonly missing: number };

/** Why a character can't pay or wear all of these; `null`: it can. [gh/setup.15] */
export function objectionToBuying(
  stock: Stock,
  { level, gold }: Wearer & { readonly gold: number },
  ids: readonly ItemId[],
): BuyingObjection | null {
  const full = wornWith(stock, { level }, ids).find(({ taken, room }) => taken > room);
  if (full !== undefined) return noRoomIn(full);
  const price = ids.reduce((sum, id) => sum + (stock.content.items.get(id)?.price ?? 0), 0);
  return price > gold ? { is: 'no-gold', missing: price - gold } : null;
}

function noRoomIn({ place, items, room }: Worn): BuyingObjection {
  const over = items.findIndex((_, n) => sizeOfAll(items.slice(0, n + 1)) > room);
  const worn = items.slice(0, over);
  return { is: 'no-room', place, worn: worn.map(({ id }) => id), room, free: room - sizeOfAll(worn) };
}

/** What a character outside a campaign has to spend. */
const startingGold = ({ level }: Wearer): number => 15 * (level + 1);

/** Items that it can pay and wear; the -1 cards that they bring go into its deck. [gh/setup.15, gh/setup.16] */
export function* chooseItems(g: Gloom, hero: Hero): Rule {
  const gold = startingGold(hero);
  const from = onSale(g, hero, gold);
  const chosen = yield* chooseSome('items-to-buy', {
    seat: hero.seat,
    rule: 'gh/setup.15',
    from: () => from,
    min: 0,
    max: from.length,
    valid: (some) => objectionToBuying(g, { level: hero.level, gold }, some) === null,
    about: () => ({ figure: hero.id, gold }),
  });
  hero.items = chosen.map((item) => ({ item, state: 'ready', marked: 0 }));
  hero.ready = 'hand';
  equipDeck(g, hero);
  g.tell({ is: 'equipped', hero: hero.id, items: chosen }, 'gh/setup.15');
}

/** What the town sells at the character's level, as long as there are copies. [gh/components.4] */
function onSale({ state, content }: Table, { level }: Hero, gold: number): readonly ItemId[] {
  const taken = (id: ItemId): number =>
    state.heroes.filter(({ items }) => items.some(({ item }) => item === id)).length;
  return [...content.items.values()]
    .filter(({ prosperity, price }) => prosperity !== null && prosperity <= level && price <= gold)
    .filter(({ id, copies }) => taken(id) < copies)
    .map(({ id }) => id);
}
