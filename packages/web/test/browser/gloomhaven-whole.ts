/**
 * A whole scenario through the page, by what the bot advises, with pictures of every kind of question on the way in
 * `artefacts/gloomhaven/`. Takes minutes, so it is no test.
 * `node --import tsx packages/web/test/browser/gloomhaven-whole.ts [desk|tablet|phone] [en|it|pt]`
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, buildPages } from '../../../../scripts/build.mjs';
import { languages } from '../../text/language.ts';
import { loadMessages } from '../../text/load-messages.ts';
import { AtDungeon, gloomhaven } from './at-dungeon.ts';
import { openBrowser } from './chromium.ts';
import { House } from './house.ts';
import { sizes, Visitor } from './visitor.ts';

const folder = fileURLToPath(new URL('../../../../artefacts/gloomhaven/', import.meta.url));
const size =
  (Object.keys(sizes) as (keyof typeof sizes)[]).find((one) => process.argv.includes(one)) ?? 'desk';
const language = languages.find((one) => process.argv.includes(one)) ?? 'en';

/** No scenario asks one person more often. */
const longest = 1500;

mkdirSync(folder, { recursive: true });
await buildPages();
const house = await House.open(fileURLToPath(await build('server')));
const browser = await openBrowser();
const visitor = await Visitor.arrive(browser, house.address, { size, settings: { language } });
const { page } = visitor;
const text = await loadMessages(language);
const table = new AtDungeon(page, text);
await page.goto('/');
await page.locator(`[data-game="${gloomhaven}"]`).getByRole('button', { name: text.home.playNow }).click();
const seen = new Set<string>();
for (let count = 0; count < longest; count++) {
  const asked = await step(count);
  if (asked === null) break;
}
await take('end');
for (const complaint of visitor.complaints) console.log(complaint);
await browser.close();
await house.close();

/** One answer, with a picture before it where such a thing is asked for the first time. */
async function step(count: number): Promise<string | null> {
  await table.question.or(table.rematch).first().waitFor();
  const [question = ''] = await table.question.allInnerTexts();
  const kind = question.replaceAll(/[\d“”]+/g, '').slice(0, 32);
  if (!seen.has(kind)) await take(String(count).padStart(4, '0'));
  seen.add(kind);
  const asked = await table.goOnAdvised();
  console.log(count, asked);
  return asked;
}

async function take(name: string): Promise<void> {
  await page.screenshot({ path: `${folder}${size}-${language}-${name}.png` });
}
