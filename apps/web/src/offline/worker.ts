import { PRODUCT } from '@chuli/kernel';
import { answerFrom } from './answers.ts';
import { fileFrom, forgetOldVersions, keepShell, pageFrom } from './files.ts';
import { type PageMessage, isPageMessage } from './messages.ts';
import { readPush, shownNotice } from './push.ts';
import { kindOf } from './rules.ts';

type Lasting = { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Told = Lasting & { data: unknown };
type Pushed = Lasting & { data: { text: () => string } | null };
type Pressed = Lasting & { notification: { data?: { path?: string }; close: () => void } };
type OpenPage = { navigate: (url: string) => Promise<OpenPage | null>; focus: () => Promise<OpenPage> };

type WorkerScope = {
  addEventListener: {
    (name: 'install' | 'activate', listener: (event: Lasting) => void): void;
    (name: 'fetch', listener: (event: Fetching) => void): void;
    (name: 'message', listener: (event: Told) => void): void;
    (name: 'push', listener: (event: Pushed) => void): void;
    (name: 'notificationclick', listener: (event: Pressed) => void): void;
  };
  clients: {
    claim: () => Promise<void>;
    matchAll: (of: { type: 'window' }) => Promise<OpenPage[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> };
  location: { origin: string };
  skipWaiting: () => Promise<void>;
};

/** The types of a page and of a worker do not go together in one program. */
declare const self: WorkerScope;

const answer = (request: Request, waitUntil: Lasting['waitUntil']): Promise<Response> | null => {
  const kind = kindOf(request, self.location.origin);
  if (kind === 'page') return pageFrom(request);
  if (kind === 'file') return fileFrom(request);
  return kind === 'answer' ? answerFrom(request, waitUntil) : null;
};

/** What a first visit fetched before the worker was there. The page comes first: the styles of its screen stand in it. */
const keepSeen = async (
  { page, urls }: Extract<PageMessage, { kind: 'seen' }>,
  waitUntil: Lasting['waitUntil'],
): Promise<void> => {
  await pageFrom(new Request(page)).catch(() => undefined);
  const work = urls.map((url) => answer(new Request(url), waitUntil)).filter((one) => one !== null);
  await Promise.allSettled(work);
};

const obey = async (message: PageMessage, waitUntil: Lasting['waitUntil']): Promise<void> => {
  if (message.kind === 'take-over') await self.skipWaiting();
  else await keepSeen(message, waitUntil);
};

/** In a page that is open already, else in a new one. */
const openAt = async (path: string): Promise<void> => {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (page === undefined) await self.clients.openWindow(path);
  else await (await page.focus()).navigate(path);
};

self.addEventListener('install', (event) => event.waitUntil(keepShell()));
self.addEventListener('activate', (event) =>
  event.waitUntil(forgetOldVersions().then(() => self.clients.claim())),
);
self.addEventListener('fetch', (event) => {
  const work = answer(event.request, (promise) => event.waitUntil(promise));
  if (work !== null) event.respondWith(work);
});
self.addEventListener('message', (event) => {
  if (isPageMessage(event.data)) event.waitUntil(obey(event.data, (promise) => event.waitUntil(promise)));
});
self.addEventListener('push', (event) => {
  const { title, options } = shownNotice(readPush(event.data?.text()), PRODUCT.name);
  event.waitUntil(self.registration.showNotification(title, options));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openAt(event.notification.data?.path ?? '/notifications'));
});
