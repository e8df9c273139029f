import { type Browser, chromium } from '@playwright/test';
import { type Served, buildPages, median, serveFolder } from '@chuli/harness';
import { startApi } from '../e2e/web-preview.ts';
import playwright from '../playwright.config.ts';
import type { Bench } from './bench.ts';
import { DESK, type Load, PHONE, loadCold } from './lib/web-load.ts';
import { changeRoutes } from './lib/web-routes.ts';

const MOST = {
  lcpMs: 1_800,
  lcpRatio: 1.6,
  cls: 0.02,
  scripts: 130_000,
  chartScripts: 190_000,
};
/** A time of its own, not a ratio: beside other checks on a shared machine it varies by half. */
const MOST_CHANGE_MS: Record<Size, number> = { small: 200, full: 100 };
const API_PORT = 4393;

type Screen = { path: string; viewport: typeof DESK; hasChart?: boolean };

type Size = 'small' | 'full';

const SCREENS: Record<Size, readonly Screen[]> = {
  small: [
    { path: '/dashboard', viewport: DESK },
    { path: '/floorsheet', viewport: DESK },
  ],
  full: [
    { path: '/dashboard', viewport: DESK },
    { path: '/floorsheet', viewport: DESK },
    { path: '/brokers-analytics', viewport: DESK },
    { path: '/stock-profile', viewport: DESK, hasChart: true },
    { path: '/nepse-market-summary', viewport: DESK },
    { path: '/dashboard', viewport: PHONE },
  ],
};
const RUNS = { small: 2, full: 5 };
const SLOW_CPU = 4;

type Figures = Screen & Load & { emptyLcp: number };

const medianLoad = (loads: readonly Load[]): Load => {
  const of = (part: 'lcp' | 'cls' | 'shown' | 'scripts'): number => median(loads.map((load) => load[part]));
  return {
    lcp: of('lcp'),
    cls: of('cls'),
    shown: of('shown'),
    scripts: of('scripts'),
    element: loads.at(-1)?.element ?? '',
  };
};

/** Empty and ours in turn, so that whatever else the machine does falls on both. */
const measure = async (
  browser: Browser,
  { ours, empty, runs }: { ours: string; empty: string; runs: number },
  screen: Screen,
): Promise<Figures> => {
  const loads: Load[] = [];
  const bare: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    bare.push((await loadCold(browser, `${empty}/`, screen.viewport)).lcp);
    loads.push(await loadCold(browser, `${ours}${screen.path}`, screen.viewport));
  }
  return { ...screen, ...medianLoad(loads), emptyLcp: median(bare) };
};

/** How much slower than at rest the machine is, by the empty page of the same run; the times allowed grow with it. */
const EMPTY_AT_REST_MS = 1_100;
const slownessOf = (emptyLcp: number): number => Math.max(1, emptyLcp / EMPTY_AT_REST_MS);

const shortOf = ({ lcp, emptyLcp, cls, scripts, hasChart = false }: Figures): string[] => [
  ...(lcp > MOST.lcpMs * slownessOf(emptyLcp) || lcp > emptyLcp * MOST.lcpRatio ? ['LCP'] : []),
  ...(cls > MOST.cls ? ['CLS'] : []),
  ...(scripts > (hasChart ? MOST.chartScripts : MOST.scripts) ? ['scripts'] : []),
];

const print = (figures: readonly Figures[]): void => {
  console.log(
    `\n${'cold, 4 × slower CPU, 1.6 Mbit/s'.padEnd(34)}  LCP ms   empty  ratio    CLS  data ms  script kB`,
  );
  for (const row of figures) {
    const cells = [
      row.lcp.toFixed(0).padStart(8),
      row.emptyLcp.toFixed(0).padStart(8),
      (row.lcp / row.emptyLcp).toFixed(2).padStart(7),
      row.cls.toFixed(3).padStart(7),
      row.shown.toFixed(0).padStart(9),
      (row.scripts / 1000).toFixed(1).padStart(11),
    ].join('');
    const short = shortOf(row);
    const name = `${row.path} ${row.viewport.width}`.padEnd(34);
    console.log(
      `${name}${cells}   ${row.element}${short.length > 0 ? `   short of target: ${short.join(', ')}` : ''}`,
    );
  }
};

type Changes = { cpu: number; middle: number; worst: number };

/** Judged by the middle of the slowest place. */
const measureChanges = async (browser: Browser, url: string, rounds: number): Promise<Changes[]> => {
  console.log(`\n${'from press to paint, data at hand'.padEnd(34)}  p50 ms`);
  const changes: Changes[] = [];
  for (const cpu of [1, SLOW_CPU]) {
    const seen = await changeRoutes(browser, url, { rounds, cpu });
    const byPath = Map.groupBy(seen, ({ path }) => path);
    const middles = [...byPath].map(([path, all]) => ({ path, ms: median(all.map(({ ms }) => ms)) }));
    for (const { path, ms } of middles)
      console.log(`${`${path}, CPU ${cpu} ×`.padEnd(34)}${ms.toFixed(0).padStart(8)}`);
    const all = middles.map(({ ms }) => ms);
    changes.push({ cpu, middle: median(all), worst: Math.max(...all) });
  }
  return changes;
};

/** Two runs a screen say little of each: the small size is judged by the middle of all screens, the full by the worst. */
const summarise = (figures: readonly Figures[], changes: readonly Changes[], size: Size): number => {
  const worst = (part: (row: Figures) => number): number => Math.max(...figures.map(part));
  const [fast, slow] = changes;
  const change = (size === 'full' ? fast?.worst : fast?.middle) ?? Number.POSITIVE_INFINITY;
  const slowness = slownessOf(median(figures.map(({ emptyLcp }) => emptyLcp)));
  const mostChange = Math.round(MOST_CHANGE_MS[size] * slowness);
  const isGood = figures.every((row) => shortOf(row).length === 0) && change <= mostChange;
  console.log(
    `\nweb: LCP ${worst(({ lcp }) => lcp).toFixed(0)} ms of ${(MOST.lcpMs * slowness).toFixed(0)}, ` +
      `${worst(({ lcp, emptyLcp }) => lcp / emptyLcp).toFixed(2)} × the empty page of ${MOST.lcpRatio}; ` +
      `CLS ${worst(({ cls }) => cls).toFixed(3)} of ${MOST.cls}; ` +
      `scripts ${(worst(({ scripts, hasChart }) => (hasChart === true ? 0 : scripts)) / 1000).toFixed(0)} kB of ${MOST.scripts / 1000}; ` +
      `screen change ${change.toFixed(0)} ms of ${mostChange}, ${slow?.worst.toFixed(0)} ms on a slow CPU: ${isGood ? 'good' : 'SHORT'}`,
  );
  return isGood ? 0 : 1;
};

const withPages = async (
  api: string,
  act: (ours: Served, empty: Served) => Promise<number>,
): Promise<number> => {
  const pages = await buildPages();
  const served: Served[] = [];
  try {
    const ours = await serveFolder(pages.ours, api);
    served.push(ours);
    const empty = await serveFolder(pages.empty, api);
    served.push(empty);
    return await act(ours, empty);
  } finally {
    for (const { stop } of served) stop();
    pages.forget();
  }
};

/** The product as a first visitor on a slow phone gets it, against an empty page of the same tools. */
export const bench: Bench = async ({ full }) => {
  const size = full ? 'full' : 'small';
  const api = process.env['CHULI_API_URL'] ?? `http://127.0.0.1:${API_PORT}`;
  const started = await startApi(api);
  const browser = await chromium.launch(playwright.use?.launchOptions);
  try {
    return await withPages(api, async (ours, empty) => {
      const figures: Figures[] = [];
      const at = { ours: ours.url, empty: empty.url, runs: RUNS[size] };
      for (const screen of SCREENS[size]) figures.push(await measure(browser, at, screen));
      print(figures);
      return summarise(figures, await measureChanges(browser, ours.url, RUNS[size]), size);
    });
  } finally {
    await browser.close();
    started?.kill();
  }
};
