import {
  box,
  chapters,
  type GauntletKinds,
  type Naming,
  namingOf,
  type Texts,
  textsIn,
  type View,
} from '@tavolo/gauntlet-of-fools';
import type { OpenQuestion, Seat } from '@tavolo/kernel';
import type { GameWords } from '../entry.ts';
import type { Asked, RulebookChapter } from '../shelf.ts';
import type { Language } from '../text/language.ts';
import { tableTexts } from './table-texts.ts';

/** The game's words as the command wants them. */
export function wordsIn(language: Language): GameWords<GauntletKinds> {
  const texts = textsIn(language);
  const own = tableTexts[language];
  return {
    title: texts.title,
    greeting: own.greeting,
    rulebook: rulebookIn(texts),
    nameOf: (id) => (id === 'none' ? own.noBoast : texts.name(id)),
    cardText: (id) => texts.cardText(id, box),
    line: (fact, view) => texts.line(fact, namesAt(view)),
    asked: (question, view) => askedIn(texts, question, view),
  };
}

/** Seats are named like the players on them. */
const namesAt = (view: View): Naming => namingOf(view, box, (seat: Seat) => seat);

const rulebookIn = (texts: Texts): readonly RulebookChapter[] =>
  chapters.map(({ id, rules }) => ({
    id,
    title: texts.chapterTitle(id),
    rules: rules.map((rule) => ({ id: rule.id, text: texts.ruleText(rule.id) ?? '' })),
  }));

function askedIn(texts: Texts, question: OpenQuestion, view: View): Asked {
  const naming = namesAt(view);
  return {
    prompt: texts.prompt(question, naming),
    options: question.options.map((id) => ({
      id,
      name: texts.option(question, id, naming),
      ...toldBeside(texts, question, id, view),
    })),
  };
}

type Beside = { readonly summary: string; readonly details: readonly string[] };

/** What the label of an option leaves to be said: the cards of a hero, and cards that only the asked seat sees. */
function toldBeside(texts: Texts, { name }: OpenQuestion, id: string, view: View): Beside {
  if (name === 'hero') return besideHero(texts, id, view);
  const isPrivate = name === 'card-to-remove' || name === 'card-on-top';
  return { summary: isPrivate ? sentences(texts.cardText(id, box)) : '', details: [] };
}

/** A card's first sentence has its figures. */
function besideHero(texts: Texts, id: string, view: View): Beside {
  const hero = view.heroes.find((one) => one.id === id);
  const cards = hero === undefined ? [] : [hero.class, ...hero.weapons.map(({ card }) => card)];
  const boasts = hero?.boasts ?? [];
  const boasted = boasts.length === 0 ? [] : [`“${boasts.map((boast) => texts.name(boast)).join(', ')}”`];
  const told = cards.map((card) => ({ card, text: texts.cardText(card, box) }));
  return {
    summary: [...told.map(({ text }) => text[0] ?? ''), ...boasted].join(' · '),
    details: [...told.map(({ card, text }) => `${texts.name(card)}: ${sentences(text)}`), ...boasted],
  };
}

const sentences = (text: readonly string[]): string =>
  text.map((one) => (/[.!?]$/.test(one) ? one : `${one}.`)).join(' ');
