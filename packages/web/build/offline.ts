import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** The name of the built service worker: it must lie at the root to serve all pages. */
export const serviceWorker = 'service-worker.js';

/** Fills in which files the service worker keeps, and a version that changes with any of them. */
export const offline = (): Plugin => ({
  name: 'tavolo-offline',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const chunk = bundle[serviceWorker];
    if (chunk?.type !== 'chunk') throw new Error(`the build made no ${serviceWorker}`);
    const kept = Object.values(bundle).filter(({ fileName }) => isKept(fileName));
    const hash = createHash('sha256');
    for (const file of kept) hash.update(file.fileName).update(contentOf(file));
    const files = ['/', ...publicFiles, ...kept.map(({ fileName }) => `/${fileName}`)];
    const version = hash.digest('hex').slice(0, 16);
    chunk.code = `const files=${JSON.stringify(files)},version=${JSON.stringify(version)};\n${chunk.code}`;
  },
});

/** What is served from `public/` and shown without a network. */
const publicFiles = ['/manifest.webmanifest', '/icon.svg', '/icon-192.png', '/icon-512.png'];

/** `index.html` is kept as `/`; the service worker does not keep itself. Every browser we serve reads woff2. */
const isKept = (fileName: string): boolean =>
  fileName !== serviceWorker &&
  fileName !== 'index.html' &&
  !fileName.endsWith('.map') &&
  !fileName.endsWith('.woff');

const contentOf = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): string | Uint8Array =>
  file.type === 'chunk' ? file.code : file.source;
