import { type Box, namedSeats } from '@tavolo/box';
import { blurb } from './blurb.ts';
import { conformance } from './conformance.ts';
import { wowAdventure } from './game.ts';
import type { WowKinds } from './kinds.ts';
import { toneOf } from './onlooker/tones.ts';
import { chapters } from './rulebook.ts';
import { textsForAnyBoard } from './text/for-any-board.ts';

/** The texts of each language, loaded when somebody reads it. */
const textsLoadedIn = {
  en: () => import('./text/en/texts.ts'),
  it: () => import('./text/it/texts.ts'),
  pt: () => import('./text/pt/texts.ts'),
};

/** World of Warcraft: The Adventure Game, as the house knows it. */
export const box: Box<WowKinds> = {
  game: wowAdventure,
  blurb,
  texts: async (language) => textsForAnyBoard((await textsLoadedIn[language]()).texts),
  toneOf,
  aboutWhom: (fact, { seats }) => namedSeats(fact, seats),
  rulebook: { prefix: 'wow', chapters },
  conformance,
};
