import {
  aboutWhom,
  type GauntletKinds,
  gauntletOfFools,
  type Options,
  rematchOptions,
  toneOf,
  type View,
} from '@tavolo/gauntlet-of-fools';
import type { Entry } from '../entry.ts';
import type { TallyTable, TallyTexts } from '../simulate/tally.ts';
import type { Language } from '../text/language.ts';
import { count, groups } from './count.ts';
import { explained } from './explained.ts';
import { picture } from './picture.ts';
import { reckoning } from './reckoning.ts';
import { type OptionWord, optionWords, tableTexts } from './table-texts.ts';
import { cardIds, wordsIn } from './words.ts';

/** What each word of `--options` changes about the table. */
const options: { readonly [Word in OptionWord]: Partial<Options> } = {
  promos: { promos: true },
  'boasts=any': { boastsFromMiddle: 'any' },
  'boasts=one': { boastsFromMiddle: 'one' },
  'multiply=any': { multipliesOtherWeapons: true },
  'multiply=own': { multipliesOtherWeapons: false },
};

export const gauntletEntry: Entry<GauntletKinds> = {
  game: gauntletOfFools,
  optionWords,
  optionsOf: (words) =>
    Object.assign(
      {},
      ...words.flatMap((word) => optionWords.filter((one) => one === word).map((one) => options[one])),
    ),
  words: { en: wordsIn('en'), it: wordsIn('it'), pt: wordsIn('pt') },
  toneOf,
  aboutWhom,
  cards: [...cardIds],
  cardsInSight,
  picture,
  reckoning,
  explained,
  rematchOptions,
  count,
  winsTogether: false,
  tallyTexts,
};

/** The encounter first, then the heroes with their weapons and boasts. */
function cardsInSight(view: View): readonly string[] {
  const ids = [
    ...view.encounters.flatMap(cardsIn),
    ...view.heroes.flatMap(({ fight }) => (fight === null ? [] : cardsIn(fight.encounter))),
    ...view.waiting,
    ...view.known,
    ...view.heroes.flatMap((hero) => [hero.class, ...hero.weapons.map(({ card }) => card), ...hero.boasts]),
  ];
  return [...new Set<string>(ids)];
}

const cardsIn = ({ card, modifiers }: View['encounters'][number]): readonly string[] => [card, ...modifiers];

function tallyTexts(language: Language): TallyTexts {
  const { byGroup, groupHeadings, columns, lasts } = tableTexts[language];
  const tables = groups.map(
    (group): TallyTable => ({
      group,
      title: byGroup[group],
      headings: [groupHeadings[group], ...columns],
      forms: ['mean', 'mean', 'share', 'share'],
    }),
  );
  return { score: columns[0], lasts, tables };
}
