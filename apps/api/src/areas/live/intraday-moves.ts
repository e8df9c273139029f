import type { QueryOf, ReplyOf, intradayContracts } from '@chuli/contracts';
import { type Paisa, type TradingDate, paisa, stockSymbol, toRupees, percentageChange } from '@chuli/kernel';
import { INDICES, OHLC_MINIMUM_QUANTITY } from '@chuli/market';
import { type Company, listCompanies } from '@chuli/registry/reference';
import { type StockMove, indexMoves, lastIndexMinute, sessionEnd, stockMoves } from '@chuli/tape/live';
import type { Asked } from '../../http/implement.ts';
import { rupeesOrNull } from '../../figures/figures.ts';
import { emptyReason, latestTraded } from './intraday-sessions.ts';

type MovesAsked = Asked<QueryOf<typeof intradayContracts.moves>>;
type MovesReply = ReplyOf<typeof intradayContracts.moves>;
type MoveRow = MovesReply['rows'][number];

/** Minutes back, in the order in which the engine is asked for the prices of then. */
const SPANS = [5, 15, 30, 60] as const;

const momentsBefore = (at: number): number[] => SPANS.map((minutes) => at - minutes * 60);

type Prices = Pick<StockMove, 'open' | 'high' | 'low' | 'close' | 'before'>;

const changeSince = (close: Paisa | null, before: Paisa | null | undefined): number | null =>
  close === null ? null : percentageChange(close, before ?? null);

const priceFigures = ({ open, high, low, close, before: [five, quarter, half, hour] }: Prices) => ({
  open: rupeesOrNull(open),
  high: rupeesOrNull(high),
  low: rupeesOrNull(low),
  close: rupeesOrNull(close),
  change_5_minutes: changeSince(close, five),
  change_15_minutes: changeSince(close, quarter),
  change_30_minutes: changeSince(close, half),
  change_60_minutes: changeSince(close, hour),
  change_since_open: changeSince(close, open),
});

const stockRow = (move: StockMove, company: Company | undefined): MoveRow => ({
  symbol: move.symbol,
  name: company?.name ?? move.symbol,
  sector_id: company?.sector_id ?? null,
  ...priceFigures(move),
  volume: move.volume,
  amount: toRupees(move.amount),
  trades: move.trades,
});

/** Without trade times only the change since the open is known, by the order of the contracts. */
const stockPerformance = async ({ tape, reference }: MovesAsked, as_of: TradingDate): Promise<MovesReply> => {
  const { last_minute: at, ...counts } = await sessionEnd(tape, as_of);
  const minimum = OHLC_MINIMUM_QUANTITY.on(as_of);
  const [companies, moves] = await Promise.all([
    listCompanies(reference, { as_of }),
    stockMoves(tape, { date: as_of, minimum, moments: at === null ? [] : momentsBefore(at) }),
  ]);
  const described = new Map(companies.map((company) => [company.symbol, company]));
  const rows = moves.map((move) => stockRow(move, described.get(move.symbol)));
  return { as_of, untimed: counts.untimed, reason: emptyReason(counts), at, rows };
};

const INDEX_TRADES_NOTHING = { volume: null, amount: null, trades: null } as const;

const indexPerformance = async ({ tape }: MovesAsked, as_of: TradingDate): Promise<MovesReply> => {
  const at = await lastIndexMinute(tape, as_of);
  if (at === null) return { as_of, untimed: 0, reason: 'no-index-minutes', at, rows: [] };
  const moves = await indexMoves(tape, { date: as_of, moments: momentsBefore(at) });
  const byId = new Map(moves.map((move) => [move.index_id, move]));
  const rows = INDICES.flatMap(({ id, symbol, name, sectorId }): MoveRow[] => {
    const move = byId.get(id);
    if (move === undefined) return [];
    const prices: Prices = {
      open: paisa(move.open),
      high: paisa(move.high),
      low: paisa(move.low),
      close: paisa(move.close),
      before: move.before.map((value) => (value === null ? null : paisa(value))),
    };
    const named = { symbol: stockSymbol(symbol), name, sector_id: sectorId };
    return [{ ...named, ...priceFigures(prices), ...INDEX_TRADES_NOTHING }];
  });
  return { as_of, untimed: 0, reason: null, at, rows };
};

export const moves = async (asked: MovesAsked): Promise<MovesReply> => {
  const as_of = await latestTraded(asked);
  return asked.query.type === 'index' ? indexPerformance(asked, as_of) : stockPerformance(asked, as_of);
};
