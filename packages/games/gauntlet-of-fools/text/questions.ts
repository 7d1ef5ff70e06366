import type { About, OpenQuestion, Seat } from '@tavolo/kernel';
import type { AbilityId, EncounterId } from '../cards.ts';
import type { HeroId } from '../state.ts';

/** The moments at which a hero is offered its abilities: questions of the same kind, named like the window. */
const windowQuestions = [
  'start-of-encounter',
  'before-rolling',
  'after-rolling',
  'treasure',
  'defense',
  'damage',
  'after-damage',
  'after-encounter',
  'end-of-turn',
] as const;

/** Every question that the rules ask. A test plays until it has met them all, and no other. */
export const questionNames = [
  'hero',
  'boasts',
  'active-hero',
  'play-though-dead',
  'side',
  'card-to-remove',
  'card-on-top',
  'bet',
  ...windowQuestions,
  'tokens-to-spend',
  'one-use-dice-to-spend',
  'weapon-to-roll',
  'weapon-for-token',
  'weapon-to-lose-token',
  'dice-to-reroll',
  'choice',
  'wound-for-gold',
  'face-privately',
] as const;

export type WindowQuestion = (typeof windowQuestions)[number];
export type QuestionName = (typeof questionNames)[number];

const ofHero = (about: About) => ({ hero: heroIn(about) });
const inWindow = (about: About) => ({ hero: heroIn(about), card: cardIn(about) });

/** What each question is about, read from what the rules say of it. */
const topics = {
  hero: () => ({}),
  boasts: (about: About) => ({ hero: heroIn(about), from: seatIn(about) }),
  'active-hero': () => ({}),
  'play-though-dead': (about: About) => ({ hero: heroIn(about), encounters: encountersIn(about) }),
  side: ofHero,
  'card-to-remove': ofHero,
  'card-on-top': ofHero,
  bet: (about: About) => ({ hero: heroIn(about), gold: numberIn(about, 'gold') }),
  'start-of-encounter': inWindow,
  'before-rolling': inWindow,
  'after-rolling': inWindow,
  treasure: inWindow,
  defense: inWindow,
  damage: inWindow,
  'after-damage': inWindow,
  'after-encounter': inWindow,
  'end-of-turn': inWindow,
  'tokens-to-spend': (about: About) => ({
    hero: heroIn(about),
    ability: textIn(about, 'ability') as AbilityId,
  }), // branded at this door
  'one-use-dice-to-spend': ofHero,
  'weapon-to-roll': ofHero,
  'weapon-for-token': ofHero,
  'weapon-to-lose-token': ofHero,
  'dice-to-reroll': (about: About) => ({ hero: heroIn(about), dice: numbersIn(about, 'dice') }),
  choice: inWindow,
  'wound-for-gold': (about: About) => ({ ...inWindow(about), gold: numberIn(about, 'gold') }),
  'face-privately': inWindow,
} satisfies { readonly [Name in QuestionName]: (about: About) => object };

/** A question with what it is about, so far as its words need it. */
export type Asked<Name extends QuestionName = QuestionName> = ReturnType<(typeof topics)[Name]> &
  Pick<OpenQuestion, 'min' | 'max' | 'options'>;

/** The name of a question, and what its words need to know. */
export function askedIn(question: OpenQuestion): { readonly name: QuestionName; readonly asked: Asked } {
  const name = questionNames.find((known) => known === question.name);
  if (name === undefined) throw new Error(`no words for the question ${question.name}`);
  const { min, max, options, about } = question;
  return { name, asked: { ...topics[name](about), min, max, options } };
}

function textIn(about: About, key: string): string {
  const value = about[key];
  if (typeof value !== 'string') throw new Error(`a question does not say its ${key}`);
  return value;
}

function numberIn(about: About, key: string): number {
  const value = about[key];
  if (typeof value !== 'number') throw new Error(`a question does not say its ${key}`);
  return value;
}

const listIn = (about: About, key: string): readonly unknown[] => {
  const value = about[key];
  return Array.isArray(value) ? [...value] : [];
};

const numbersIn = (about: About, key: string): readonly number[] =>
  listIn(about, key).filter((value) => typeof value === 'number');

const heroIn = (about: About): HeroId => textIn(about, 'hero') as HeroId; // branded at this door

const cardIn = (about: About): EncounterId | null =>
  about.card == null ? null : (textIn(about, 'card') as EncounterId); // branded at this door

const seatIn = (about: About): Seat | null => (about.from == null ? null : (textIn(about, 'from') as Seat)); // branded at this door

const encountersIn = (about: About): readonly EncounterId[] =>
  listIn(about, 'encounters').filter((value): value is EncounterId => typeof value === 'string'); // branded at this door
