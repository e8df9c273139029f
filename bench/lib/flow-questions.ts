import type { TradingDate } from '@chuli/kernel';

export type FlowQuestion = {
  readonly name: string;
  readonly path: string;
  /** Of one stock or one broker, whose answer has a time of its own whatever the range. */
  readonly isOfOne: boolean;
  /** Every session that there is: the larger the tape, the more is asked for. */
  readonly isOfAll?: boolean;
};

export type FlowMarket = {
  /** Sessions whose trades are known, the oldest first. */
  readonly days: readonly TradingDate[];
  /** The busiest. */
  readonly symbol: string;
  readonly broker: string;
};

/** The heaviest of the calls about brokers and orders, each over the longest range that it takes. */
export const flowQuestions = ({ days, symbol, broker }: FlowMarket): FlowQuestion[] => {
  const last = days.at(-1);
  if (last === undefined) throw new Error('The tape holds no trades.');
  const since = (sessions: number): string => `from_date=${days.at(-sessions) ?? days[0]}&to_date=${last}`;
  const market = (name: string, path: string): FlowQuestion => ({ name, path, isOfOne: false });
  const one = (name: string, path: string): FlowQuestion => ({ name, path, isOfOne: true });
  return [
    { ...one('orders of a stock', `/api/data/bulk-txn/all/?symbol=${symbol}`), isOfAll: true },
    one(
      'orders of a stock, 60 sessions',
      `/api/data/bulk-txn-all/history/?symbol=${symbol}&${since(60)}&amount_from=100000&page_size=500`,
    ),
    one('sides by price, 20 sessions', `/api/data/buy-sell-volume/levels/?symbol=${symbol}&${since(20)}`),
    one(
      'holders, 60 sessions',
      `/api/data/broker-holding/?symbol=${symbol}&from_date=${days.at(-60) ?? days[0]}`,
    ),
    one('brokers of a stock, 60 sessions', `/api/data/broker-analytics/?symbol=${symbol}&${since(60)}`),
    one('book of a broker, 60 sessions', `/api/data/broker-top-holding/${broker}/holding/?${since(60)}`),
    market('orders of a session', `/api/data/bulk-txn-market-diamond/?date=${last}&page_size=500`),
    market('orders by side of a session', `/api/data/bulk-txn-market-diamond-plus/?date=${last}`),
    market('orders by session', `/api/data/bulk-txn-history/?date=${last}`),
    market('orders by stock, 60 sessions', '/api/data/bulk-txn-market-days/?days=60'),
    market('top holders, 60 sessions', `/api/data/broker-top-holding/?${since(60)}`),
    {
      ...one(
        'brokers of a stock, all sessions',
        `/api/data/broker-analytics/?symbol=${symbol}&${since(days.length)}`,
      ),
      isOfAll: true,
    },
    market('brokers by stocks', `/api/data/broker-pivot/?${since(20)}&most_rows=100&most_columns=60`),
  ];
};
