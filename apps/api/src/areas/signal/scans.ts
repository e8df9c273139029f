import { type QueryOf, type ReplyOf, signalScanContracts } from '@chuli/contracts';
import { AppError, tradingDate } from '@chuli/kernel';
import type { SignalLists } from '@chuli/tape/signal';
import { type Asked, implement } from '../../http/implement.ts';
import { firstOf, matchAsked, signalDays } from './days.ts';
import { type SignalsReply, signalsOf } from './page.ts';

type ListQuery = QueryOf<typeof signalScanContracts.strongBuy>;
type MatchQuery = QueryOf<typeof signalScanContracts.consolidationBreakouts>;
type SessionQuery = QueryOf<typeof signalScanContracts.macdCross>;
type DepthReply = ReplyOf<typeof signalScanContracts.depthStrongBuy>;

const BEGINNING = tradingDate('1990-01-01');

const daily = (families: readonly string[], rest: Partial<SignalLists> = {}): SignalLists => ({
  families,
  kinds: [],
  timeframes: ['daily'],
  sides: [],
  ...rest,
});

const strong = (side: 'buy' | 'sell'): SignalLists =>
  daily(['agreement'], { kinds: ['strong'], sides: [side] });

/** An empty list of names stands for all of them, so that none has a name which nothing bears. */
const NOTHING = [''];

const narrowed = (own: readonly string[], asked: string | undefined): readonly string[] => {
  if (asked === undefined) return own;
  return own.length === 0 || own.includes(asked) ? [asked] : NOTHING;
};

type ListFilters = Pick<ListQuery, 'family' | 'kind' | 'timeframe' | 'side'>;

/** Those of the lists that the reader asked for. */
const listsAsked = (lists: SignalLists, { family, kind, timeframe, side }: ListFilters): SignalLists => ({
  families: narrowed(lists.families, family),
  kinds: narrowed(lists.kinds, kind),
  timeframes: narrowed(lists.timeframes, timeframe),
  sides: narrowed(lists.sides, side),
});

/** Signals of the last sessions; those that hold on the newest bar, where the question says so. */
const signalsOfDays =
  (lists: SignalLists) =>
  async (asked: Asked<ListQuery & Pick<MatchQuery, 'match'>>): Promise<SignalsReply> => {
    const { query } = asked;
    const days = await signalDays(asked);
    const span = { ...days, from: firstOf(days, query.days), match: matchAsked(query.match, days) };
    return signalsOf(asked, listsAsked(lists, query), span, query);
  };

/** Signals that have not ended, whenever they began. */
const signalsStanding =
  (lists: SignalLists) =>
  async (asked: Asked<ListQuery>): Promise<SignalsReply> => {
    const span = { ...(await signalDays(asked)), from: BEGINNING, standing: true };
    return signalsOf(asked, listsAsked(lists, asked.query), span, asked.query);
  };

/** Signals of one session: the asked day, or the last session before it. */
const signalsOfSession =
  (lists: SignalLists) =>
  async (asked: Asked<SessionQuery>): Promise<SignalsReply> => {
    const { query } = asked;
    const { date, as_of: limit } = query;
    if (date !== undefined && limit !== undefined && date > limit)
      throw new AppError('input.invalid-range', { from: date, to: limit });
    const days = await signalDays({ ...asked, query: { as_of: date ?? limit } });
    return signalsOf(asked, listsAsked(lists, query), { ...days, from: days.as_of }, query);
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
