import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The light differs from the dark by its colours alone, so only what has to do with them is looked at again. */
const rulesFor = { dark: {}, light: { runOnly: ['color-contrast', 'link-in-text-block'] } } as const;

/**
 * What keeps people out of a page as it is now, as far as a machine can tell: a line each, of what is serious or worse.
 * In the dark and in the light, for a visitor whose settings follow the device.
 */
export async function barriersByDayAndNight(page: Page): Promise<readonly string[]> {
  await page.evaluate(source);
  const barriers: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    const found = await barriersOn(page, rulesFor[colorScheme]);
    barriers.push(...found.map((barrier) => `${colorScheme}: ${barrier}`));
  }
  return barriers;
}

async function barriersOn(page: Page, rules: object): Promise<readonly string[]> {
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(rules)})`);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, any, all }) => {
        const why = [...any, ...all].map(({ message }) => message).join(' ');
        return `${id}: ${help} ${html.slice(0, 160)} ${why}`;
      }),
    );
}
