import { type QueryOf, type ReplyOf, signalScanContracts } from '@chuli/contracts';
import { AppError } from '@chuli/kernel';
import type { SignalLists } from '@chuli/tape';
import { type Asked, implement } from '../http/implement.ts';
import { type SignalsReply, signalDays, signalsOf, signalsOfDays, signalsStanding } from './signal-lists.ts';

type SessionQuery = QueryOf<typeof signalScanContracts.macdCross>;
type DepthReply = ReplyOf<typeof signalScanContracts.depthStrongBuy>;

const daily = (families: readonly string[], rest: Partial<SignalLists> = {}): SignalLists => ({
  families,
  kinds: [],
  timeframes: ['daily'],
  sides: [],
  ...rest,
});

const strong = (side: 'buy' | 'sell'): SignalLists =>
  daily(['agreement'], { kinds: ['strong'], sides: [side] });

/** Signals of one session: the asked day, or the last session before it. */
const signalsOfSession =
  (lists: SignalLists) =>
  async (asked: Asked<SessionQuery>): Promise<SignalsReply> => {
    const { date, as_of: limit, symbol } = asked.query;
    if (date !== undefined && limit !== undefined && date > limit)
      throw new AppError('input.invalid-range', { from: date, to: limit });
    const days = await signalDays({ ...asked, query: { as_of: date ?? limit } });
    return signalsOf(asked, lists, { ...days, from: days.as_of, symbol });
  };

type DepthRow = DepthReply['rows'][number];
const withUnknownDepth = (row: SignalsReply['rows'][number]): DepthRow => ({ ...row, depth: null });

/** No source tells the order book yet, so that what waits in it is not known. */
const withDepth =
  (answer: ReturnType<typeof signalsOfDays>) =>
  async (asked: Parameters<typeof answer>[0]): Promise<DepthReply> => {
    const reply = await answer(asked);
    return { ...reply, rows: reply.rows.map(withUnknownDepth) };
  };

export const signalScanEndpoints = implement(signalScanContracts, {
  strongBuy: signalsOfDays(strong('buy')),
  strongBuyTotal: signalsStanding(strong('buy')),
  depthStrongBuy: withDepth(signalsOfDays(strong('buy'))),
  strongSell: signalsOfDays(strong('sell')),
  strongSellTotal: signalsStanding(strong('sell')),
  depthStrongSell: withDepth(signalsOfDays(strong('sell'))),
  priceAction: signalsOfDays(daily(['price-action'], { timeframes: [] })),
  macdCross: signalsOfSession(daily(['macd-cross'])),
  dow: signalsOfSession(daily(['dow'])),
  consolidationBreakouts: signalsOfDays(daily(['consolidation-breakout'])),
  breakouts: signalsOfDays(daily(['momentum-breakout', 'volume-breakout'], { kinds: ['signal'] })),
});
