import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, type TradingDate, paisa } from '@chuli/kernel';
import type { TotalsEvent, TradeEvent } from '@chuli/session';
import type { TradeRules } from '../../checks/read-trade.ts';
import { sumsOf } from '../../checks/whole-day.ts';
import { masked } from '../pace.ts';
import { statusesOf } from '../session-statuses.ts';
import { type Source, type SourceItem, type WholeDay, eventItem } from '../source.ts';
import { type Differences, differencesBetween } from './differences.ts';
import { type PriceLine, type Read, readFloorsheetFile, readPriceFile } from './tables.ts';

export type FileOptions = { readonly folder: string; readonly isListed: TradeRules['isListed'] };

/** Files an operator drops: `floorsheet-2026-11-13.csv`, `today-price-2026-11-13.csv`, any words around the day. */
const textOf = async (folder: string, kind: string, day: TradingDate): Promise<string | null> => {
  const names = (await readdir(folder)).filter((name) => name.startsWith(kind) && name.endsWith('.csv'));
  const name = names.find((file) => file.includes(day)) ?? null;
  return name === null ? null : readFile(join(folder, name), 'utf8');
};

/** Sums of today's prices are the declared totals of the floorsheet, symbol by symbol; null where columns are missing. */
const declaredBy = (lines: readonly PriceLine[], clock: Clock): TotalsEvent | null => {
  let [turnover, volume, trades] = [0, 0, 0];
  for (const line of lines) {
    if (line.amount === null || line.volume === null || line.trades === null) return null;
    turnover += line.amount;
    volume += line.volume;
    trades += line.trades;
  }
  if (lines.length === 0) return null;
  return {
    kind: 'totals',
    turnover: paisa(turnover),
    volume,
    trades,
    symbols: lines.length,
    at: clock(),
    isFinal: true,
  };
};

const mismatches = (trades: readonly TradeEvent[], lines: readonly PriceLine[]): string[] => {
  const own = Map.groupBy(trades, ({ symbol }) => symbol);
  return lines.flatMap(({ symbol, volume, amount, trades: count }) => {
    const sums = sumsOf(own.get(symbol) ?? []);
    const isSame =
      (volume ?? sums.quantity) === sums.quantity &&
      (amount ?? sums.amount) === sums.amount &&
      (count ?? sums.trades) === sums.trades;
    return isSame ? [] : [`${symbol}: floorsheet has ${sums.quantity} shares, prices ${volume ?? 'unknown'}`];
  });
};

const NO_LINES: Read<PriceLine> = { rows: [], rejected: [], notices: [] };

const wholeOf = (
  floorsheet: Read<TradeEvent> | null,
  prices: Read<PriceLine> | null,
  { day, clock }: { day: TradingDate; clock: Clock },
): WholeDay => {
  const trades = floorsheet?.rows ?? [];
  const { rows: lines, rejected, notices } = prices ?? NO_LINES;
  const refused = [...(floorsheet?.rejected ?? []), ...rejected];
  const reasons = [
    ...(floorsheet === null ? ['no floorsheet file of this day'] : []),
    ...(prices === null ? ['no price file of this day to compare with'] : []),
    ...mismatches(trades, lines),
    ...(refused.length > 0 ? [`${refused.length} rows rejected`] : []),
  ];
  return {
    day,
    trades,
    declared: declaredBy(lines, clock),
    closes: lines.map(({ kind, symbol, close }) => ({ kind, symbol, close })),
    rejected: refused,
    notices: [...(floorsheet?.notices ?? []), ...notices],
    pages: null,
    isComplete: reasons.length === 0,
    reasons,
  };
};

const readFiles = async (
  { folder, isListed }: FileOptions,
  day: TradingDate,
  clock: Clock,
): Promise<WholeDay> => {
  const floorsheet = await textOf(folder, 'floorsheet', day);
  const prices = await textOf(folder, 'today-price', day);
  return wholeOf(
    floorsheet === null ? null : readFloorsheetFile(floorsheet, { day, isListed }),
    prices === null ? null : readPriceFile(prices, day),
    { day, clock },
  );
};

/** Looks without taking: the day in the folder, and how it differs from what is held. */
export const reviewFiles = async (
  options: FileOptions,
  { day, clock, held }: { day: TradingDate; clock: Clock; held: readonly TradeEvent[] },
): Promise<{ whole: WholeDay; differences: Differences }> => {
  const whole = await readFiles(options, day, clock);
  return { whole, differences: differencesBetween(held, whole.trades) };
};

/** Files of a finished day, for customers without a feed and for days the feed missed. */
export const fileSource = (options: FileOptions): Source => ({
  name: 'file',
  capabilities: { trades: true, brokers: 'after-close', depth: false, index: false, status: false },
  opening: () => null,
  async *read({ day, clock, signal, isKnown }): AsyncGenerator<SourceItem> {
    const { trades, rejected, notices } = await readFiles(options, day, clock);
    for (const event of trades) {
      if (signal.aborted) return;
      if (!isKnown(event.contractId)) yield eventItem(masked(event));
    }
    yield* rejected;
    yield* notices;
    const closed = statusesOf(day).at(-1);
    if (closed !== undefined) yield eventItem(closed);
  },
  readWhole: ({ day, clock }) => readFiles(options, day, clock),
});
