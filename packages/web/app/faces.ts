import { use } from 'react';
import type { GameFace } from '../games/face.ts';

/** Boards are loaded when somebody sits down at one. */
const loaders: { readonly [game: string]: () => Promise<GameFace> } = {
  'gauntlet-of-fools': async () => {
    const { gauntletFace } = await import('../games/gauntlet-of-fools/face.ts');
    return gauntletFace as unknown as GameFace; // a table gives each face the views and facts of its own game
  },
  gloomhaven: async () => {
    const { gloomhavenFace } = await import('../games/gloomhaven/face.ts');
    return gloomhavenFace as unknown as GameFace; // as above
  },
};

const loading = new Map<string, Promise<GameFace | null>>();

/** The face of a game; `null` when it has none yet. */
export function faceOf(game: string): Promise<GameFace | null> {
  const known = loading.get(game);
  if (known !== undefined) return known;
  const face = loaders[game]?.() ?? Promise.resolve(null);
  loading.set(game, face);
  face.catch(() => loading.delete(game)); // a lost network is no reason never to try again
  return face;
}

/** The face of a game, for components below a `Suspense`. */
export const useFace = (game: string): GameFace | null => use(faceOf(game));
