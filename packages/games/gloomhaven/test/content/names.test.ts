import { expect, test } from 'vitest';
import { classCards, classMats, summonCards } from '../../content/classes/index.ts';
import { classNames as en } from '../../text/en/class-names.ts';
import { classNames as it } from '../../text/it/class-names.ts';
import { classNames as pt } from '../../text/pt/class-names.ts';

const ids = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id).sort();

for (const [language, names] of Object.entries({ en, it, pt })) {
  test(`${language}: every class, class card and summon has a name, and nothing else has`, () => {
    expect(Object.keys(names.classes).sort()).toEqual(ids(classMats));
    expect(Object.keys(names.cards).sort()).toEqual(ids(classCards));
    expect(Object.keys(names.summons).sort()).toEqual(ids(summonCards));
  });

  test(`${language}: no two cards have the same name, and no name is empty`, () => {
    const cards = Object.values(names.cards);
    expect(new Set(cards).size).toBe(cards.length);
    expect(cards.filter((name) => name.trim() === '')).toEqual([]);
  });
}
