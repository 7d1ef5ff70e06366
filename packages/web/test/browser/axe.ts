import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The same in the dark and in the light, for a visitor whose settings follow the device. */
export async function barriersByDayAndNight(page: Page): Promise<readonly string[]> {
  const barriers: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme="${colorScheme}"]`).waitFor();
    barriers.push(...(await barriersOn(page)).map((barrier) => `${colorScheme}: ${barrier}`));
  }
  return barriers;
}

/** What keeps people out of a page as it is now, as far as a machine can tell: a line each, of what is serious or worse. */
async function barriersOn(page: Page): Promise<readonly string[]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, any, all }) => {
        const why = [...any, ...all].map(({ message }) => message).join(' ');
        return `${id}: ${help} ${html.slice(0, 160)} ${why}`;
      }),
    );
}
