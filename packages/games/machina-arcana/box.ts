import type { Box } from '@tavolo/box';
import { blurb } from './blurb.ts';
import { conformance } from './conformance.ts';
import { machinaArcana } from './game.ts';
import type { MachinaKinds } from './kinds.ts';
import { aboutWhom } from './onlooker/about-whom.ts';
import { toneOf } from './onlooker/tones.ts';
import { chapters } from './rulebook.ts';
import { textsForAnyBoard } from './text/for-any-board.ts';

/** The texts of each language, loaded when somebody reads it. */
const textsLoadedIn = {
  en: () => import('./text/en/texts.ts'),
  it: () => import('./text/it/texts.ts'),
  pt: () => import('./text/pt/texts.ts'),
};

/** Machina Arcana, as the house knows it. */
export const box: Box<MachinaKinds> = {
  game: machinaArcana,
  blurb,
  texts: async (language) => textsForAnyBoard((await textsLoadedIn[language]()).texts),
  toneOf,
  aboutWhom: (fact, { view }) => aboutWhom(fact, view),
  rulebook: { prefix: 'ma', chapters },
  conformance,
};
