import type { Blurb, Box, Texts } from '@tavolo/box';
import { use } from 'react';
import type { GameFace, Lesson } from '../games/face.ts';
import { useLanguage } from '../text/use-text.ts';
import { FoundGames, type GameShown } from './found-games.ts';

// The accents of the games, each for what is shown of its own game.
import.meta.glob('../games/*/accent.css', { eager: true });

/** The games of the house, found by their folders. What is said of them is there at once; the rest is loaded when it is needed. */
export const games = new FoundGames({
  blurbs: import.meta.glob<Blurb>('../../games/*/blurb.ts', { eager: true, import: 'blurb' }),
  boxes: import.meta.glob<Box>('../../games/*/box.ts', { import: 'box' }),
  faces: import.meta.glob<GameFace>('../games/*/face.ts', { import: 'face' }),
  lessons: import.meta.glob<Lesson>('../games/*/lesson.ts', { import: 'lesson' }),
});

/** What a game says in the language that is read; `null`: the house does not have it. For components below a `Suspense`. */
export const useTexts = (game: string): Texts | null => use(games.texts(game, useLanguage()));

/** A game with all that is needed to show it; `null`: the house does not have it. For components below a `Suspense`. */
export const useGame = (game: string): GameShown | null => use(games.shown(game, useLanguage()));
