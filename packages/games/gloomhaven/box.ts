import type { Box } from '@tavolo/box';
import { blurb } from './blurb.ts';
import { conformance } from './conformance.ts';
import { gloomhaven } from './game.ts';
import type { GloomKinds } from './kinds.ts';
import { aboutWhom } from './onlooker/about-whom.ts';
import { chapters } from './rulebook.ts';
import { textsForAnyBoard } from './text/for-any-board.ts';
import { toneOf } from './text/tones.ts';

/** The texts of each language, loaded when somebody reads it. */
const textsLoadedIn = {
  en: () => import('./text/en/texts.ts'),
  it: () => import('./text/it/texts.ts'),
  pt: () => import('./text/pt/texts.ts'),
};

/** Gloomhaven, as the house knows it. */
export const box: Box<GloomKinds> = {
  game: gloomhaven,
  blurb,
  texts: async (language) => textsForAnyBoard((await textsLoadedIn[language]()).texts),
  toneOf,
  aboutWhom: (fact, { view }) => aboutWhom(fact, view),
  rulebook: { prefix: 'gh', chapters },
  conformance,
};
