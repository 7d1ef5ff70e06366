import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { icons } from './build/icons.ts';
import { offline, serviceWorker } from './build/offline.ts';
import { wordless } from './build/wordless.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [react(), icons(), offline()],
  worker: { format: 'es', plugins: () => [wordless()] },
  // In development the pages come from here, and everything else from a server that runs beside.
  server: {
    proxy: { '/api': 'http://127.0.0.1:8420', '/socket': { target: 'ws://127.0.0.1:8420', ws: true } },
  },
  build: {
    outDir: here('../../dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Small files inlined as data would fall foul of the content policy.
    assetsInlineLimit: 0,
    // The worker holds the rules of every game.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      input: { index: here('index.html'), 'service-worker': here('offline/service-worker.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? serviceWorker : 'assets/[name]-[hash].js'),
      },
    },
  },
});
