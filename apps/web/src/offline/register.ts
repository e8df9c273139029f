import type { PageMessage } from './messages.ts';
import { announceVersion } from './new-version.ts';

const WORKER = '/worker.js';
const LOOK_EVERY_MS = 60 * 60_000;
/** What was asked before the worker came has arrived by then. */
const UNDER_WAY_MS = 3_000;

const tell = (worker: ServiceWorker | null, message: PageMessage): void => worker?.postMessage(message, {});

/** The parts of the page and its data: all that a visit without a network would need again. */
const seenSoFar = (): string[] => {
  const names = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...new Set(names)].filter((name) => name.startsWith(`${location.origin}/`));
};

/** A worker that waits behind one at work is a new version; the first of all is not. */
const watch = (registration: ServiceWorkerRegistration): void => {
  const look = (): void => {
    const { waiting } = registration;
    if (waiting === null || navigator.serviceWorker.controller === null) return;
    announceVersion(() => tell(waiting, { kind: 'take-over' }));
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY_MS);
};

const start = async (): Promise<void> => {
  const wasControlled = navigator.serviceWorker.controller !== null;
  const registration = await navigator.serviceWorker.register(WORKER);
  watch(registration);
  if (wasControlled) return;
  const { active } = await navigator.serviceWorker.ready;
  setTimeout(() => tell(active, { kind: 'seen', page: location.href, urls: seenSoFar() }), UNDER_WAY_MS);
};

const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 10_000 });
  else setTimeout(act, 3_000);
};

/** Makes the product open without a network, once the first visit has all it needs. Only built pages have a worker. */
export const registerOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const begin = (): void => whenIdle(() => void start().catch(() => undefined));
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
};
