/**
 * Keeps the client on the device, so that it opens without a network and plays what needs no server. It stores
 * the files of one build together and serves them together: a page never mixes two versions.
 */
const worker = self as unknown as ServiceWorkerGlobalScope; // the types of a page say that `self` is a window

/** Filled in by the build: the files of this version, and a name that changes with any of them. */
declare const files: readonly string[];
declare const version: string;

const cacheName = `tavolo-${version}`;

/** What the server alone can answer. */
const live = /^\/(api|socket|healthz|metrics)(\/|$)/;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith('tavolo-') && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** A page that has just been opened asks the version that waits to take over. */
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || live.test(pathname)) return;
  event.respondWith(request.mode === 'navigate' ? newest(request) : kept(request));
});

/** So long, in milliseconds, a page waits for the server before the one that is kept is shown. */
const patience = 3000;

/**
 * The page as the server has it now: after an upgrade the next one that is opened is the new one, with files of its own
 * that are not kept yet. Where no answer comes, or none in time, the page that is kept, with the files that are.
 */
async function newest(request: Request): Promise<Response> {
  const tooLate = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience));
  return (await Promise.race([answerTo(request), tooLate])) ?? kept('/');
}

async function answerTo(request: Request): Promise<Response | null> {
  try {
    const answer = await fetch(request);
    return answer.ok ? answer : null;
  } catch {
    return null; // there is no network
  }
}

async function kept(request: Request | string): Promise<Response> {
  const found = await caches.match(request, { cacheName });
  return found ?? fetch(request);
}
