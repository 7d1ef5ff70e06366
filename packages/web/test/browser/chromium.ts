import { type Browser, chromium } from 'playwright-core';

/** A name for this machine as on a home network: plain http there is no secure context, and has no service worker. */
export const homeNetwork = 'tavolo.home';

/**
 * Switching off web security, as the package's own arguments do, would hide what the tests look for. To draw by
 * way of a simulated graphics card (`--use-angle=swiftshader`) takes ten times as long as to draw without one.
 */
const args = ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${homeNetwork} 127.0.0.1`];

/** The file of the browser: the one that `TAVOLO_CHROMIUM` names, or the one that comes by npm, unpacked if need be. */
async function browserFile(): Promise<string> {
  const named = process.env.TAVOLO_CHROMIUM;
  if (named !== undefined && named !== '') return named;
  // Read on import: it makes the package bring the libraries that a bare Linux lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}

/** Starts a browser. Unpacking has no lock: the first must have started before others are. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserFile(), args, headless: true });
}
