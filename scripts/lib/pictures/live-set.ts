import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { type PicturedSession, minuteOf, startPicturedSession } from './live-session.ts';
import { type Look, SIZES, lookName, openWindow } from './window.ts';

const [DESK, PHONE] = SIZES;
const LOOKS: readonly Look[] = [
  { size: DESK, theme: 'light', language: 'en' },
  { size: PHONE, theme: 'dark', language: 'en' },
];

/** Those that a visitor sees. */
const SCREENS = ['nepse-live-market', 'live-market', 'today-floorsheet', 'market-summary', 'dashboard'];

const NOON = 12 * 60;
const AFTER_THE_HALT = 13 * 60 + 20;
/** Deltas come every second. */
const SETTLE_MS = 2_500;
/** Three missed beats make the figures old. */
const SILENT_MS = 36_000;

type State = {
  readonly name: string;
  readonly reach: (session: PicturedSession) => Promise<void>;
  readonly settleMs: number;
};

/** In the order of the day. */
const STATES: readonly State[] = [
  {
    name: 'mid-session',
    reach: ({ playUntil }) => playUntil((market) => minuteOf(market) >= NOON),
    settleMs: SETTLE_MS,
  },
  {
    name: 'halt',
    reach: ({ playUntil }) => playUntil(({ phase }) => phase === 'halted'),
    settleMs: SETTLE_MS,
  },
  {
    name: 'frozen-feed',
    reach: async ({ playUntil, silence }) => {
      await playUntil((market) => market.phase === 'open' && minuteOf(market) >= AFTER_THE_HALT);
      await silence();
    },
    settleMs: SILENT_MS,
  },
  {
    name: 'after-close',
    reach: ({ playUntil }) => playUntil(({ phase }) => phase === 'closed'),
    settleMs: SETTLE_MS,
  },
];

type Shot = { readonly screen: string; readonly look: Look; readonly name: string };

const shotsOf = (state: string, part: string): Shot[] =>
  SCREENS.flatMap((screen) =>
    LOOKS.map((look) => ({ screen, look, name: `${screen}-${state}-${lookName(look)}` })),
  ).filter(({ name }) => name.includes(part));

/** All windows first, since what they show may need a while to get old; then a picture of each. */
const takeState = async (
  browser: Browser,
  base: string,
  folder: string,
  { settleMs, shots }: Pick<State, 'settleMs'> & { shots: readonly Shot[] },
): Promise<number> => {
  const windows = [];
  for (const { screen, look, name } of shots) {
    const page = await openWindow(browser, { base, address: `/${screen}`, look });
    windows.push({ page, path: join(folder, `${name}.png`) });
  }
  await delay(settleMs);
  for (const { page, path } of windows) {
    await page.screenshot({ path });
    await page.context().close();
  }
  return windows.length;
};

/** Pictures of the live screens through a simulated day, those with `part` in their name. Returns how many. */
export const takeLiveSet = async (browser: Browser, folder: string, part: string): Promise<number> => {
  const chosen = STATES.map((state) => ({ state, shots: shotsOf(state.name, part) })).filter(
    ({ shots }) => shots.length > 0,
  );
  const session = await startPicturedSession();
  try {
    let count = 0;
    for (const { state, shots } of chosen) {
      await state.reach(session);
      count += await takeState(browser, session.url, folder, { settleMs: state.settleMs, shots });
      console.log(`${state.name}: ${count} pictures`);
    }
    return count;
  } finally {
    await session.stop();
  }
};
