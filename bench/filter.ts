import { get } from 'node:http';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readSettings } from '@chuli/command';
import { openRegistry } from '@chuli/registry';
import { FILTER_COLUMNS } from '@chuli/scan/filter';
import { openTape } from '@chuli/tape';
import playwright from '../playwright.config.ts';
import type { Bench } from './bench.ts';
import { buildPage, openBuilt } from './lib/built-page.ts';
import { serve } from './lib/served.ts';

const PAGE = join(import.meta.dirname, 'lib/filter-page');
const CALL = '/api/data/columns/';
const ALLOWED_BYTES = 120_000;
const ALLOWED_MS = 30;
/** Only what is kept is packed. */
const CACHE_BYTES = 100_000_000;
const TIMES = { small: 20, full: 200 };

/** Columns that a rule calls by a bare name, each against the median of its sector: as dear as a rule may be. */
const BARE_NAME = /^[a-z_]+$/;
const COMPARISONS = 14;
const DEAREST = FILTER_COLUMNS.filter(({ text, group }) => group !== 'state' && BARE_NAME.test(text))
  .slice(0, COMPARISONS)
  .map(({ text }) => `${text} < sector.${text}`)
  .join(' and ');

const FORMULAS = [
  'pe < sector.pe and roe > 15',
  'close > sma(20) and turnover >= 1 crore',
  'pe < 15 and pb < 2 and roe > 12 and eps > 0',
  '(pe < 0.8 * sector.pe or pb < 0.8 * sector.pb) and not rsi(14) > 70',
  DEAREST,
];

const packedBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br, gzip' } }, (reply) => {
      let bytes = 0;
      reply.on('data', (chunk: Buffer) => (bytes += chunk.length));
      reply.on('error', reject);
      reply.on('end', () => {
        if (reply.statusCode === 200 && reply.headers['content-encoding'] !== undefined) resolve(bytes);
        else reject(new Error(`${url} answered ${reply.statusCode}, not packed.`));
      });
    }).on('error', reject);
  });

const slowest = (taken: readonly number[]): number =>
  taken.toSorted((one, other) => one - other)[Math.ceil(0.95 * taken.length) - 1] ?? Number.NaN;

type Judgement = { readonly taken: number[]; readonly matches: number };

/** The 95th percentile of the dearest formula’s judgements, the page as built. */
const dearestOf = async (reply: unknown, times: number): Promise<number> => {
  const { folder, forget } = await buildPage(PAGE);
  const browser = await chromium.launch(playwright.use?.launchOptions);
  try {
    const page = await openBuilt(browser, folder, 'judge');
    let dearest = 0;
    for (const text of FORMULAS) {
      const { taken, matches } = await page.evaluate<Judgement>(
        `window.judge(${JSON.stringify(reply)}, ${JSON.stringify(text)}, ${times})`,
      );
      const ms = slowest(taken);
      dearest = Math.max(dearest, ms);
      console.log(
        `${text.slice(0, 70).padEnd(72)}${String(matches).padStart(5)} match   p95 ${ms.toFixed(1)} ms`,
      );
    }
    return dearest;
  } finally {
    await browser.close();
    forget();
  }
};

/** The stock filter: every column of all stocks as the browser gets it, and a typed formula judged there. */
export const bench: Bench = async ({ full }) => {
  const { registryUrl, tapeUrl, tapeDatabase } = readSettings();
  const tape = openTape({ url: tapeUrl, database: tapeDatabase });
  const registry = openRegistry(registryUrl);
  const server = await serve(tape, registry, CACHE_BYTES);
  try {
    const url = server.url + CALL;
    const bytes = await packedBytes(url);
    const reply = (await (await fetch(url)).json()) as { symbols: string[] };
    const ms = await dearestOf(reply, full ? TIMES.full : TIMES.small);
    const isGood = bytes <= ALLOWED_BYTES && ms <= ALLOWED_MS;
    console.log(
      `filter: ${FILTER_COLUMNS.length} columns of ${reply.symbols.length} stocks in ${(bytes / 1_000).toFixed(1)} kB packed of ` +
        `${ALLOWED_BYTES / 1_000}; a typed formula judged in the browser in p95 ${ms.toFixed(1)} ms of ${ALLOWED_MS}: ${isGood ? 'good' : 'SHORT'}`,
    );
    return isGood ? 0 : 1;
  } finally {
    await server.close();
    await Promise.all([tape.close(), registry.destroy()]);
  }
};
