import type { QueryOf, ReplyOf, intradayContracts } from '@chuli/contracts';
import { AppError, toRupees, percentOf } from '@chuli/kernel';
import { EMPTY_WINDOW, type WindowQuestion, type WindowRow, brokersInWindow } from '@chuli/tape/live';
import type { Asked } from '../../http/implement.ts';
import { averageRate } from '../../figures/figures.ts';
import { latestTraded } from './intraday-sessions.ts';
import { wholeDay } from './intraday-span.ts';

type WindowAsked = QueryOf<typeof intradayContracts.topBuyWithTime>;
type WindowReply = ReplyOf<typeof intradayContracts.topBuyWithTime>;

const toRow =
  (volume: number) =>
  ({ broker, time, quantity, amount, trades, matched }: WindowRow): WindowReply['rows'][number] => ({
    broker,
    time,
    quantity,
    amount: toRupees(amount),
    average: averageRate(amount, quantity),
    trades,
    matched,
    volume_percent: percentOf(quantity, volume),
  });

/** Open at one end, the window reaches to that end of the day. */
const windowOf = (
  { from_timestamp, to_timestamp }: WindowAsked,
  date: WindowQuestion['date'],
): WindowQuestion['window'] => {
  if (from_timestamp === undefined && to_timestamp === undefined) return null;
  const day = wholeDay(date);
  const window = { from: from_timestamp ?? day.first, to: to_timestamp ?? day.last + 1 };
  if (window.from > window.to) throw new AppError('input.invalid-range', window);
  return window;
};

const reasonOf = ({ trades, untimed }: { trades: number; untimed: number }): WindowReply['reason'] => {
  if (trades > 0) return null;
  return untimed > 0 ? 'no-trade-times' : 'not-traded';
};

/** What brokers bought or sold in a part of one session. A day after the as-of day is not known yet and empty. */
export const brokersWithTime =
  (side: WindowQuestion['side']) =>
  async (asked: Asked<WindowAsked>): Promise<WindowReply> => {
    const { symbol, is_sum, date: askedDate } = asked.query;
    const as_of = await latestTraded(asked);
    const date = askedDate ?? as_of;
    const window = windowOf(asked.query, date);
    const isKnown = date <= as_of;
    const { totals, rows } = isKnown
      ? await brokersInWindow(asked.tape, { date, side, symbol, window, by_minute: !is_sum })
      : { totals: EMPTY_WINDOW, rows: [] };
    return {
      as_of,
      date,
      ...totals,
      amount: toRupees(totals.amount),
      reason: isKnown ? reasonOf(totals) : 'after-as-of',
      times_to: (await asked.sessions()).timed.findLast((session) => session <= as_of) ?? null,
      rows: rows.map(toRow(totals.volume)),
    };
  };
