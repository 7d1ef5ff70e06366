import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/test/**/*.test.ts', 'checks/test/*.test.ts'],
    // Modules keep no state (checks/module-state.ts), so test files may share them: half the time.
    isolate: false,
    maxWorkers: '100%',
    // The own checks start TypeScript and Biome, which takes its time on a busy machine.
    testTimeout: 30_000,
  },
});
