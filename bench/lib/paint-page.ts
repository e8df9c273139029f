import type { Browser, Page } from '@playwright/test';

/** What a page saw: texts of the socket with the moment they came, prices with the moment they were on the glass. */
export type Seen = {
  readonly heard: readonly (readonly [at: number, text: string])[];
  readonly painted: readonly (readonly [at: number, symbol: string, price: string])[];
};

/**
 * Runs in the page from its first moment. A text, since this side of the wire has no document. A changed price counts as
 * painted when the task behind the next animation frame runs: by then the frame was drawn. The socket is only listened to.
 */
const watchScript = (cell: number): string => `
  window.seen = { heard: [], painted: [] };
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => window.seen.heard.push([Date.now(), data]));
    }
  };
  const shown = new Map();
  const look = () => {
    const changed = [];
    for (const row of document.querySelectorAll('tr[data-index]')) {
      const symbol = row.querySelector('.symbol')?.textContent ?? '';
      const price = (row.cells[${cell}]?.textContent ?? '').replaceAll(',', '');
      if (shown.get(symbol) === price) continue;
      shown.set(symbol, price);
      changed.push([symbol, price]);
    }
    if (changed.length === 0) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const now = Date.now();
        for (const one of changed) window.seen.painted.push([now, ...one]);
      };
      port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
`;

/** A window of its own whose page is watched: the text of one cell of each row, that of the price unless told. */
export const watchedPage = async (browser: Browser, cell = 1): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(watchScript(cell));
  return page;
};

/** Opens an address in a window of its own and watches it. */
export const openWatched = async (browser: Browser, url: string): Promise<Page> => {
  const page = await watchedPage(browser);
  await page.goto(url);
  return page;
};

export const seenBy = (page: Page): Promise<Seen> => page.evaluate<Seen>('window.seen');
