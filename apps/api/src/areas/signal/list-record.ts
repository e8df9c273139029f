import { ALL, EXIT_RULES, FILL_WINDOW_SESSIONS, type Verdict } from '@chuli/backtest';
import type { Feature, QueryOf, ReplyOf, signalRecordContracts } from '@chuli/contracts';
import { AppError, type StockSymbol, type TradingDate, tradingDate } from '@chuli/kernel';
import { type Company, listCompanies } from '@chuli/registry/reference';
import { type FoundTrade, type RecordFigures, listRecord, signalTrades } from '@chuli/tape/signal';
import { holds } from '../../http/access.ts';
import type { Asked } from '../../http/implement.ts';
import { rupeesOrNull } from '../../figures/figures.ts';
import { figuresOf, leftOutOf, percentOfShare, yearsOf } from './figures.ts';
import { type SignalList, describeList, listHeads } from './list-facts.ts';
import { signalDays } from './days.ts';
import { recordMethod } from './method.ts';

const BEFORE_ALL = tradingDate('1990-01-01');

type RecordQuery = QueryOf<typeof signalRecordContracts.list>;
type RecordReply = ReplyOf<typeof signalRecordContracts.list>;

/** The list a question names; one that no family publishes is refused. */
export const namedList = async (
  { tape, query }: Asked<Pick<RecordQuery, 'family' | 'kind' | 'timeframe' | 'side'>>,
  as_of: TradingDate,
): Promise<SignalList> => {
  const { family, kind, timeframe, side } = query;
  const lists = { families: [family], kinds: [kind], timeframes: [timeframe], sides: [side] };
  const [head] = await listHeads(tape, lists, as_of);
  if (head === undefined) throw new AppError('signal.not-found', { family, kind, timeframe, side });
  return describeList(head);
};

const sliceOf = (figures: RecordFigures): RecordReply['slices'][number] => ({
  slice: figures.slice,
  ...figuresOf(figures),
});

const fillKnown = ({ fill, signal_on }: FoundTrade, waitingSince: TradingDate | null): FoundTrade['fill'] =>
  fill !== 'filled' && waitingSince !== null && signal_on >= waitingSince ? 'pending' : fill;

/** On a rewound day an order that never filled still waited in the last sessions: what became of it was not known. */
const tradeRow = (
  trade: FoundTrade,
  company: Company | undefined,
  waitingSince: TradingDate | null,
): RecordReply['rows'][number] => ({
  symbol: trade.symbol,
  name: company?.name ?? trade.symbol,
  sector_id: company?.sector_id ?? null,
  instrument: company?.instrument ?? null,
  signal_on: trade.signal_on,
  fill: fillKnown(trade, waitingSince),
  entry_on: trade.entry_on,
  entry_price: rupeesOrNull(trade.entry_price),
  exit_on: trade.exit_on,
  exit_price: rupeesOrNull(trade.exit_price),
  exit_reason: trade.exit_reason === '' ? null : trade.exit_reason,
  net: percentOfShare(trade.net),
  excess: percentOfShare(trade.excess),
  is_new_listing: trade.is_new_listing === 1,
});

const RECENT: readonly Feature[] = ['signals', 'signals-pro'];

/** Whoever may not read the boards hears of a signal once it is too old to be entered. */
const newestTold = (
  { caller, query }: Pick<Asked<RecordQuery>, 'caller' | 'query'>,
  { as_of, sessions }: { as_of: TradingDate; sessions: readonly TradingDate[] },
): TradingDate =>
  RECENT.every((feature) => holds(caller, feature, query))
    ? as_of
    : (sessions.at(-1 - FILL_WINDOW_SESSIONS) ?? BEFORE_ALL);

/** One list's record with a page of its trades, those that lost and those that could not be made included. */
export const listPerformance = async (asked: Asked<RecordQuery>): Promise<RecordReply> => {
  const { tape, reference, query } = asked;
  const { family, kind, timeframe, side, exit, symbol, sort, page, page_size } = query;
  const { as_of, sessions, isRewound } = await signalDays(asked);
  const waitingSince = isRewound ? (sessions.at(-FILL_WINDOW_SESSIONS) ?? as_of) : null;
  const name = { family, kind, timeframe, side };
  const [list, records, { total, trades }, companies] = await Promise.all([
    namedList(asked, as_of),
    listRecord(tape, { ...name, exit, as_of }),
    signalTrades(tape, {
      ...name,
      exit: EXIT_RULES.indexOf(exit) + 1,
      symbol,
      as_of,
      newest: newestTold(asked, { as_of, sessions }),
      sort,
      limit: page_size,
      offset: (page - 1) * page_size,
    }),
    listCompanies(reference, { as_of }),
  ]);
  const whole = records.find(({ slice }) => slice === ALL);
  const known = new Map<StockSymbol, Company>(companies.map((company) => [company.symbol, company]));
  return {
    ...recordMethod(as_of, whole?.known_to ?? null),
    list,
    exit,
    verdict: (whole?.verdict as Verdict | undefined) ?? null,
    left_out: whole === undefined ? {} : leftOutOf(whole),
    slices: records.map(sliceOf),
    by_year: whole === undefined ? [] : yearsOf(whole),
    page,
    page_size,
    total,
    rows: trades.map((trade) => tradeRow(trade, known.get(trade.symbol), waitingSince)),
  };
};
