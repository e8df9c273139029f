import type { Locator, Page } from '@playwright/test';
import type { LiveSession } from './live-session.ts';
import { expect } from './watched-page.ts';

export const rowOf = (page: Page, symbol: string): Locator =>
  page.locator('tr[data-index]').filter({ has: page.getByText(symbol, { exact: true }) });

/** As the screen writes a price. */
export const priceText = (rupees: number): string =>
  rupees.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const stockOf = ({ stocks }: LiveSession, index: number) => {
  const found = stocks[index];
  if (found === undefined) throw new Error('The archive has too few stocks.');
  return found;
};

/** Every stock, also one that is hardly traded; by symbol, so that the first ones stay in view whatever they trade. */
export const BOARD = '/nepse-live-market?instrument=all&turnover=0&sort=symbol';

export const openBoard = async (page: Page, { url }: LiveSession): Promise<void> => {
  await page.goto(`${url}${BOARD}`);
  await expect(page.locator('.live-line .phase')).toHaveAttribute('data-live', 'live');
};

export type Wire = { sent: string[]; heard: string[] };

/** What goes over the sockets of a page, newest last. */
export const wireOf = (page: Page): Wire => {
  const wire: Wire = { sent: [], heard: [] };
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => void wire.sent.push(String(payload)));
    socket.on('framereceived', ({ payload }) => void wire.heard.push(String(payload)));
  });
  return wire;
};

/** The newest socket of the page where a test can speak through it. */
export const keepLine = async (page: Page): Promise<void> => {
  await page.addInitScript(`
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
      constructor(...given) { super(...given); window.line = this; }
    };
  `);
};

const PAGE_ANSWERS_MS = 1_500;
const questionsOf = ({ sent }: Wire): number => sent.filter((text) => text.includes('"subscribe"')).length;

/**
 * Has the server send the page the hash of its state. The page compares its own with it and, where they differ, asks for
 * everything anew: a page that asks nothing holds what the server holds. Returns the place and the hash.
 */
export const agreedHash = async (page: Page, wire: Wire): Promise<string> => {
  const from = wire.heard.length;
  const asked = questionsOf(wire);
  await page.evaluate(`window.line.send('{"op":"ping","channel":"market"}')`);
  const answer = (): string | undefined => wire.heard.slice(from).find((text) => text.includes('"hash"'));
  await expect.poll(answer, { message: 'the server tells its hash' }).toBeDefined();
  await page.waitForTimeout(PAGE_ANSWERS_MS);
  expect(questionsOf(wire), 'asks for nothing: the hash was right').toBe(asked);
  const { epoch, seq, hash } = JSON.parse(answer() ?? '') as { epoch: string; seq: number; hash: string };
  return `${epoch} ${seq} ${hash}`;
};
