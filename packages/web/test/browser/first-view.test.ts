import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { messages } from '../../text/en/messages.ts';
import { playNow } from './people.ts';
import { useBrowser } from './use-browser.ts';

/** The most that a first view may load, in bytes: a promise of issue 3. */
const promised = 200_000;

describe('the first view', () => {
  const { visitor } = useBrowser();

  test('loads less than 200 kB of compressed JavaScript', async () => {
    const { page } = await visitor();
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.goto('/');
    await page.getByRole('button', { name: messages.home.playNow }).first().waitFor();
    await page.waitForLoadState('networkidle');
    const bodies = await Promise.all(scripts.map((script) => script.body()));
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    expect(scripts.length).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(promised);
  });

  test('keeps to a strict policy, which nothing breaks up to a table', async () => {
    const guest = await visitor();
    const { page } = guest;
    const broken: string[] = [];
    await page.exposeFunction('tellBroken', (what: string) => broken.push(what));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        const told = Reflect.get(window, 'tellBroken');
        told(`${violatedDirective} ${blockedURI}`);
      });
    });
    const answer = await page.goto('/');
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).not.toMatch(/unsafe/);
    const table = await playNow(guest);
    await table.goOn();
    for (const path of ['/rules/gauntlet-of-fools', '/me', '/learn/gauntlet-of-fools']) {
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
    }
    // The kernel tries to compile its clones, is refused, and does without (`cloneOf`).
    expect(broken.filter((what) => what !== 'script-src eval')).toEqual([]);
  });
});
