import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, type Site, openBrowser } from './machines-browser.ts';
import type { Witness } from './machines-witness.ts';

const READERS = 4;
const MOST_TOLD = 3;
const PAUSE_MS = 250;
/** A front believes the second silence of a copy, its reader presses again after four seconds; PostgreSQL as commits. */
const BACK_WITHIN_MS = 15_000;

/** A page, and calls of both engines; the last is another question each time, so that no cache answers it. */
const PATHS: readonly ((number: number) => string)[] = [
  () => '/floorsheet',
  () => '/api/broker/',
  () => '/api/tools/market-status/',
  (number) => `/api/data/floorsheet/?page=${1 + (number % 100)}`,
];

/** Pages and calls through the fronts, by some who each ask one after the other. */
export const startReaders = (site: Site): Witness => {
  const stopping = new AbortController();
  const lastBegun = Array.from({ length: READERS }, () => 0);
  const faults: string[] = [];
  const troubles = Array.from({ length: READERS }, () => '');
  let [answered, away, mayFailUntil] = [0, 0, Number.POSITIVE_INFINITY];

  const askAll = async (browser: Browser, reader: number, round: number): Promise<boolean> => {
    let isGood = true;
    for (const path of PATHS) {
      const at = performance.now();
      const asked = path(round);
      const { status, body, front } = await browser.ask({ path: asked });
      if (status === 200) answered += 1;
      else {
        const what = `${front}${asked}: ${status} ${body.slice(0, 120)}`;
        if (at > mayFailUntil) faults.push(what);
        troubles[reader] = what;
        isGood = false;
      }
    }
    return isGood;
  };
  const read = async (reader: number): Promise<void> => {
    const browser = openBrowser(site, reader);
    for (let round = reader; !stopping.signal.aborted; round += 1) {
      const begun = performance.now();
      try {
        if (await askAll(browser, reader, round)) lastBegun[reader] = begun;
      } catch (error) {
        away += 1;
        troubles[reader] = String(error);
      }
      await delay(PAUSE_MS);
    }
    browser.close();
  };
  const reading = Array.from({ length: READERS }, (_, reader) => read(reader));
  const witness: Witness = {
    name: 'readers',
    withinMs: BACK_WITHIN_MS,
    isOnItsOwn: true,
    goesOnSince: (moment) => lastBegun.every((begun) => begun > moment),
    told: (isWhole) => {
      mayFailUntil = isWhole ? 0 : performance.now() + witness.withinMs;
    },
    faults: () => Promise.resolve(faults.splice(0).slice(0, MOST_TOLD)),
    trouble: () => troubles.join('; '),
    stop: async () => {
      stopping.abort();
      await Promise.all(reading);
    },
    summary: () => `${answered} answers to readers, who went to the other front ${away} times`,
  };
  return witness;
};
