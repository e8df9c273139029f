import { type Paisa, isTradingDate, readCsvRecords } from '@chuli/kernel';
import type { NewRow } from '@chuli/registry';
import type { IndexBarRow, MarketDayRow } from '@chuli/tape';
import type { Batch, Rejection } from '../market-source.ts';
import { paisaOrNull, textOrNull, wholeOrNull } from './values.ts';

/** Reads each line by `read`; a line for which it finds no row is set aside. */
const readLines = <Line, Row>(lines: Line[], read: (line: Line) => Row | null): Batch<Row> => {
  const rows: Row[] = [];
  const rejected: Rejection[] = [];
  for (const line of lines) {
    const row = read(line);
    if (row === null) rejected.push({ reason: 'line not understood', example: JSON.stringify(line) });
    else rows.push(row);
  }
  return { rows, rejected };
};

export const parseSessionDays = (text: string): Batch<NewRow<'session_day'>> =>
  readLines(
    readCsvRecords(text, ['date', 'symbols_traded', 'nepse_index_present', 'official_summary_present']),
    (line) => {
      const symbols = wholeOrNull(line.symbols_traded);
      if (!isTradingDate(line.date) || symbols === null) return null;
      return {
        traded_on: line.date,
        symbols_traded: symbols,
        has_index: line.nepse_index_present === '1',
        has_official_summary: line.official_summary_present === '1',
      };
    },
  );

export const parseMarketDays = (text: string): Batch<MarketDayRow> =>
  readLines(
    readCsvRecords(text, ['date', 'turnover', 'volume', 'transactions', 'scrips_traded', 'source']),
    (line) => {
      const turnover = paisaOrNull(line.turnover);
      const volume = wholeOrNull(line.volume);
      if (!isTradingDate(line.date) || turnover === null || volume === null) return null;
      return {
        traded_on: line.date,
        turnover: turnover as Paisa,
        volume,
        trades: wholeOrNull(line.transactions),
        symbols: wholeOrNull(line.scrips_traded),
        source: line.source,
      };
    },
  );

/** Points of an index have two decimals, like rupees. */
const hundredths = (text: string): number | null => (textOrNull(text) === null ? null : paisaOrNull(text));

export const parseIndexBars = (text: string): Batch<IndexBarRow> =>
  readLines(
    readCsvRecords(text, [
      'index_id',
      'date',
      'open',
      'high',
      'low',
      'close',
      'turnover',
      'volume',
      'trades',
      'source',
      'flags',
    ]),
    (line) => {
      const close = hundredths(line.close);
      const index_id = wholeOrNull(line.index_id);
      if (!isTradingDate(line.date) || close === null || close <= 0 || index_id === null) return null;
      return {
        index_id,
        traded_on: line.date,
        open: hundredths(line.open),
        high: hundredths(line.high),
        low: hundredths(line.low),
        close,
        turnover: paisaOrNull(line.turnover) as Paisa | null,
        volume: wholeOrNull(line.volume),
        trades: wholeOrNull(line.trades),
        source: line.source,
        flags: line.flags,
      };
    },
  );
