import { chooseSome, type Rule } from '@tavolo/kernel';
import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Hero } from '../../state.ts';
import type { ItemId } from '../../vocabulary/ids.ts';
import type { Slot } from '../../vocabulary/terms.ts';
import { buildDeck } from '../attack/modifier-decks.ts';

/** One head, body and legs; two hands; small items up to half the level, rounded up. [gh/setup.15] */
export function canEquip(
  { content }: Table,
  { level }: Pick<Hero, 'level'>,
  items: readonly ItemId[],
): boolean {
  const found = items.flatMap((id) => content.items.get(id) ?? []);
  const count = (slot: Slot): number => found.filter((it) => it.slot === slot).length;
  const pockets = found.reduce(
    (sum, { uses }) =>
      sum + uses.reduce((more, use) => more + (use.when === 'always' ? (use.smallSlots ?? 0) : 0), 0),
    0,
  );
  const hands = count('one-hand') + 2 * count('two-hands');
  return (
    count('head') <= 1 &&
    count('body') <= 1 &&
    count('legs') <= 1 &&
    hands <= 2 &&
    count('small') <= Math.ceil(level / 2) + pockets
  );
}

/** What a character outside a campaign has to spend. */
const startingGold = ({ level }: Pick<Hero, 'level'>): number => 15 * (level + 1);

/** Items that it can pay and wear; the deck is made with the -1 cards that they bring. [gh/setup.15, gh/setup.16] */
export function* chooseItems(g: Gloom, hero: Hero): Rule {
  const gold = startingGold(hero);
  const from = onSale(g, hero, gold);
  const price = (id: ItemId): number => g.content.items.get(id)?.price ?? 0;
  const chosen = yield* chooseSome('items-to-buy', {
    seat: hero.seat,
    rule: 'gh/setup.15',
    from: () => from,
    min: 0,
    max: from.length,
    valid: (some) => some.reduce((sum, id) => sum + price(id), 0) <= gold && canEquip(g, hero, some),
    about: () => ({ figure: hero.id, gold }),
  });
  hero.items = chosen.map((item) => ({ item, state: 'ready', marked: 0 }));
  hero.ready = 'hand';
  buildDeck(g, hero);
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
