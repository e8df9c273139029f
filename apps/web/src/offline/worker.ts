import { answerFrom } from './answers.ts';
import { fileFrom, forgetOldVersions, keepShell, pageFrom } from './files.ts';
import { type PageMessage, isPageMessage } from './messages.ts';
import { kindOf } from './rules.ts';

type Lasting = { waitUntil: (work: Promise<unknown>) => void };
type Fetching = Lasting & { request: Request; respondWith: (answer: Promise<Response>) => void };
type Told = Lasting & { data: unknown };

type WorkerScope = {
  addEventListener: {
    (name: 'install' | 'activate', listener: (event: Lasting) => void): void;
    (name: 'fetch', listener: (event: Fetching) => void): void;
    (name: 'message', listener: (event: Told) => void): void;
  };
  clients: { claim: () => Promise<void> };
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

/** What a first visit fetched before the worker was there. */
const keepSeen = async (urls: readonly string[], waitUntil: Lasting['waitUntil']): Promise<void> => {
  const work = urls.map((url) => answer(new Request(url), waitUntil)).filter((one) => one !== null);
  await Promise.allSettled(work);
};

const obey = async (message: PageMessage, waitUntil: Lasting['waitUntil']): Promise<void> => {
  if (message.kind === 'take-over') await self.skipWaiting();
  else await keepSeen(message.urls, waitUntil);
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
