import type { SentBodyOf, vitalsContracts } from '@chuli/contracts';
import { type Press, type Shift, createPresses, createShifts } from './measures.ts';
import { onScreenLeft, shownScreen } from './shown-screen.ts';

type Vitals = SentBodyOf<(typeof vitalsContracts)['vitals']>;

/** The parts of the entries that are read; the types of the browser know them in part. */
type Entry = PerformanceEntry & Partial<Shift & Press & { readonly hadRecentInput: boolean }>;

/** Faster presses than this are not told by themselves. */
const LEAST_PRESS_MS = 40;

const observe = (type: string, hear: (entry: Entry) => void, more: object = {}): (() => void) => {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) hear(entry);
  });
  observer.observe({ type, buffered: true, ...more });
  return () => {
    for (const entry of observer.takeRecords()) hear(entry);
  };
};

const secondsOf = (ms: number | null): number | null =>
  ms === null ? null : Math.min(60, Math.round(ms) / 1_000);

/** A beacon leaves also while the page goes, and nobody waits for it. It says nothing of who. */
const send = (vitals: Vitals): void => {
  navigator.sendBeacon('/api/site/vitals/', new Blob([JSON.stringify(vitals)], { type: 'application/json' }));
};

/** Measures one screen after the other until the page is closed. */
export const watchVitals = (): void => {
  let shifts = createShifts();
  let presses = createPresses();
  let largest: number | null = null;
  let isFirstScreen = true;
  /** What was painted after a press, or while nobody looked, says nothing of how long the page took. */
  let isPainting = document.visibilityState === 'visible';

  const flushes = [
    observe('largest-contentful-paint', ({ startTime }) => {
      if (isPainting) largest = startTime;
    }),
    observe('layout-shift', ({ value = 0, startTime, hadRecentInput }) => {
      if (hadRecentInput !== true) shifts.add({ value, startTime });
    }),
    observe('event', ({ interactionId = 0, duration }) => presses.add({ interactionId, duration }), {
      durationThreshold: LEAST_PRESS_MS,
    }),
  ];
  const stopPainting = (): void => void (isPainting = false);
  for (const name of ['keydown', 'pointerdown'])
    addEventListener(name, stopPainting, { once: true, capture: true });

  const report = (screen: string | null): void => {
    // Until the first one is there everything is a part of it.
    if (screen === null) return;
    for (const flush of flushes) flush();
    send({
      screen: screen as Vitals['screen'],
      lcp: isFirstScreen ? secondsOf(largest) : null,
      inp: secondsOf(presses.slow()),
      cls: Math.min(100, Math.round(shifts.worst() * 10_000) / 10_000),
    });
    isFirstScreen = false;
    shifts = createShifts();
    presses = createPresses();
  };

  let isTold = false;
  onScreenLeft((left) => {
    if (!isTold) report(left);
    isTold = false;
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isTold) return;
    isTold = true;
    report(shownScreen());
  });
};
