import type { QueryOf, ReplyOf, signalPositionContracts } from '@chuli/contracts';
import { type StockSymbol, addDays } from '@chuli/kernel';
import { type NamedSignal, signalNames } from '@chuli/tape/signal';
import type { Asked } from '../../http/implement.ts';
import { searchedTo, signalDays } from './days.ts';
import { nearOf } from './near.ts';
import { openStockBook } from './stocks.ts';

type PreviewReply = ReplyOf<typeof signalPositionContracts.preview>;

/** The specification's window of signals. */
const WINDOW_DAYS = 30;

const LISTS = {
  families: ['buy-sell', 'early-buy-sell'],
  kinds: ['signal'],
  timeframes: ['daily'],
  sides: [],
};

const symbolsOf = (signals: readonly NamedSignal[], family: string, side: string): StockSymbol[] =>
  signals.filter((one) => one.family === family && one.side === side).map(({ symbol }) => symbol);

/** Buys and sells by session, the newest first, and what one condition keeps from being one of them. */
export const preview = async (
  asked: Asked<QueryOf<typeof signalPositionContracts.preview>>,
): Promise<PreviewReply> => {
  const { as_of, sessions } = await signalDays(asked);
  const from = addDays(as_of, -WINDOW_DAYS);
  const [signals_to, signals, near] = await Promise.all([
    searchedTo(asked, as_of),
    signalNames(asked.tape, { ...LISTS, from, to: as_of }),
    openStockBook(asked, { as_of, sessions, since: from }).then((book) =>
      nearOf(asked.tape, book, { lists: LISTS, on: as_of, filters: { smallest_turnover: 0 } }),
    ),
  ]);
  const byDay = Map.groupBy(signals, ({ signal_on }) => signal_on);
  const days = sessions.filter((day) => day >= from).toReversed();
  return {
    as_of,
    signals_to,
    rows: days.map((date) => {
      const ofDay = byDay.get(date) ?? [];
      return {
        date,
        buy: symbolsOf(ofDay, 'buy-sell', 'buy'),
        sell: symbolsOf(ofDay, 'buy-sell', 'sell'),
        earlyBuy: symbolsOf(ofDay, 'early-buy-sell', 'buy'),
        earlySell: symbolsOf(ofDay, 'early-buy-sell', 'sell'),
      };
    }),
    ...near,
  };
};
