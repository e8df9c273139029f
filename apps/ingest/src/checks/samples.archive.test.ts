import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { atKathmandu, stockSymbol, tradingDate } from '@chuli/kernel';
import { archiveFolder } from '@chuli/testkit';
import { describe, expect, it } from 'vitest';
import { isFields } from './checked.ts';
import { openDrift } from './drift.ts';
import { readClose, readDepth, readIndex, readMarketOpen, readSummary } from './read-market.ts';
import { readFloorsheetPage, readPage } from './read-page.ts';
import { TRADE_FIELDS, readTrade } from './read-trade.ts';

const folder = archiveFolder();
const DAY = tradingDate('2025-12-03');

const sample = (name: string): unknown =>
  JSON.parse(readFileSync(join(folder ?? '', 'samples', `${name}.json`), 'utf8'));
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

describe.skipIf(folder === null)('payloads of the exchange (skipped without CHULI_ARCHIVE)', () => {
  it('give a page of 500 trades without a bad row or a field we do not know', () => {
    const page = readFloorsheetPage(sample('floorsheet.page')).value;
    const rows = page?.rows ?? [];
    const reasons = rows.map((row) => readTrade(row, { day: DAY, isListed: () => true }).reason);
    expect(reasons.filter((reason) => reason !== null)).toEqual([]);
    expect(rows).toHaveLength(500);
    expect(openDrift().look('floorsheet', new Set(TRADE_FIELDS), rows)).toEqual([]);
    expect(page).toMatchObject({
      totalPages: 135,
      declared: { trades: 67_485, quantity: 10_873_372, amount: 523_569_933_733 },
    });
  });

  it('give a trade of a running session with its brokers masked', () => {
    const [row] = listOf(sample('doc-floorsheet-intraday-masked'));
    const trade = readTrade(row, { day: tradingDate('2026-04-02'), isListed: () => true });
    expect(trade.value).toMatchObject({ buyer: '', seller: '', quantity: 6, amount: 227_400 });
  });

  it('give status, indices, summary, closes and book', () => {
    expect(readMarketOpen(sample('market-open')).value).toMatchObject({ word: 'closed', asOf: { day: DAY } });
    const values = listOf(sample('nepse-index')).map((row) => readIndex(row).value?.value);
    expect(values).toEqual([45_096, 263_117, 17_995, 15_319]);
    expect(readSummary(sample('market-summary')).value).toEqual({
      turnover: 523_569_933_733,
      volume: 10_873_372,
      trades: 67_485,
      symbols: 332,
    });
    const prices = readPage(sample('today-price.page')).value?.rows ?? [];
    expect(prices.filter(isFields).map((row) => readClose(row, DAY).reason)).toEqual(prices.map(() => null));
    const at = atKathmandu(DAY, 12 * 60);
    expect(readDepth(sample('doc-marketdepth'), stockSymbol('NABIL'), at).value).toMatchObject({
      bids: [{ rate: 52_100, quantity: 79, orders: 2 }],
      asks: [{ rate: 52_200, quantity: 1_016, orders: 6 }],
      totalBid: 60_053,
    });
  });
});
