import {
  box,
  chapters,
  type GloomKinds,
  type Naming,
  namingOf,
  objectionToPicks,
  type Texts,
  textsIn,
  type View,
} from '@tavolo/gloomhaven';
import type { OpenQuestion, Seat } from '@tavolo/kernel';
import type { GameWords } from '../entry.ts';
import type { Asked, AskedOption, RulebookChapter } from '../shelf.ts';
import type { Language } from '../text/language.ts';
import { guideIn } from './guide.ts';
import { lookable, lookedAt } from './looked-at.ts';
import { markOf } from './marks.ts';
import { optionMeanings } from './option-words.ts';
import { tableTexts } from './table-texts.ts';

/** The game's words as the command wants them. */
export function wordsIn(language: Language): GameWords<GloomKinds> {
  const texts = textsIn(language);
  const own = tableTexts[language];
  return {
    title: texts.title,
    greeting: own.greeting,
    rulebook: rulebookIn(texts),
    guide: { parts: guideIn(language), why: own.why, nothingToExplain: own.nothingToExplain },
    optionSays: (word) => {
      const says = optionMeanings.get(word)?.says;
      if (says === undefined) return '';
      return typeof says === 'string'
        ? own.options[says]
        : own.plays(says.number, texts.name(says.scenario, 'scenario'));
    },
    nameOf: (id) => texts.name(id),
    cardText: (id, view) => lookedAt(id, view, language),
    line: (fact, view) => texts.line(fact, namesAt(view)),
    asked: (question, view) => askedIn(texts, question, view),
    refusing: (question, picked, view) => objectionIn(texts, question, picked, view),
  };
}

/** Why picks can't be given together; `null`: the game has nothing to say about it. */
function objectionIn(
  texts: Texts,
  question: OpenQuestion,
  picked: readonly string[],
  view: View,
): string | null {
  const objection = objectionToPicks({ view, content: box }, question, picked);
  return objection === null ? null : `${texts.objection(objection, namesAt(view))}.`;
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
    prompt: `${texts.prompt(question, naming)} ${texts.consider(question, naming)}`,
    options: question.options.map((id) => {
      const name = `${texts.option(question, id, naming)}${markBehind(id, view, texts)}`;
      const short = shortOf(id, texts, naming) ?? name;
      return { id, name, short, ...toldBeside(texts, question, id), cards: namedBy(id, view) };
    }),
  };
}

/** Questions whose options are cards, items or goals, or their halves, whose texts are told beside them. */
function toldBeside(
  texts: Texts,
  { name }: OpenQuestion,
  option: string,
): Pick<AskedOption, 'summary' | 'details'> {
  const [tag = '', rest] = option.split(':');
  const text = name === 'class' || isBasic(tag) ? [] : texts.cardText(rest ?? tag, box);
  const half = ['top', 'bottom'].indexOf(tag);
  // The label says which half it is.
  const details = rest !== undefined && half >= 0 ? [text[half]?.replace(/^[^:]*: /, '') ?? ''] : text;
  return { summary: details.join(' / '), details };
}

/** Where an option that is a monster, a summon or an objective is found on the map. */
function markBehind(option: string, view: View, texts: Texts): string {
  const figure = view.figures.find(({ id }) => id === option);
  return figure === undefined || figure.kind === 'character' ? '' : ` (${markOf(figure, view, texts)})`;
}

/** A hex with what lies there, a card with its initiative or its half, an item with its price; `null` for others. */
function shortOf(option: string, texts: Texts, naming: Naming): string | null {
  if (naming.hexes().some(({ hex }) => hex === option)) {
    const spots = naming
      .spotsAt(option)
      .map(({ is, name }) => (name === null ? texts.words.things[is] : `${texts.words.things[is]} ${name}`));
    return spots.length === 0 ? option : `${option} (${spots.join(', ')})`;
  }
  const [tag = '', card] = option.split(':');
  const half = halvesIn(texts)[tag];
  if (half !== undefined && card !== undefined) return `${half}: ${texts.name(card, 'card')}`;
  const numbers = [...box.cards.values()].map(({ id, initiative }) => [id, initiative] as const);
  const prices = [...box.items.values()].map(({ id, price }) => [id, price] as const);
  const known = [...numbers, ...prices].find(([id]) => id === option);
  return known === undefined ? null : `${texts.name(option)} (${known[1]})`;
}

/** What a card is played for, by the word before it. */
const halvesIn = ({ term, words }: Texts): { readonly [tag: string]: string } => ({
  top: term('top'),
  bottom: term('bottom'),
  'basic-attack': `${words.abilities.attack} 2`,
  'basic-move': `${words.abilities.move} 2`,
});

/** What an option names that can be looked at: figures by their kinds, the card or item behind a word, or itself. */
function namedBy(option: string, { figures, heroes }: View): readonly string[] {
  const [, behind = option] = /^[a-z-]+:(.*)$/.exec(option) ?? [];
  const names = behind.replace(/^.*>/, '').split('+');
  const kindOf = (id: string): string =>
    figures.find((figure) => figure.id === id)?.type ?? heroes.find((hero) => hero.id === id)?.class ?? id;
  return [...new Set(names.map(kindOf))].filter((id) => lookable.has(id));
}

const isBasic = (tag: string): boolean => tag.startsWith('basic-') || tag === 'end-bonus';
