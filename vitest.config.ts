import { configDefaults, defineConfig } from 'vitest/config';
import { icons } from './packages/web/build/icons.ts';

const inBrowser = 'packages/web/test/browser/**/*.test.ts';

export default defineConfig({
  test: {
    // Modules keep no state (checks/module-state.ts), so test files may share them: half the time.
    isolate: false,
    reporters: ['default', './scripts/skipped-tests.mjs'],
    projects: [
      {
        extends: true,
        // Boards are drawn with icons that the build takes out of their set.
        plugins: [icons()],
        test: {
          name: 'plain',
          include: ['packages/**/test/**/*.test.ts', 'checks/test/*.test.ts'],
          exclude: [...configDefaults.exclude, inBrowser],
          maxWorkers: '100%',
          // The own checks start TypeScript and Biome, which takes its time on a busy machine.
          testTimeout: 30_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [inBrowser],
          globalSetup: 'packages/web/test/browser/global-setup.ts',
          // After all others and one after the other: a browser, a server and bots fill two cores by themselves.
          sequence: { groupOrder: 1 },
          fileParallelism: false,
          // Whole games are played: seconds on a quiet machine, a minute or two where something else runs beside.
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // What a page does next it does at once, or after what a slow machine needs.
          expect: { poll: { timeout: 20_000 } },
        },
      },
    ],
  },
});
