import type { Tape } from '../client.ts';
import type { DailyBarRow, IndexBarRow, MarketDayRow } from '../rows.ts';
import type { RowEncoding } from './insert.ts';
import { replaceTable } from './replace-table.ts';

export const DAILY_BAR: RowEncoding<DailyBarRow> = {
  columns: [
    'symbol',
    'traded_on',
    'open',
    'high',
    'low',
    'close',
    'last_traded',
    'volume',
    'amount',
    'trades',
    'vwap',
    'previous_close',
    'source',
    'sources_agreeing',
    'flags',
  ],
  write: (out, row) => {
    out.string(row.symbol);
    out.date(row.traded_on);
    out.nullableUint32(row.open);
    out.uint32(row.high);
    out.uint32(row.low);
    out.uint32(row.close);
    out.nullableUint32(row.last_traded);
    out.uint64(row.volume);
    out.nullableUint64(row.amount);
    out.nullableUint32(row.trades);
    out.nullableUint32(row.vwap);
    out.nullableUint32(row.previous_close);
    out.string(row.source);
    out.uint8(row.sources_agreeing);
    out.string(row.flags);
  },
};

const INDEX_BAR: RowEncoding<IndexBarRow> = {
  columns: [
    'index_id',
    'traded_on',
    'open',
    'high',
    'low',
    'close',
    'turnover',
    'volume',
    'trades',
    'source',
    'flags',
  ],
  write: (out, row) => {
    out.uint16(row.index_id);
    out.date(row.traded_on);
    out.nullableUint32(row.open);
    out.nullableUint32(row.high);
    out.nullableUint32(row.low);
    out.uint32(row.close);
    out.nullableUint64(row.turnover);
    out.nullableUint64(row.volume);
    out.nullableUint64(row.trades);
    out.string(row.source);
    out.string(row.flags);
  },
};

const MARKET_DAY: RowEncoding<MarketDayRow> = {
  columns: ['traded_on', 'turnover', 'volume', 'trades', 'symbols', 'source'],
  write: (out, row) => {
    out.date(row.traded_on);
    out.uint64(row.turnover);
    out.uint64(row.volume);
    out.nullableUint64(row.trades);
    out.nullableUint32(row.symbols);
    out.string(row.source);
  },
};

/** Each of these makes the tape hold exactly the given rows; two rows for one key are refused. */
export const replaceDailyBars = (tape: Tape, rows: readonly DailyBarRow[]): Promise<number> =>
  replaceTable(tape, 'daily_bar', DAILY_BAR, rows);

export const replaceIndexBars = (tape: Tape, rows: readonly IndexBarRow[]): Promise<number> =>
  replaceTable(tape, 'index_bar', INDEX_BAR, rows);

export const replaceMarketDays = (tape: Tape, rows: readonly MarketDayRow[]): Promise<number> =>
  replaceTable(tape, 'market_day', MARKET_DAY, rows);
