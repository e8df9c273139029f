import { type MarketState, QUOTE_FLAGS, type QuoteRow } from '@chuli/contracts/live';
import { describe, expect, it } from 'vitest';
import { madeMarket } from '../../live/testing/made-market.ts';
import { createBoard } from './board-row.ts';
import { tradedRows } from './live-session.ts';

const stateOf = (...quotes: QuoteRow[]): MarketState => ({
  market: madeMarket(),
  previous: quotes.map(([symbol]) => [symbol, 50_000] as const),
  quotes,
  indices: [],
});

const NABIL: QuoteRow = ['NABIL', 51_000, 50_500, 51_000, 50_500, 30, 1_525_000, 3, 0];
const NICA: QuoteRow = ['NICA', null, null, null, null, 0, 0, 0, 0];
const STOCKS = new Map();

describe('the rows of the live board', () => {
  it('are in rupees with the change from the previous close and the limits of the day', () => {
    const [row] = createBoard()(stateOf(NABIL), STOCKS);
    expect(row).toMatchObject({
      last: 510,
      change: 10,
      percent: 2,
      amount: 15_250,
      floor: 450,
      ceiling: 550,
    });
  });

  it('stay the same objects while their quote does', () => {
    const board = createBoard();
    const [nabil, nica] = board(stateOf(NABIL, NICA), STOCKS);
    const moved: QuoteRow = ['NICA', 50_100, 50_100, 50_100, 50_100, 10, 501_000, 1, 0];
    const [sameNabil, newNica] = board(stateOf(NABIL, moved), STOCKS);
    expect(sameNabil).toBe(nabil);
    expect(newNica).not.toBe(nica);
  });

  it('leave a price that is not known unknown', () => {
    const [row] = createBoard()(stateOf(NICA), STOCKS);
    expect(row).toMatchObject({ last: null, change: null, percent: null, previous_close: 500 });
    expect(tradedRows([row].filter((one) => one !== undefined))).toEqual([]);
  });

  it('say when a stock is halted or stands at its limit', () => {
    const halted: QuoteRow = ['A', 55_000, 55_000, 55_000, 55_000, 10, 550_000, 1, QUOTE_FLAGS.halted + 1];
    const locked: QuoteRow = ['B', 55_000, 55_000, 55_000, 55_000, 10, 550_000, 1, QUOTE_FLAGS.atUpper];
    const rows = createBoard()(stateOf(halted, locked), STOCKS);
    expect(rows.map(({ note }) => note)).toEqual(['Halted', 'Upper circuit']);
    expect(tradedRows(rows).map(({ limit }) => limit)).toEqual([null, 'ceiling']);
  });
});
