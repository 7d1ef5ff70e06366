import { languages } from '@tavolo/language';
import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import {
  abilityIds,
  boastIds,
  cardIds,
  classIds,
  modifierIds,
  monsterIds,
  specialIds,
  weaponIds,
} from '../../text/ids.ts';
import { textsIn } from '../../text/index.ts';
import { isClean } from './clean.ts';

const abilities = [...content.classes.values(), ...content.weapons.values()].flatMap(
  (card) => card.abilities,
);

describe('the ids that have names', () => {
  test('are those of the box', () => {
    expect([...classIds]).toEqual([...content.classes.keys()]);
    expect([...weaponIds]).toEqual([...content.weapons.keys()]);
    expect([...monsterIds, ...specialIds, ...modifierIds]).toEqual([...content.encounters.keys()]);
    expect([...boastIds]).toEqual([...content.boasts.keys()]);
  });

  test('hold every ability that is not called like its card', () => {
    const named = new Set<string>(cardIds);
    expect(abilities.map(({ id }) => String(id)).filter((id) => !named.has(id))).toEqual([...abilityIds]);
  });
});

describe.each(languages)('the cards in %s', (language) => {
  const { name, the, cardText } = textsIn(language);

  test.each(cardIds)('%s says what it does', (id) => {
    const lines = [name(id), the(id), ...cardText(id, content)];
    // A Barbarian has figures and nothing else.
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.filter((line) => !isClean(line))).toEqual([]);
  });

  test('read well, all on one page', async () => {
    const page = cardIds.map((id) =>
      [name(id), ...cardText(id, content).map((line) => `  ${line}`)].join('\n'),
    );
    await expect(`${page.join('\n\n')}\n`).toMatchFileSnapshot(`stories/cards.${language}.txt`);
  });
});

test("a designer's own card goes by its id, and has no text where it is not in the box", () => {
  for (const language of languages) {
    expect(textsIn(language).name('two-headed-ogre')).toBe('Two Headed Ogre');
    expect(textsIn(language).cardText('two-headed-ogre', content)).toEqual([]);
  }
});
