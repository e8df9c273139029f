import { deviceName, newName } from './device.ts';
import { type Keeper, createKeeper } from './keeper.ts';
import type { Channel, Renewed, Tokens } from './renewal.ts';
import { session } from './session.ts';
import { type Lock, noLock, storageLock, webLock } from './tab-lock.ts';

const CHANNEL = 'chuli.session';
const KEPT_ANSWERS = 'chuli-answers';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const post = (path: string, body: object, isLast = false): Promise<Response> =>
  fetch(`/api${path}`, {
    method: 'POST',
    keepalive: isLast,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const exchange = async (refresh: string): Promise<Tokens | null> => {
  const reply = await post('/authenticate/v2/token/refresh/', { refresh, device: deviceName() });
  if (reply.status === 401) return null;
  if (!reply.ok) throw new Error('The sign-in could not be renewed.');
  return (await reply.json()) as Tokens;
};

const isRenewed = (data: unknown): data is Renewed =>
  typeof data === 'object' && data !== null && 'id' in data && 'access' in data && 'until' in data;

/** Where a browser has none, each tab renews for itself. */
const browserChannel = (): Channel => {
  if (!('BroadcastChannel' in globalThis)) return { post: () => undefined, listen: () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  return {
    post: (renewed) => channel['postMessage'](renewed),
    listen: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isRenewed(data)) listener(data);
      }),
  };
};

const browserLock = (): Lock => {
  // Left out by old browsers, and on pages that came by plain HTTP.
  const locks = (navigator as { locks?: LockManager }).locks;
  if (locks !== undefined) return webLock(locks);
  try {
    return storageLock({ memory: localStorage, tab: newName(), now: Date.now, pause });
  } catch {
    return noLock;
  }
};

export const lock: Lock = browserLock();

export const keeper: Keeper = createKeeper({
  store: session,
  lock,
  channel: browserChannel(),
  exchange,
  tellServer: (refresh) => void post('/authenticate/v2/logout/', { refresh }, true).catch(() => undefined),
  purge: () => void globalThis.caches?.delete(KEPT_ANSWERS).catch(() => false),
  fetch: (address, init) => fetch(address, init),
  newId: newName,
  now: Date.now,
  random: Math.random,
  pause,
});
