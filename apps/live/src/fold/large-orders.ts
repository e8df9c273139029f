import { LARGE_ORDER } from '@chuli/contracts';
import {
  type Contract,
  type OrderEvent,
  type Progress,
  continueStock,
  methodOf,
  noProgress,
} from '@chuli/flow';
import { type StockSymbol, type TradingDate, fromRupees } from '@chuli/kernel';
import type { ContractsRead, SessionReader, TradeEvent } from '@chuli/session';

const LEAST = fromRupees(LARGE_ORDER);

const isLarge = ({ amount }: OrderEvent): boolean => amount >= LEAST;

/** The orders of one stock so far. Only large ones are kept, and the contracts of the last order, which may still grow. */
type StockOrders = {
  readonly read: ContractsRead | null;
  readonly progress: Progress | null;
  readonly settled: readonly OrderEvent[];
  readonly open: readonly OrderEvent[];
};

const NOTHING: StockOrders = { read: null, progress: null, settled: [], open: [] };

const contractOf = ({
  contractId,
  symbol,
  at,
  buyer,
  seller,
  quantity,
  rate,
  amount,
}: TradeEvent): Contract => ({
  contract_id: contractId,
  symbol,
  traded_at: at,
  buyer,
  seller,
  quantity,
  rate,
  amount,
});

type Day = { readonly day: TradingDate; readonly session: SessionReader; readonly symbol: StockSymbol };

/** All anew: after a contract that was told late, annulled or filled in, and where times stop being told. */
const begunAnew = ({ day, session, symbol }: Day): StockOrders => {
  const { trades, read } = session.contracts(symbol, null);
  const contracts = trades.map(contractOf);
  return added(NOTHING, continueStock(day, noProgress(methodOf(contracts)), contracts), read);
};

const added = (
  { settled }: StockOrders,
  { events, progress }: ReturnType<typeof continueStock>,
  read: ContractsRead,
): StockOrders => {
  const finished = events.slice(0, -1).filter(isLarge);
  return {
    read,
    progress,
    settled: finished.length === 0 ? settled : [...settled, ...finished],
    open: events.slice(-1).filter(isLarge),
  };
};

const continued = (stock: StockOrders, day: Day): StockOrders => {
  const { isWhole, trades, read } = day.session.contracts(day.symbol, stock.read);
  if (isWhole || stock.progress === null) return begunAnew(day);
  if (trades.length === 0) return { ...stock, read };
  const contracts = trades.map(contractOf);
  if (stock.progress.method === 'time' && methodOf(contracts) === 'sequence') return begunAnew(day);
  return added(stock, continueStock(day.day, stock.progress, contracts), read);
};

const newestFirst = (one: OrderEvent, other: OrderEvent): number =>
  (other.started_at ?? 0) - (one.started_at ?? 0) ||
  Number(other.first_contract) - Number(one.first_contract);

/** The large orders of a day, newest first; the same list for as long as none has changed. */
export type LargeOrders = { readonly day: TradingDate; readonly orders: readonly OrderEvent[] };

/**
 * Puts the contracts of a session together as they come (docs/adr/0051). What it says follows from the session alone,
 * however often and by whomever it is asked.
 */
export const createLargeOrders = (session: SessionReader): (() => LargeOrders) => {
  const { day } = session.market();
  const stocks = new Map<StockSymbol, StockOrders>();
  let version = 0;
  let view: LargeOrders = { day, orders: [] };

  const advance = (symbol: StockSymbol): boolean => {
    const before = stocks.get(symbol) ?? NOTHING;
    const after = continued(before, { day, session, symbol });
    stocks.set(symbol, after);
    return before.settled !== after.settled || before.open[0] !== after.open[0];
  };

  return () => {
    const changed = session.changedSince(version).symbols.filter(advance);
    version = session.version;
    if (changed.length > 0)
      view = {
        day,
        orders: [...stocks.values()].flatMap(({ settled, open }) => settled.concat(open)).sort(newestFirst),
      };
    return view;
  };
};

const books = new WeakMap<SessionReader, () => LargeOrders>();

/** Of a session; all channels of it read the same. */
export const largeOrdersOf = (session: SessionReader): LargeOrders => {
  const book = books.get(session) ?? createLargeOrders(session);
  books.set(session, book);
  return book();
};
