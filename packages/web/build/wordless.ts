import type { Plugin } from 'vite';

const id = '\0no-texts';

/**
 * Leaves the words out of a worker that plays tables: boxes could load them, and nobody there reads. Otherwise each
 * language would be built twice, and kept on the device twice.
 */
export const wordless = (): Plugin => ({
  name: 'tavolo-wordless',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (/\/text\/[a-z]{2}\/texts\.ts$/.test(source) ? id : null),
  load: (asked) =>
    asked === id ? "throw new Error('no words are kept here');\nexport const texts = null;" : null,
});
