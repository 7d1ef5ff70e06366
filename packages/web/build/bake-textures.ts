/**
 * Draws the textures once and for all: noise that a phone would have to compute again and again becomes a small
 * picture. `node --import tsx packages/web/build/bake-textures.ts`, after a change to `look/textures/*.svg`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { openBrowser } from '../test/browser/chromium.ts';

const folder = new URL('../look/textures/', import.meta.url);

/** Drawn smaller than they are shown: there is no detail along the grain, and stains are soft. */
const textures = [
  { name: 'wood', width: 160, height: 320 },
  { name: 'parchment', width: 100, height: 100 },
];

const browser = await openBrowser();
const page = await browser.newPage();
for (const { name, width, height } of textures) {
  const svg = readFileSync(new URL(`${name}.svg`, folder), 'utf8');
  const drawn = await page.evaluate(draw, { svg, width, height });
  writeFileSync(new URL(`${name}.webp`, folder), Buffer.from(drawn.split(',')[1] ?? '', 'base64'));
}
await browser.close();

/** Runs in the page. */
async function draw({
  svg,
  width,
  height,
}: {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}) {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL('image/webp', 0.6);
}
