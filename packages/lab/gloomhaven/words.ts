import {
  box,
  chapters,
  type GloomKinds,
  type Naming,
  namingOf,
  type Texts,
  textsIn,
  type View,
} from '@tavolo/gloomhaven';
import type { OpenQuestion, Seat } from '@tavolo/kernel';
import type { GameWords } from '../entry.ts';
import type { Asked, AskedOption, RulebookChapter } from '../shelf.ts';
import type { Language } from '../text/language.ts';
import { optionWords, tableTexts } from './table-texts.ts';

/** The game's words as the command wants them. */
export function wordsIn(language: Language): GameWords<GloomKinds> {
  const texts = textsIn(language);
  const own = tableTexts[language];
  return {
    title: texts.title,
    greeting: own.greeting,
    rulebook: rulebookIn(texts),
    optionSays: (word) => {
      const known = optionWords.find((one) => one === word);
      return known === undefined
        ? own.plays(texts.name(word.replace('scenario=', ''), 'scenario'))
        : own.options[known];
    },
    nameOf: (id) => texts.name(id),
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
    prompt: `${texts.prompt(question, naming)} ${texts.consider(question, naming)}`,
    options: question.options.map((id) => ({
      id,
      name: texts.option(question, id, naming),
      ...toldBeside(texts, question, id),
    })),
  };
}

/** Questions whose options are cards, items or goals, or their halves, whose texts are told beside them. */
function toldBeside(
  texts: Texts,
  { name }: OpenQuestion,
  option: string,
): Pick<AskedOption, 'summary' | 'details'> {
  const [tag = '', rest] = option.split(':');
  const id = rest ?? tag;
  const text = name === 'class' ? [] : texts.cardText(id, box);
  const half = ['top', 'bottom'].indexOf(tag);
  return {
    summary: '',
    details: rest !== undefined && half >= 0 ? text.slice(half, half + 1) : isBasic(tag) ? [] : text,
  };
}

const isBasic = (tag: string): boolean => tag.startsWith('basic-') || tag === 'end-bonus';
