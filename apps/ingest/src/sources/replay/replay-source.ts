import { type TradingDate, atKathmandu, instant, paisa } from '@chuli/kernel';
import { sessionHours } from '@chuli/market';
import type { IndexEvent, TotalsEvent, TradeEvent } from '@chuli/session';
import { sumsOf } from '../../checks/whole-day.ts';
import { type Due, masked, paced } from '../pace.ts';
import { statusesOf } from '../session-statuses.ts';
import { type Source, type SourceItem, type WholeDay, eventItem } from '../source.ts';

export type ReplayOptions = {
  /** Contracts of a day that is on the tape, in the order of contract ids or of time. */
  readonly trades: (day: TradingDate) => AsyncIterable<TradeEvent>;
  readonly indices?: (day: TradingDate) => AsyncIterable<IndexEvent>;
  readonly speed: number;
  readonly brokers: 'live' | 'after-close';
};

const collect = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const rows: T[] = [];
  for await (const item of items) rows.push(item);
  return rows;
};

/** Floorsheets without times are spread evenly over the session; the trade itself keeps its unknown time. */
const dueTrades = (day: TradingDate, trades: readonly TradeEvent[]): Due[] => {
  const { from, to } = sessionHours(day);
  const opens = atKathmandu(day, from);
  const length = atKathmandu(day, to) - opens;
  return trades.map((event, index) => ({
    at: instant(
      event.at === null ? opens + Math.floor((length * index) / trades.length) : Math.floor(event.at / 1_000),
    ),
    event,
  }));
};

const dayOf = async (day: TradingDate, { trades, indices }: ReplayOptions): Promise<Due[]> => {
  const values = indices === undefined ? [] : await collect(indices(day));
  const statuses = statusesOf(day).map((event) => ({ at: event.at, event }));
  const told: Due[] = [...statuses, ...values.map((event) => ({ at: event.at, event }))];
  return [...told, ...dueTrades(day, await collect(trades(day)))].sort((a, b) => a.at - b.at);
};

const totalsOf = (day: TradingDate, trades: readonly TradeEvent[]): TotalsEvent => {
  const sums = sumsOf(trades);
  return {
    kind: 'totals',
    turnover: paisa(sums.amount),
    volume: sums.quantity,
    trades: sums.trades,
    symbols: new Set(trades.map(({ symbol }) => symbol)).size,
    at: atKathmandu(day, sessionHours(day).to),
    isFinal: true,
  };
};

const wholeOf = (day: TradingDate, trades: readonly TradeEvent[]): WholeDay => ({
  day,
  trades,
  declared: trades.length === 0 ? null : totalsOf(day, trades),
  closes: [],
  rejected: [],
  notices: [],
  pages: null,
  isComplete: trades.length > 0,
  reasons: trades.length > 0 ? [] : ['no trade of this day on the tape'],
});

/** A day that is on the tape, told again by the clock. */
export const replaySource = (options: ReplayOptions): Source => ({
  name: 'replay',
  capabilities: {
    trades: true,
    brokers: options.brokers,
    depth: false,
    index: options.indices !== undefined,
    status: true,
  },
  opening: () => null,
  async *read(context): AsyncGenerator<SourceItem> {
    const events = await dayOf(context.day, options);
    for await (const { event } of paced(() => events, options.speed, context)) {
      yield eventItem(options.brokers === 'live' ? event : masked(event));
    }
  },
  readWhole: async ({ day }) => wholeOf(day, await collect(options.trades(day))),
});
