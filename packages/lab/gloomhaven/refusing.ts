import { box, textsIn, type View } from '@tavolo/gloomhaven';
import type { OpenQuestion } from '@tavolo/kernel';
import type { Language } from '../text/language.ts';
import { tableTexts } from './table-texts.ts';

/** Why some items can't be brought together; `null` for other questions, and for what can. [gh/setup.15] */
export function refusing(
  { name, about }: OpenQuestion,
  picked: readonly string[],
  view: View,
  language: Language,
): string | null {
  if (name !== 'items-to-buy') return null;
  const items = [...box.items.values()].filter(({ id }) => picked.includes(id));
  const level = view.heroes.find(({ id }) => id === about.figure)?.level ?? 1;
  const gold = typeof about.gold === 'number' ? about.gold : 0;
  const reasons = [
    ...tooDear(items, gold, language),
    ...tooManyWorn(items, level, language),
    ...tooManyHeld(items, language),
  ];
  return reasons.length === 0 ? null : reasons.join(' ');
}

type Items = readonly (typeof box.items extends ReadonlyMap<unknown, infer Item> ? Item : never)[];

function tooDear(items: Items, gold: number, language: Language): readonly string[] {
  const price = items.reduce((sum, item) => sum + item.price, 0);
  const said = `${price} ${textsIn(language).term('gold')}`;
  return price > gold ? [tableTexts[language].refused.tooDear(said, gold)] : [];
}

/** One on the head, the body and the legs; small items for half the level, and what a belt holds beside. */
function tooManyWorn(items: Items, level: number, language: Language): readonly string[] {
  const { words } = textsIn(language);
  const pockets = items
    .flatMap(({ uses }) => uses)
    .reduce((sum, use) => sum + (use.when === 'always' ? (use.smallSlots ?? 0) : 0), 0);
  const limits = { head: 1, body: 1, legs: 1, small: Math.ceil(level / 2) + pockets } as const;
  return (['head', 'body', 'legs', 'small'] as const).flatMap((slot) => {
    const worn = items.filter((item) => item.slot === slot);
    const limit = limits[slot];
    return worn.length <= limit
      ? []
      : [tableTexts[language].refused.noRoom(words.slots[slot], limit, named(worn, language))];
  });
}

function tooManyHeld(items: Items, language: Language): readonly string[] {
  const held = items.filter(({ slot }) => slot === 'one-hand' || slot === 'two-hands');
  const hands = held.reduce((sum, { slot }) => sum + (slot === 'two-hands' ? 2 : 1), 0);
  return hands > 2 ? [tableTexts[language].refused.twoHands(named(held, language))] : [];
}

function named(items: Items, language: Language): string {
  const { words, name } = textsIn(language);
  return words.and(items.map(({ id }) => name(id, 'item')));
}
