import { type Paisa, type TradingDate, atKathmandu, paisa } from '@chuli/kernel';
import { sessionHours } from '@chuli/market';
import type { Contract } from './contract.ts';
import { type Course, NO_COURSE, courseAfter, estimateSide } from './estimate.ts';
import type { Kind, Method, OrderEvent, Side, Sign } from './order.ts';
import { methodOf, splitOrders } from './split.ts';

/** The microsecond at which the continuous session of a day begins. */
const opensAt = (day: TradingDate): number => atKathmandu(day, sessionHours(day).from) * 1_000;

const isOne = (order: readonly Contract[], of: (contract: Contract) => string): boolean => {
  const first = order[0] === undefined ? '' : of(order[0]);
  return first !== '' && order.every((contract) => of(contract) === first);
};

const kindOf = (order: readonly Contract[], opens: number): Kind => {
  const at = order[0]?.traded_at ?? null;
  if (at !== null && at < opens) return 'auction';
  if (order.length === 1) return 'single';
  const [isBuyer, isSeller] = [isOne(order, ({ buyer }) => buyer), isOne(order, ({ seller }) => seller)];
  if (isBuyer && isSeller) return 'pair';
  if (isBuyer) return 'buy';
  return isSeller ? 'sell' : 'mixed';
};

type Known = { readonly side: Side | null; readonly sign: Sign | null };

const NOBODY: Known = { side: null, sign: null };

/** A price that moves within one order moves the way of who came in. */
const byMove = (first: Contract, last: Contract): Side | null => {
  if (first.rate === last.rate) return null;
  return last.rate > first.rate ? 'buy' : 'sell';
};

const sideOf = (kind: Kind, order: readonly Contract[], course: Course): Known => {
  const [first, last] = [order[0], order.at(-1)];
  if (first === undefined || last === undefined || kind === 'auction' || kind === 'mixed') return NOBODY;
  if (kind === 'buy' || kind === 'sell') return { side: kind, sign: 'order' };
  const moved = byMove(first, last);
  return moved === null ? (estimateSide(course, first) ?? NOBODY) : { side: moved, sign: 'order' };
};

type Members = { readonly count: number; readonly largest: Contract['buyer']; readonly hhi: number };

const WHOLE_HHI = 10_000;

const membersOf = (order: readonly Contract[], of: (contract: Contract) => Contract['buyer']): Members => {
  // Seven orders of ten are one contract: a map for each would take most of the time of a day.
  const only = order.length === 1 && order[0] !== undefined ? of(order[0]) : '';
  if (only !== '') return { count: 1, largest: only, hhi: WHOLE_HHI };
  const shares = new Map<Contract['buyer'], number>();
  for (const contract of order) {
    const member = of(contract);
    if (member !== '') shares.set(member, (shares.get(member) ?? 0) + contract.quantity);
  }
  const total = [...shares.values()].reduce((sum, own) => sum + own, 0);
  const [largest] = [...shares].reduce<[Contract['buyer'], number]>(
    (one, other) => (other[1] > one[1] ? other : one),
    ['', 0],
  );
  const hhi = [...shares.values()].reduce((sum, own) => sum + (own / total) ** 2, 0);
  return { count: shares.size, largest, hhi: Math.round(WHOLE_HHI * hhi) };
};

const bothSides = (order: readonly Contract[], side: Side | null) => {
  const buyers = membersOf(order, ({ buyer }) => buyer);
  const sellers = membersOf(order, ({ seller }) => seller);
  const rested = side === 'buy' ? sellers : buyers;
  return {
    buyers: buyers.count,
    buyer: buyers.largest,
    sellers: sellers.count,
    seller: sellers.largest,
    counter_hhi: side === null ? 0 : rested.hhi,
  };
};

type Place = { readonly method: Method; readonly kind: Kind; readonly rate_before: Paisa | null };

const eventOf = (order: readonly Contract[], { side, sign }: Known, place: Place): OrderEvent[] => {
  const [first, last] = [order[0], order.at(-1)];
  if (first === undefined || last === undefined) return [];
  const sum = (of: (contract: Contract) => number): number =>
    order.reduce((total, contract) => total + of(contract), 0);
  return [
    {
      ...place,
      symbol: first.symbol,
      first_contract: first.contract_id,
      last_contract: last.contract_id,
      side,
      sign,
      ...bothSides(order, side),
      contracts: order.length,
      quantity: sum(({ quantity }) => quantity),
      amount: paisa(sum(({ amount }) => amount)),
      first_rate: first.rate,
      last_rate: last.rate,
      levels: new Set(order.map(({ rate }) => rate)).size,
      started_at: first.traded_at,
    },
  ];
};

/** How far the orders of a stock are put together: the last one is still open, and what was known before it. */
export type Progress = {
  readonly method: Method;
  readonly course: Course;
  readonly open: readonly Contract[];
};

export const noProgress = (method: Method): Progress => ({ method, course: NO_COURSE, open: [] });

/**
 * The open order and those after it, with further contracts of the stock in the order of their numbers; and how far that
 * is. Where an order begins hangs on no contract before its first, so that pieces give what the whole day gives.
 */
export const continueStock = (
  day: TradingDate,
  { method, course: before, open }: Progress,
  contracts: readonly Contract[],
): { events: OrderEvent[]; progress: Progress } => {
  const opens = opensAt(day);
  let course = before;
  let progress: Progress = { method, course, open };
  const events = splitOrders([...open, ...contracts], method).flatMap((order) => {
    progress = { method, course, open: order };
    const kind = kindOf(order, opens);
    const known = sideOf(kind, order, course);
    const event = eventOf(order, known, { method, kind, rate_before: course.last?.rate ?? null });
    course = courseAfter(course, order, known.side);
    return event;
  });
  return { events, progress };
};

/** Orders of one stock and day from its contracts in the order of their numbers. */
export const assembleStock = (
  day: TradingDate,
  contracts: readonly Contract[],
  method: Method = methodOf(contracts),
): OrderEvent[] => continueStock(day, noProgress(method), contracts).events;

const byNumber = (one: Contract, other: Contract): number => (one.contract_id < other.contract_id ? -1 : 1);

/** Stock by stock, and in it in the order of their numbers. */
export const inOrder = <Row extends Contract>(contracts: readonly Row[]): Row[] =>
  [...Map.groupBy(contracts, ({ symbol }) => symbol).values()].flatMap((own) => own.toSorted(byNumber));

/** Every order of a day: each contract belongs to exactly one. */
export const assembleDay = (day: TradingDate, contracts: readonly Contract[]): OrderEvent[] =>
  [...Map.groupBy(inOrder(contracts), ({ symbol }) => symbol).values()].flatMap((own) =>
    assembleStock(day, own),
  );
