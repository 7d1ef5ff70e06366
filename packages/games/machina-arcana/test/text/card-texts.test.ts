import { type CardLine, type Language, lineText } from '@tavolo/language';
import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { cardLinesIn } from '../../text/card-lines.ts';
import { cardTextOf } from '../../text/card-texts.ts';
import { momentPart } from '../../text/composing/abilities.ts';
import { ifPart } from '../../text/composing/conditions.ts';
import { effectLine } from '../../text/composing/effects.ts';
import { options as englishOptions } from '../../text/en/cards/options.ts';
import { cardPhrases as english } from '../../text/en/cards/phrases.ts';
import { options as italianOptions } from '../../text/it/cards/options.ts';
import { cardPhrases as italian } from '../../text/it/cards/phrases.ts';
import type { CardPhrases } from '../../text/phrases/phrases.ts';
import type { Scene } from '../../text/phrases/scene.ts';
import { options as portugueseOptions } from '../../text/pt/cards/options.ts';
import { cardPhrases as portuguese } from '../../text/pt/cards/phrases.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import { pageOf, printedIn } from './pages.ts';
import { printedConditions, printedEffects, printedOptions, printedTriggers } from './printed-words.ts';

type Options = Readonly<Record<string, string>>;

const spoken: readonly (readonly [Language, CardPhrases, Options])[] = [
  ['en', english, englishOptions],
  ['it', italian, italianOptions],
  ['pt', portuguese, portugueseOptions],
];

const slips =
  /undefined|\bnull\b|NaN|\[object|[{}$']| {2}|\.\.| [.,;:?]|,[,.;:]|[:;]\.|[:;,][:;,]|\(\)|^\s|\s$|^$/;

/** What is told in words that told something else before. */
const shared = (told: readonly (readonly [text: string, thing: unknown])[]): readonly unknown[] =>
  told.filter(([text], place) => told.findIndex(([other]) => other === text) !== place);

/** Everybody has another name, so that two texts are alike only where they say the same. */
const everybody: Scene = {
  who: {
    self: 'you',
    it: 'that-explorer',
    'active-explorer': 'active-explorer',
    'related-unit': 'the-monster',
    attacker: 'attacker',
    defender: 'unit-hit',
    supported: 'that-monster',
  },
  actor: 'you',
  target: 'target',
  eachTarget: 'each-unit-hit',
  host: 'weapon',
  onHit: false,
  endangered: 'chooser',
};

/**
 * What a text owes an effect. While a card is in force, its kind says how long that is; a monster where another stood
 * comes for nobody; a defeat is told with what led to it; whoever is active draws.
 */
function toldApart(effect: Effect): unknown {
  const standing = ['while-equipped', 'while-related', 'while-current', 'chapter', 'for-good'];
  return {
    ...effect,
    ...('until' in effect && standing.includes(effect.until) ? { until: 'standing' } : {}),
    ...(effect.is === 'if' ? { do: effect.do.map(toldApart) } : {}),
    ...(effect.is === 'spawn' && effect.at === 'self' ? { forWho: null } : {}),
    ...(effect.is === 'defeat' ? { why: null } : {}),
    ...(effect.is === 'draw-items' ? { who: effect.who ?? 'active-explorer' } : {}),
  };
}

const apart = (effects: readonly Effect[]): readonly Effect[] => [
  ...new Map(effects.map((effect) => [JSON.stringify(toldApart(effect)), effect])).values(),
];

describe.each(spoken)('the cards in %s', (language, phrases, options) => {
  const cards = cardLinesIn(phrases);
  const printed = printedIn(cards);

  test('have a line for what they are and one for each ability, without holes and slips', () => {
    expect(printed).toHaveLength(351);
    expect(printed.filter(({ lines }) => lines.length < 2)).toEqual([]);
    const texts = printed.flatMap(({ lines }) => lines.map(lineText));
    expect(texts.filter((text) => slips.test(text))).toEqual([]);
    expect(texts.filter((text) => !/^\p{Lu}/u.test(text))).toEqual([]);
  });

  test('say every ability in whole sentences', () => {
    const abilities = printed.flatMap(({ kind, lines }) =>
      lines.slice(kind === 'chapter' ? 0 : 1).map(lineText),
    );
    expect(abilities.length).toBeGreaterThanOrEqual(469 + 35);
    expect(abilities.filter((text) => !/[^.:;,]\.$/.test(text))).toEqual([]);
    expect(abilities.filter((text) => /[.] \p{Ll}/u.test(text))).toEqual([]);
  });

  test('say different things in different words', () => {
    const effects = apart(printedEffects).map(
      (effect) => [lineText(effectLine(phrases, [effect], everybody)), effect] as const,
    );
    expect(effects.length).toBeGreaterThan(300);
    expect(shared(effects)).toEqual([]);
    const conditions = printedConditions.map(
      (condition) => [ifPart(phrases, condition, everybody).words, condition] as const,
    );
    expect(shared(conditions)).toEqual([]);
    const moments = printedTriggers.map(
      (when) => [momentPart(phrases, when, everybody).words, when] as const,
    );
    expect(shared(moments)).toEqual([]);
  });

  test('name on a button everything that they leave to somebody’s choice, and nothing else', () => {
    expect(Object.keys(options).sort()).toEqual(printedOptions);
    for (const { id, options: offered } of printed) {
      const labels = offered.map(({ label }) => label);
      expect(new Set(labels).size, id).toBe(labels.length);
      expect(
        offered.map(({ line }) => lineText(line)).filter((text) => text !== '' && slips.test(text)),
      ).toEqual([]);
    }
  });

  test('read well, all on one page', async () => {
    await expect(pageOf(cards)).toMatchFileSnapshot(`stories/cards.${language}.txt`);
  });
});

describe('The parts of a line', () => {
  /** What a board draws of a line: kinds, icons, numbers. */
  const drawn = (line: CardLine): readonly string[] =>
    line.map(({ kind, icons = [], value = '' }) => [kind, ...icons, value].join(' ').trim());

  test.each(spoken)('are the same in %s as in English', (_, phrases) => {
    const drawnIn = (one: CardPhrases) =>
      printedIn(cardLinesIn(one)).map(({ id, lines }) => [id, lines.map(drawn)]);
    expect(drawnIn(phrases)).toEqual(drawnIn(english));
  });

  test('carry the icons and numbers that a board draws', () => {
    const { lines } = cardTextOf(cardLinesIn(english), content, 'boiler-maul');
    expect(lines.map(drawn)).toEqual([
      [
        'figure weapon',
        'figure level 1',
        'figure fit-main',
        'figure hands 2',
        'figure plug-gear',
        'figure plug-valve',
      ],
      [
        'mark ability-active',
        'note',
        'moment stamina 3',
        'words aim-melee attack-normal white-die black-die black-die',
        'moment',
        'gain push 1',
      ],
    ]);
  });
});
