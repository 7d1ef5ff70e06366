import { type Box, namedSeats } from '@tavolo/box';
import { blurb } from './blurb.ts';
import { conformance } from './conformance.ts';
import { toneOf } from './facts.ts';
import { pearlDivers } from './game.ts';
import type { PearlDiversKinds } from './kinds.ts';
import { chapters } from './rulebook.ts';
import { textsFrom } from './text/texts.ts';

/** The words of each language, loaded when somebody reads it. */
const words = {
  en: async () => (await import('./text/en.ts')).en,
  it: async () => (await import('./text/it.ts')).it,
  pt: async () => (await import('./text/pt.ts')).pt,
};

/** The game as the house knows it: the one thing that the shelf takes from this package. */
export const box: Box<PearlDiversKinds> = {
  game: pearlDivers,
  blurb,
  texts: async (language) => textsFrom(await words[language]()),
  toneOf,
  aboutWhom: (fact, { seats }) => namedSeats(fact, seats),
  rulebook: { prefix: 'pd', chapters },
  conformance,
};
