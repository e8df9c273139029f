import { afterEach, expect, it, vi } from 'vitest';
import { showScreen } from './shown-screen.ts';
import { watchVitals } from './watch-vitals.ts';

afterEach(() => vi.unstubAllGlobals());

type Hear = (list: { getEntries: () => object[] }) => void;

/** As much of a browser as is measured. */
const openBrowser = () => {
  const observers = new Map<string, Hear>();
  const sent: Promise<unknown>[] = [];
  let hide = (): void => undefined;
  const document = {
    visibilityState: 'visible',
    addEventListener: (_: string, listener: () => void) => void (hide = listener),
  };
  class Observer {
    static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event'];
    readonly #hear: Hear;
    constructor(hear: Hear) {
      this.#hear = hear;
    }
    observe({ type }: { type: string }): void {
      observers.set(type, this.#hear);
    }
    takeRecords(): object[] {
      return [];
    }
  }
  vi.stubGlobal('PerformanceObserver', Observer);
  vi.stubGlobal('document', document);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('navigator', {
    sendBeacon: (_: string, body: Blob) => sent.push(body.text().then((text) => JSON.parse(text) as unknown)),
  });
  return {
    tell: (type: string, entry: object) => observers.get(type)?.({ getEntries: () => [entry] }),
    hide: () => {
      document.visibilityState = 'hidden';
      hide();
    },
    sent: () => Promise.all(sent),
  };
};

it('tells of one screen after the other, of the first from the beginning of the page on', async () => {
  const { tell, hide, sent } = openBrowser();
  watchVitals();
  tell('largest-contentful-paint', { startTime: 1_234 });
  tell('layout-shift', { startTime: 100, value: 0.05, hadRecentInput: false });
  showScreen('floorsheet');
  tell('layout-shift', { startTime: 2_000, value: 0.5, hadRecentInput: true });
  tell('event', { interactionId: 7, duration: 160 });
  showScreen('calendar');
  hide();
  hide();
  expect(await sent()).toEqual([
    { screen: 'floorsheet', lcp: 1.234, inp: 0.16, cls: 0.05 },
    { screen: 'calendar', lcp: null, inp: null, cls: 0 },
  ]);
});
