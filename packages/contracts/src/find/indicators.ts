import { z } from 'zod';
import { CACHES } from '../cache.ts';
import { get } from '../contract.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { StockSymbol, TradingDate, asOf } from '../parts.ts';
import { stock } from '../signal/parts.ts';
import { SCAN_UNITS, ScanTimeframe } from './parts.ts';

/** The folders of the indicators. */
export const IndicatorGroup = z.enum(['trend', 'momentum', 'volatility', 'volume', 'level', 'structure']);

/** What a value says by the levels that its indicator is read by. */
export const IndicatorReading = z.enum([
  'oversold',
  'overbought',
  'between',
  'above-zero',
  'below-zero',
  'no-trend',
  'trend-begins',
  'trend',
  'weak',
  'strong',
  'tight',
  'wide',
  'above-average',
  'below-average',
]);

/** What a state may be. */
export const StateWord = z.enum([
  'up',
  'down',
  'mixed',
  'none',
  'bullish',
  'bearish',
  'regular',
  'hidden',
  'high',
  'low',
  'demand',
  'supply',
  'long',
  'short',
  'yes',
  'no',
]);

/** A number, or the word of a state; null where there is nothing to tell. */
const LineValue = z.union([z.number(), StateWord]).nullable();

export const indicatorContracts = {
  indicators: get({
    path: '/data/indicators/',
    summary: 'What every indicator tells of one stock',
    access: 'open',
    feature: 'stock-scans',
    cache: CACHES.minute,
    cost: 'heavy',
    mostRows: MOST_ROWS.page,
    query: z.strictObject({
      symbol: StockSymbol,
      timeframe: ScanTimeframe.default('daily'),
      ...asOf,
    }),
    reply: z.object({
      as_of: TradingDate,
      ...stock,
      timeframe: ScanTimeframe,
      /** The day of the bar of which all is told; null where there is none of this timeframe. */
      bar_on: TradingDate.nullable(),
      rows: z.array(
        z.object({
          group: IndicatorGroup,
          /** As a scan calls it. */
          indicator: z.string(),
          parameters: z.array(z.number()).max(8),
          line: z.string(),
          value: LineValue,
          before: LineValue,
          unit: z.enum(SCAN_UNITS),
          reading: IndicatorReading.nullable(),
          /** The first bar of which it could be told. */
          first_on: TradingDate.nullable(),
        }),
      ),
    }),
  }),
};
