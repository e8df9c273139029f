import type { Browser, Page } from '@playwright/test';

/** A phone of the middle class on a slow mobile network, as Lighthouse has it. */
const SLOW = {
  cpu: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  },
};

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

const WAIT_MS = 60_000;
/** Late shifts and later, larger paints are the page's too. */
const SETTLE_MS = 1_000;

/** Runs in the page from its first moment. A text, since this side of the wire has no document. */
const WATCH = `
  window.seen = { lcp: 0, element: '', cls: 0, shown: 0 };
  const nameOf = (node) => node === null ? '' : node.tagName.toLowerCase() + (node.className ? '.' + String(node.className).split(' ')[0] : '') + ' "' + (node.textContent ?? '').slice(0, 40) + '"';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.seen.lcp = entry.startTime;
      window.seen.element = nameOf(entry.element);
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const isShown = () => {
    const root = document.querySelector('main#main') ?? document.querySelector('h1');
    return document.querySelector('.is-coming') === null && root !== null && root.textContent !== '' && root.getAttribute('aria-busy') !== 'true' && root.querySelector('[aria-busy="true"]') === null;
  };
  const look = () => {
    if (isShown()) window.seen.shown = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

const SCRIPTS = `performance.getEntriesByType('resource')
  .filter(({ name, responseEnd }) => new URL(name).pathname.endsWith('.js') && responseEnd <= window.seen.shown)
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`;

export type Load = {
  /** Milliseconds until the largest text or picture was painted. */
  lcp: number;
  /** What that was. */
  element: string;
  cls: number;
  /** Milliseconds until the data of the screen was there. */
  shown: number;
  /** Packed bytes of scripts that had come by then. */
  scripts: number;
};

export const slowDown = async (page: Page, { cpu, network } = SLOW): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
};

/** Opens an address as somebody who has never been here. The worker is kept out: it starts when the page is done. */
export const loadCold = async (browser: Browser, url: string, viewport = DESK): Promise<Load> => {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', bypassCSP: true });
  try {
    const page = await context.newPage();
    await page.addInitScript(WATCH);
    await slowDown(page);
    await page.goto(url, { timeout: WAIT_MS });
    await page.waitForFunction('window.seen.shown > 0', null, { timeout: WAIT_MS });
    await page.waitForTimeout(SETTLE_MS);
    const seen = await page.evaluate<Omit<Load, 'scripts'>>('window.seen');
    return { ...seen, scripts: await page.evaluate<number>(SCRIPTS) };
  } finally {
    await context.close();
  }
};
