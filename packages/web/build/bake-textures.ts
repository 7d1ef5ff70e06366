/**
 * Draws the textures once and for all: noise that a phone would have to compute again and again becomes a small
 * picture. `node --import tsx packages/web/build/bake-textures.ts`, after a change to the drawing beside one of them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { openBrowser } from '../test/browser/chromium.ts';

const web = new URL('../', import.meta.url);

/** Drawn smaller than they are shown: there is no detail along the grain, and stains are soft. */
const textures = [
  { path: 'look/textures/wood', width: 160, height: 320 },
  { path: 'look/textures/parchment', width: 100, height: 100 },
  { path: 'games/gloomhaven/look/stone', width: 384, height: 384 },
];

const browser = await openBrowser();
const page = await browser.newPage();
for (const { path, width, height } of textures) {
  const svg = readFileSync(new URL(`${path}.svg`, web), 'utf8');
  const drawn = await page.evaluate(draw, { svg, width, height });
  writeFileSync(new URL(`${path}.webp`, web), Buffer.from(drawn.split(',')[1] ?? '', 'base64'));
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
