/** Lets the service worker keep the client on this device. Without it everything works, but not offline. */
export async function keepOnDevice(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js');
    if (registration.waiting !== null) takeOver(registration.waiting);
  } catch {
    // Private windows and some policies forbid it: the page goes on without.
  }
}

/** A newer version was fetched last time: this page has just been opened, and nothing is lost if it opens anew. */
function takeOver(waiting: ServiceWorker): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => void openAnewUnlessKept(), { once: true });
  waiting.postMessage('take-over');
}

/** A page that came from the server is of the newer version already: then this file is among those that are kept now. */
async function openAnewUnlessKept(): Promise<void> {
  if ((await caches.match(import.meta.url)) === undefined) location.reload();
}
