import { Match, type Question, seat, thinkingChance } from '@tavolo/kernel';
import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { gloomhaven } from '../../index.ts';
import type { QuestionName } from '../../questions.ts';
import { questionNames } from '../text/questions.ts';
import { habitual, played } from './played.ts';

/** Whether picks may be given: offered, as many as asked for, and allowed together. */
function isValid({ from, min, max, valid }: Question, picked: readonly string[]): boolean {
  const options = from();
  return (
    picked.length >= min &&
    picked.length <= max &&
    new Set(picked).size === picked.length &&
    picked.every((it) => options.includes(it)) &&
    (valid === null || valid(options.filter((it) => picked.includes(it))))
  );
}

/** Any answer of the smallest size that may be given. */
function anyAnswer(question: Question, chance: ReturnType<typeof thinkingChance>): readonly string[] {
  if (question.name === 'give-up') return ['no']; // who gives up is asked no more
  const options = question.from();
  for (let tries = 0; tries < 200; tries++) {
    const size = question.min + chance.below(Math.min(question.max, options.length) - question.min + 1);
    const some = chance.shuffle([...options]).slice(0, size);
    const picked = options.filter((it) => some.includes(it));
    if (isValid(question, picked)) return picked;
  }
  throw new Error(`nothing answers ${question.name}`);
}

const ana = seat('ana');

/** The rest of a question that nobody asks. */
const never = {
  is: 'question',
  seat: ana,
  rule: '',
  valid: null,
  about: null,
  secret: false,
  evenIfForced: false,
} as const;

/** Questions that a random game of each scenario need not meet; the habit has no opinion on them. */
const rare: readonly QuestionName[] = [
  'initiative-change',
  'hex-nearby',
  'card-to-play',
  'cards-to-discard',
  'items-to-refresh',
  'change-order',
  'augment-to-discard',
  'monster-focus',
  'penalty-target',
];

describe('the habit of Gloomhaven', () => {
  test('answers every question validly, in every scenario', () => {
    const met = new Set<string>();
    // Each scenario twice, at random and by habit, so that what a random game hardly gets to comes up too.
    [...content.scenarios.keys(), ...content.scenarios.keys()].forEach((scenario, n) => {
      const chance = thinkingChance(`random ${n}`);
      const agreed = { scenario, characters: 2 + (n % 3), characterLevel: n % 2 };
      played(`random ${n}`, agreed, (match, question) => {
        met.add(question.name);
        const picked = habitual(match, question, `habit ${match.answered}`);
        expect(isValid(question, picked), `${question.name}: ${picked.join(' ')}`).toBe(true);
        return n < content.scenarios.size ? anyAnswer(question, chance) : picked;
      });
    });
    expect(questionNames.filter((name) => !met.has(name) && !rare.includes(name))).toEqual([]);
  }, 120_000);

  test.each(rare)('answers %s, which random games hardly meet, with as few as it may', (name) => {
    const { defaults, chronicle } = gloomhaven;
    const beginning = { game: gloomhaven, seats: [ana], options: defaults, sheet: chronicle.blank };
    const match = Match.start({ ...beginning, seed: name });
    const options = ['one', 'two', 'three'];
    for (const min of [0, 1, 2]) {
      const picked = habitual(match, { ...never, name, from: () => options, min, max: 2 }, name);
      expect(picked).toHaveLength(min);
      expect(options).toEqual(expect.arrayContaining([...picked]));
    }
  });

  test('plays scenarios to their end, and the same one again in the same way', () => {
    const play = () =>
      played('again', {}, (match, question) => habitual(match, question, `habit ${match.answered}`));
    const [one, other] = [play(), play()];
    expect(one.isOver).toBe(true);
    expect(other.state).toEqual(one.state);
  }, 120_000);

  test('gives a card for a blow that kills, and for no other', () => {
    played('blows', {}, (match, question) => {
      const picked = habitual(match, question, `habit ${match.answered}`);
      const { damage, hp } = question.about?.() ?? {};
      if (question.name === 'negate-damage')
        expect(picked[0] !== 'suffer').toBe(Number(damage) >= Number(hp));
      return picked;
    });
  }, 120_000);
});
