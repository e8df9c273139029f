import type { ChannelStates, MarketState } from '@chuli/contracts/live';
import { session } from '../account/session.ts';
import type { ServedKind } from '@chuli/contracts/live-copy';
import { openEventsLine } from './events-line.ts';
import { writeLiveBoard } from './live-board.ts';
import type { Heard } from './live-health.ts';
import { createLiveStore } from './live-store.ts';
import { openSocketLine } from './socket-line.ts';
import { NO_NEWS, newsAfter } from './source-news.ts';

const TICK_MS = 250;

/** Frames stop in a tab that nobody sees; what is due is drawn when it is looked at again. */
export const pageStore = createLiveStore({
  open: { socket: openSocketLine, events: openEventsLine },
  now: () => Date.now(),
  luck: () => Math.random(),
  onFrame: (task) => void requestAnimationFrame(task),
  isSignedIn: () => session.signIn() !== null,
});

/** The contract binds the state of a channel to its kind. */
export const readState = <K extends ServedKind>(
  _kind: K,
  channel: string,
): ChannelStates[K]['state'] | null =>
  (pageStore.read(channel)?.state ?? null) as ChannelStates[K]['state'] | null;

const NOTHING_HEARD: Heard = {
  status: pageStore.status(),
  market: undefined,
  newsAt: null,
  isOnline: true,
};

let news = NO_NEWS;
let heard = NOTHING_HEARD;

export const heardNow = (): Heard => heard;
export const heardAtStart = (): Heard => NOTHING_HEARD;

const hear = (): void => {
  const copy = pageStore.read('market');
  const state: MarketState | null = readState('market', 'market');
  news = newsAfter(news, state?.market ?? null, copy?.asOf ?? 0, Date.now());
  heard = {
    status: pageStore.status(),
    market: state === null ? undefined : state.market,
    newsAt: news.newsAt,
    isOnline: navigator.onLine,
  };
  writeLiveBoard(heard.market ? { ...heard, market: heard.market } : null);
};

let isStarted = false;

/** The first listener starts the clock of the store and its ear for the page; both go on as long as the page. */
export const startPageStore = (): void => {
  if (isStarted) return;
  isStarted = true;
  pageStore.watch(hear);
  setInterval(pageStore.tick, TICK_MS);
  window.addEventListener('online', pageStore.wake);
  window.addEventListener('offline', pageStore.goOffline);
  window.addEventListener('pageshow', pageStore.wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') pageStore.wake();
  });
};
