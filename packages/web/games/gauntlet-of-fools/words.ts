import {
  box,
  chapters,
  type GauntletKinds,
  type Naming,
  namingOf,
  type Texts,
  textsIn,
} from '@tavolo/gauntlet-of-fools';
import type { OpenQuestion } from '@tavolo/kernel';
import type { Language } from '../../text/language.ts';
import type { FaceWords, RulebookChapter, Showing, WordedQuestion, WordedTableOption } from '../face.ts';
import { detailOf, iconOf, isGoingOn } from './option-details.ts';
import { type FaceText, faceTexts } from './text/face-texts.ts';

/** The game's words as the shell wants them. */
export function words(language: Language): FaceWords<GauntletKinds> {
  const texts = textsIn(language);
  const own = faceTexts[language];
  return {
    title: texts.title,
    invitation: own.invitation,
    rulebook: rulebookIn(texts),
    line: (fact, showing) => texts.line(fact, naming(showing)),
    question: (question, showing) => worded(texts, question, showing),
    options: tableOptions(own),
    comesTo: () => null,
    keys: [],
  };
}

const naming = ({ view, player }: Showing<GauntletKinds>): Naming =>
  namingOf(view, box, (seat) => player(seat).name);

const rulebookIn = (texts: Texts): readonly RulebookChapter[] =>
  chapters.map(({ id, rules }) => ({
    id,
    title: texts.chapterTitle(id),
    rules: rules.map((rule) => ({ id: rule.id, text: texts.ruleText(rule.id) ?? '' })),
  }));

function worded(texts: Texts, question: OpenQuestion, showing: Showing<GauntletKinds>): WordedQuestion {
  const names = naming(showing);
  return {
    prompt: texts.prompt(question, names),
    consider: null,
    options: question.options.map((id) => ({
      id,
      label: texts.option(question, id, names),
      name: texts.option(question, id, names),
      detail: detailOf(texts, showing.view, question, id),
      icon: iconOf(showing.view, question, id),
      weight: isGoingOn(id) ? 'going-on' : 'plain',
      place: 'listed',
    })),
    care: 'none',
    giving: () => null,
    objection: () => null,
    limit: null,
  };
}

/** The ways to play, the usual one first. */
const tableOptions = ({ options }: FaceText): readonly WordedTableOption[] => [
  {
    key: 'boastsFromMiddle',
    title: options.boastsFromMiddle.title,
    rule: 'gof/A-01',
    isMain: false,
    values: [
      { value: 'any', ...options.boastsFromMiddle.any },
      { value: 'one', ...options.boastsFromMiddle.one },
    ],
  },
  {
    key: 'promos',
    title: options.promos.title,
    rule: 'gof/setup.1',
    isMain: false,
    values: [
      { value: false, ...options.promos.off },
      { value: true, ...options.promos.on },
    ],
  },
  {
    key: 'multipliesOtherWeapons',
    title: options.multiplies.title,
    rule: 'gof/A-26',
    isMain: false,
    values: [
      { value: true, ...options.multiplies.any },
      { value: false, ...options.multiplies.own },
    ],
  },
];
