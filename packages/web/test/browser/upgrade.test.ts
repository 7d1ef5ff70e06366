import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { useBrowser } from './use-browser.ts';

/** A server whose pages become those of a later build, while what it answers besides stays as it is. */
class UpgradedHouse {
  readonly #server: Server;
  isUpgraded = false;

  private constructor(behind: string) {
    this.#server = createServer((request, response) => void this.#answer(behind, request, response));
  }

  static async before(behind: string): Promise<UpgradedHouse> {
    const house = new UpgradedHouse(behind);
    await new Promise<void>((resolve) => house.#server.listen(0, '127.0.0.1', resolve));
    return house;
  }

  get address(): string {
    const { port } = this.#server.address() as AddressInfo; // it listens on a port
    return `http://127.0.0.1:${port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer(behind: string, { url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await fetch(`${behind}${url}`);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' });
    const isChanged = this.isUpgraded && (type.startsWith('text/html') || url === '/service-worker.js');
    response.end(isChanged ? later(await answer.text()) : new Uint8Array(await answer.arrayBuffer()));
  }
}

/** A page or a service worker as a later build might have made it. */
const later = (text: string): string =>
  text.replace('<head>', '<head><meta name="build" content="later">').replace('version="', 'version="later-');

const isLater = async (page: Page): Promise<boolean> =>
  (await page.locator('meta[name="build"][content="later"]').count()) > 0;

/** Runs in the page: whether a newer version has been fetched and waits for a page to be opened. */
const isWaiting = async (): Promise<boolean> => (await navigator.serviceWorker.ready).waiting !== null;

describe('after an upgrade', () => {
  const { visitor, house } = useBrowser();
  const gates: UpgradedHouse[] = [];
  afterEach(() => {
    for (const gate of gates.splice(0)) gate.close();
  });

  test('the next page that is opened is the new one, and the new files are fetched to be kept', async () => {
    const gate = await UpgradedHouse.before((await house()).address);
    gates.push(gate);
    const { page } = await visitor({ at: gate.address, isKept: true });
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(await isLater(page)).toBe(false);

    gate.isUpgraded = true;
    await page.reload();
    expect(await isLater(page)).toBe(true);

    await expect.poll(() => page.evaluate(isWaiting)).toBe(true);
  });
});
