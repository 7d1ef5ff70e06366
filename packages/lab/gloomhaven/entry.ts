import { type GloomKinds, gloomhaven, toneOf, type View } from '@tavolo/gloomhaven';
import type { Entry } from '../entry.ts';
import type { TallyTable, TallyTexts } from '../simulate/tally.ts';
import type { Language } from '../text/language.ts';
import { aboutWhom } from './about-whom.ts';
import { count } from './count.ts';
import { explained } from './explained.ts';
import { lookable } from './looked-at.ts';
import { optionMeanings } from './option-words.ts';
import { picture } from './picture.ts';
import { reckoning } from './reckoning.ts';
import { tableTexts } from './table-texts.ts';
import { wordsIn } from './words.ts';

export const gloomhavenEntry: Entry<GloomKinds> = {
  game: gloomhaven,
  optionWords: [...optionMeanings.keys()],
  optionsOf: (words) => Object.assign({}, ...words.map((word) => optionMeanings.get(word)?.changes ?? {})),
  words: { en: wordsIn('en'), it: wordsIn('it'), pt: wordsIn('pt') },
  toneOf,
  aboutWhom,
  cards: [...lookable],
  cardsInSight,
  picture,
  reckoning,
  explained,
  rematchOptions: (before) => before,
  count,
  winsTogether: true,
  tallyTexts,
};

/** The own cards first, then what everybody has shown, the items, the monsters, the classes and the scenario. */
function cardsInSight({ heroes, met, options: { scenario } }: View): readonly string[] {
  const ids = [
    ...heroes.flatMap(({ hand, picked }) => [...hand, ...picked]),
    ...heroes.flatMap(({ discard, lost, active }) => [
      ...discard,
      ...lost,
      ...active.map(({ card }) => card),
    ]),
    ...heroes.flatMap(({ items }) => items.map(({ item }) => item)),
    ...heroes.flatMap(({ goal }) => (goal === null || goal === 'hidden' ? [] : [goal])),
    ...met,
    ...heroes.flatMap((hero) => (lookable.has(hero.class) ? [hero.class] : [])),
    scenario,
  ];
  return [...new Set<string>(ids)];
}

function tallyTexts(language: Language): TallyTexts {
  const { byClass, byScenario, columns, lasts } = tableTexts[language];
  const forms: TallyTable['forms'] = ['mean', 'mean', 'share', 'share'];
  const tables: readonly TallyTable[] = [
    { group: 'class', title: byClass.title, headings: [byClass.heading, ...columns], forms },
    { group: 'scenario', title: byScenario.title, headings: [byScenario.heading, ...columns], forms },
  ];
  return { score: columns[0], lasts, tables };
}
