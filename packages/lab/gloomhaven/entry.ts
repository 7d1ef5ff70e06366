import { box, type GloomKinds, gloomhaven, type Options, toneOf, type View } from '@tavolo/gloomhaven';
import type { Entry } from '../entry.ts';
import type { TallyTable, TallyTexts } from '../simulate/tally.ts';
import type { Language } from '../text/language.ts';
import { aboutWhom } from './about-whom.ts';
import { count } from './count.ts';
import { explained } from './explained.ts';
import { picture } from './picture.ts';
import { reckoning } from './reckoning.ts';
import { type OptionWord, optionWords, tableTexts } from './table-texts.ts';
import { wordsIn } from './words.ts';

/** What each word of `--options` changes about the table. */
const options: { readonly [Word in OptionWord]: Partial<Options> } = {
  'characters=2': { characters: 2 },
  'characters=3': { characters: 3 },
  'characters=4': { characters: 4 },
  'level=choose': { characterLevel: 0 },
  'difficulty=easy': { difficulty: 'easy' },
  'difficulty=hard': { difficulty: 'hard' },
  'difficulty=very-hard': { difficulty: 'very-hard' },
  'open-information': { openInformation: true },
  'reduced-randomness': { reducedRandomness: true },
};

const scenarios: { readonly [word: string]: Partial<Options> } = Object.fromEntries(
  [...box.scenarios.keys()].map((scenario) => [`scenario=${scenario}`, { scenario }]),
);

export const gloomhavenEntry: Entry<GloomKinds> = {
  game: gloomhaven,
  optionWords: [...Object.keys(scenarios), ...optionWords],
  optionsOf: (words) => Object.assign({}, ...words.map((word) => ({ ...scenarios, ...options })[word] ?? {})),
  words: { en: wordsIn('en'), it: wordsIn('it'), pt: wordsIn('pt') },
  toneOf,
  aboutWhom,
  cards: [...box.cards.keys(), ...box.items.keys(), ...box.goals.keys(), ...box.monsters.keys()].map(String),
  cardsInSight,
  picture,
  reckoning,
  explained,
  rematchOptions: (before) => before,
  count,
  winsTogether: true,
  tallyTexts,
};

/** The own cards first, then what everybody has shown, the items, and the monsters. */
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
