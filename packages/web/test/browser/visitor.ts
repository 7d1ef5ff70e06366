import type { Browser, BrowserContext, BrowserContextOptions, Page, WebSocket } from 'playwright-core';
import type { Settings } from '../../settings/settings.ts';

/** Sizes of screens that people have. */
export const sizes = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  /** What the browser's own bars leave of a small one. */
  smallPhone: { width: 360, height: 560 },
} as const;

export type VisitorWishes = {
  /** The server that is visited; the one of all tests if none is named. */
  readonly at?: string;
  /** What is different from usual in the settings of this device. Nothing is played out, and the log is open, unless a test looks at that. */
  readonly settings?: Partial<Settings>;
  readonly size?: keyof typeof sizes;
  /** Whether the browser may keep the pages for when there is no network. */
  readonly isKept?: boolean;
  /** Whether what the page looked like is kept at each step, in case the test fails: that takes its time. Otherwise it is. */
  readonly isTraced?: boolean;
  /** Errors of the browser that belong to what is tested. */
  readonly expects?: readonly RegExp[];
};

/** How long anything on a page may take, in milliseconds: a machine that runs other tests is slow. */
const patience = 20_000;

/** Somebody with a browser of their own: a page, and everything that it complained about. */
export class Visitor {
  /** The server that is visited. */
  readonly address: string;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly isTraced: boolean;
  readonly #complaints: string[] = [];
  readonly #expected: readonly RegExp[];
  /** Everything that came over sockets, in the order it came. */
  readonly heard: string[] = [];
  /** Everything that was sent over sockets. */
  readonly said: string[] = [];
  /** Both, a line each, with the second it was said in since the visitor arrived. */
  readonly transcript: string[] = [];
  readonly #arrived = performance.now();

  private constructor(address: string, page: Page, { expects = [], isTraced = true }: VisitorWishes) {
    this.address = address;
    this.context = page.context();
    this.page = page;
    this.isTraced = isTraced;
    this.#expected = expects;
    this.#listen(page);
    this.context.on('page', (another) => this.#listen(another));
  }

  static async arrive(browser: Browser, address: string, wishes: VisitorWishes): Promise<Visitor> {
    const context = await browser.newContext(optionsFor(address, wishes));
    context.setDefaultTimeout(patience);
    await context.addInitScript(keepSettings, {
      language: 'en',
      theme: 'dark',
      speed: 'off',
      log: true,
      ...wishes.settings,
    });
    if (wishes.isTraced !== false) await context.tracing.start({ snapshots: true });
    return new Visitor(wishes.at ?? address, await context.newPage(), wishes);
  }

  /** What the browser complained about, apart from what was expected. */
  get complaints(): readonly string[] {
    return this.#complaints.filter((complaint) => !this.#expected.some((one) => one.test(complaint)));
  }

  #listen(page: Page): void {
    page.on('pageerror', (error) => this.#complaints.push(`${page.url()}: ${error.stack ?? error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#complaints.push(`${message.text()} ${message.location().url}`);
    });
    page.on('websocket', (socket) => this.#overhear(socket));
  }

  #overhear(socket: WebSocket): void {
    socket.on('framereceived', ({ payload }) => this.#keep('heard', String(payload)));
    socket.on('framesent', ({ payload }) => this.#keep('said', String(payload)));
  }

  #keep(how: 'heard' | 'said', frame: string): void {
    this[how].push(frame);
    this.transcript.push(`${((performance.now() - this.#arrived) / 1000).toFixed(2)} ${how} ${frame}`);
  }
}

function optionsFor(
  address: string,
  { at, size = 'desk', isKept = false }: VisitorWishes,
): BrowserContextOptions {
  const isPhone = size === 'phone' || size === 'smallPhone';
  return {
    baseURL: at ?? address,
    viewport: sizes[size],
    hasTouch: isPhone,
    isMobile: isPhone,
    locale: 'en-GB',
    permissions: ['clipboard-read', 'clipboard-write'],
    // To keep all pages takes a while, which most tests can do without.
    serviceWorkers: isKept ? 'allow' : 'block',
  };
}

/** Runs in the page, before anything else does: the settings of this device, as the client keeps them. */
function keepSettings(settings: object): void {
  if (location.protocol === 'about:') return; // an empty tab keeps nothing
  if (localStorage.getItem('tavolo.settings') === null)
    localStorage.setItem('tavolo.settings', JSON.stringify(settings));
}
