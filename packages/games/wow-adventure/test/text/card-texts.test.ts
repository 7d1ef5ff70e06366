import { type CardLine, type Language, lineText } from '@tavolo/language';
import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { cardLinesIn } from '../../text/card-lines.ts';
import { conditionParts } from '../../text/composing/conditions.ts';
import { effectLine } from '../../text/composing/effects.ts';
import { cardPhrases as english } from '../../text/en/cards/phrases.ts';
import { cardPhrases as italian } from '../../text/it/cards/phrases.ts';
import type { CardPhrases } from '../../text/phrases/phrases.ts';
import type { Scene } from '../../text/phrases/scene.ts';
import { cardPhrases as portuguese } from '../../text/pt/cards/phrases.ts';
import { pageOf, printedIn } from './pages.ts';
import { printedConditions, printedEffects } from './printed-words.ts';

const spoken: readonly (readonly [Language, CardPhrases])[] = [
  ['en', english],
  ['it', italian],
  ['pt', portuguese],
];

const slips =
  /undefined|\bnull\b|NaN|\[object|\$\{| {2}|\.\.| [.,;:?]|,[,.]|[:;]\.|[:;,][:;,]|\(\)|^\s|\s$|^$/;

/** What is told in words that told something else before. */
const shared = (told: readonly (readonly [text: string, thing: unknown])[]): readonly unknown[] =>
  told.filter(([text], place) => told.findIndex(([other]) => other === text) !== place);

/** Everybody has another name, so that two texts are alike only where they say the same. */
const everybody = {
  bearer: 'target',
  it: 'highest',
  target: 'rival',
  entering: 'lowest',
} as const;
const sides = { starting: 'S', reverse: 'R' };
const heroTells: Scene = { who: { ...everybody, self: 'you', opponent: 'opponent' }, sides };
const foeTells: Scene = { who: { ...everybody, self: 'it', opponent: 'hero' }, sides: null };

describe.each(spoken)('the cards in %s', (language, phrases) => {
  const printed = printedIn(cardLinesIn(phrases, content));

  test('have a text wherever they do something, without holes and slips', () => {
    const silent = printed.filter(
      ({ lines }) => lines.length === 0 || lines.some((line) => line.length === 0),
    );
    expect(silent.map(({ id }) => id)).toEqual([]);
    const slipped = printed.flatMap(({ lines }) => lines.map(lineText)).filter((text) => slips.test(text));
    expect(slipped).toEqual([]);
  });

  test.each([
    ['a hero', heroTells],
    ['an encounter', foeTells],
  ])('say different things of %s in different words', (_, scene) => {
    const effects = printedEffects.map(
      (effect) => [lineText(effectLine(phrases, [effect], scene)), effect] as const,
    );
    expect(shared(effects)).toEqual([]);
    const conditions = printedConditions
      .map((condition) => [lineText(conditionParts(phrases, [condition], scene)), condition] as const)
      .filter(([text]) => text !== '');
    expect(shared(conditions)).toEqual([]);
  });

  test('say in a line of its own what each objective of a quest is', () => {
    const cards = cardLinesIn(phrases, content);
    for (const quest of content.quests.values()) {
      const { setup, objectives, order } = cards.questParts(quest);
      expect(objectives, quest.id).toHaveLength(quest.objectives.length);
      expect([...setup, ...objectives, ...order]).toEqual(cards.questLines(quest).slice(1));
    }
  });

  test('read well, all on one page', async () => {
    await expect(pageOf(cardLinesIn(phrases, content))).toMatchFileSnapshot(`stories/cards.${language}.txt`);
  });
});

describe('the parts of a line', () => {
  /** What a board draws of a line: kinds, icons, numbers. */
  const drawn = (line: CardLine): readonly string[] =>
    line.map(({ kind, icons = [], value = '' }) => [kind, ...icons, value].join(' '));

  test.each(spoken)('are the same in %s as in English', (_, phrases) => {
    const inEnglish = printedIn(cardLinesIn(english, content)).map(({ id, lines }) => [id, lines.map(drawn)]);
    const here = printedIn(cardLinesIn(phrases, content)).map(({ id, lines }) => [id, lines.map(drawn)]);
    expect(here).toEqual(inEnglish);
  });

  test('carry the icons and numbers that a board draws', () => {
    const [shot] = [...content.abilities.values()].filter(({ id }) => id === 'arcane-shot');
    expect(shot).toBeDefined();
    const lines = shot === undefined ? [] : cardLinesIn(english, content).abilityLines(shot);
    expect(lines.map(drawn)).toEqual([
      ['figure energy 1', 'figure timing-combat '],
      ['moment ', 'deed ranged 3'],
      ['mark level-yellow ', 'gain attack +1'],
      ['mark level-red ', 'gain attack +2', 'note '],
    ]);
  });
});
