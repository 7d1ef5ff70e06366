/** Gaining, losing and equipping items. [wow/items] */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../ask.ts';
import type { ItemUse } from '../questions.ts';
import type { RuleId } from '../rulebook.ts';
import type { Hero } from '../state.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Level } from '../vocabulary/terms.ts';
import type { Table, Wow } from '../wow.ts';
import { takeAllOff } from './attached-cards.ts';
import { discardChallenge, drawChallenge, sizeOf } from './challenge-decks.ts';
import { cardOf, itemOf, itemsOf } from './table.ts';
import { isUsable } from './wielded.ts';

/** Every gained item goes to the backpack. [wow/items.2] */
export function takeItem(g: Wow, hero: Hero, card: CardId, rule: RuleId): void {
  hero.backpack.push(card);
  g.tell({ is: 'gained-item', hero: hero.seat, card }, rule);
}

/** Draws until a card with an item appears; each card of the deck is looked at once at most. [wow/items.3] */
export function gainItem(g: Wow, hero: Hero, level: Level): CardId | null {
  for (let left = sizeOf(g.state, level); left > 0; left--) {
    const card = drawChallenge(g, level);
    if (card === null) break;
    if (cardOf(g.content, card).item !== null) {
      takeItem(g, hero, card, 'wow/items.3');
      return card;
    }
    discardChallenge(g, card);
  }
  g.tell({ is: 'found-no-item', hero: hero.seat, level }, 'wow/decks.10');
  return null;
}

/** Takes an item out of a hero's hands or backpack, without saying where it goes. */
export function removeItem(hero: Hero, card: CardId): void {
  if (hero.weapon === card) hero.weapon = null;
  else if (hero.armor === card) hero.armor = null;
  else {
    const place = hero.backpack.indexOf(card);
    if (place < 0) throw new Error(`${hero.seat} does not have ${card}`);
    hero.backpack.splice(place, 1);
  }
}

/** A discarded item goes to the deck of its colour, and what lies on it to its owners. [wow/items.14] */
export function discardItem(g: Wow, hero: Hero, card: CardId, rule: RuleId): void {
  removeItem(hero, card);
  takeAllOff(g, 'item', card, 'wow/items.14');
  discardChallenge(g, card);
  g.tell({ is: 'lost-item', hero: hero.seat, card }, rule);
}

type Discarding = {
  readonly n: number;
  readonly from: 'backpack' | 'anywhere';
  readonly why: ItemUse;
  readonly source: string | null;
  readonly rule: RuleId;
};

/** The owner chooses what goes. [wow/items.12] */
export function* discardChosenItems(g: Wow, hero: Hero, { n, from, why, source, rule }: Discarding): Rule {
  for (let nth = 0; nth < n; nth++) {
    const items = from === 'backpack' ? hero.backpack.slice() : itemsOf(hero);
    if (items.length === 0) return;
    const card = yield* choose('item', {
      seat: hero.seat,
      rule,
      from: items,
      about: () => ({ source, why, of: hero.seat }),
    });
    discardItem(g, hero, card, rule);
  }
}

export function discardRandomItems(
  g: Wow,
  hero: Hero,
  { n, from, rule }: Pick<Discarding, 'n' | 'from' | 'rule'>,
): void {
  for (let nth = 0; nth < n; nth++) {
    const items = from === 'backpack' ? hero.backpack : itemsOf(hero);
    if (items.length === 0) return;
    discardItem(g, hero, g.chance.stream('item').pick(items), rule);
  }
}

/** Takes an item from a rival's backpack; what lies on it comes along. [wow/abilities.9] */
export function stealItem(g: Wow, thief: Hero, from: Hero, card: CardId): void {
  removeItem(from, card);
  thief.backpack.push(card);
  g.tell({ is: 'stole-item', hero: thief.seat, from: from.seat, card }, 'wow/duels.6');
}

/** Whether a hero can equip an item: its level, and every icon on it. [wow/items.6, wow/items.7] */
export function canEquip({ content }: Pick<Table, 'content'>, hero: Hero, card: CardId): boolean {
  const { slot, icons } = itemOf(content, card);
  if (slot === 'backpack' || !isUsable(content, hero, card)) return false;
  const own = content.characters.get(hero.character)?.cards[hero.level].icons ?? [];
  return icons.every((icon) => own.includes(icon));
}

/** Equips an item of the backpack; what it takes the place of goes there. [wow/items.4, wow/upkeep.2] */
export function equip(g: Wow, hero: Hero, card: CardId): void {
  const { slot } = itemOf(g.content, card);
  if (slot === 'backpack') return;
  const before = hero[slot];
  removeItem(hero, card);
  hero[slot] = card;
  if (before !== null) hero.backpack.push(before);
  g.tell({ is: 'equipped', hero: hero.seat, card }, 'wow/upkeep.2');
}

export function unequip(g: Wow, hero: Hero, card: CardId): void {
  removeItem(hero, card);
  hero.backpack.push(card);
  g.tell({ is: 'unequipped', hero: hero.seat, card }, 'wow/upkeep.2');
}
