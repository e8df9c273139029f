import type { BrokerId, Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { COUNTED } from '../counted.ts';

/** Which large orders, or large contracts, of which days. */
export type OrderFilters = {
  from: TradingDate;
  to: TradingDate;
  /** Of one stock, or of some: of a sector, or of those that a list is about. */
  symbol?: StockSymbol | undefined;
  symbols?: readonly StockSymbol[] | undefined;
  /** The largest broker on either side. */
  broker?: BrokerId | undefined;
  /** Came in through one of these. */
  players?: readonly BrokerId[] | undefined;
  /** Shown by the order or estimated. */
  side?: 'buy' | 'sell' | undefined;
  amount_from: Paisa;
  /** Shares that an order of a stock must have at least; a stock that is not named has none that count. */
  least?: ReadonlyMap<StockSymbol, number> | undefined;
  unit: 'order' | 'contract';
};

/** As in the definitions of large_trade and large_order. */
const LARGE_TRADE_PAISA = 50_000_000;

/** Who came in; the buyer where nobody knows. */
export const INCOMING = "if(side = 'sell', seller, buyer)";

/** One condition a filter; only the values come from a reader, and those are bound. */
const CONDITIONS = {
  symbol: 'symbol = {symbol:String}',
  symbols: 'symbol IN {symbols:Array(String)}',
  broker: '(buyer = {broker:String} OR seller = {broker:String})',
  players: `${INCOMING} IN {players:Array(String)}`,
  side: 'side = {side:String}',
  least:
    'quantity >= transform(symbol, {least_symbols:Array(String)}, {least:Array(UInt64)}, toUInt64(18446744073709551615))',
} as const;

const FILTERS = Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[];

const DAYS = 'traded_on BETWEEN {from:Date} AND {to:Date}';

/**
 * A contract with the order to which it belongs: numbers of a stock rise with time, so it is the last order that began
 * with it or before.
 */
const contracts = (table: string): string => `
  SELECT one.traded_on AS traded_on, one.symbol AS symbol, contract_id AS first_contract,
    contract_id AS last_contract, order.first_contract AS order_id, order.kind AS kind, order.method AS method,
    order.side AS side, order.sign AS sign, one.buyer AS buyer, toUInt16(one.buyer != '') AS buyers,
    one.seller AS seller, toUInt16(one.seller != '') AS sellers, toUInt32(1) AS contracts,
    toUInt64(one.quantity) AS quantity, one.amount AS amount, rate AS first_rate, rate AS last_rate,
    toUInt16(1) AS levels, NULL AS rate_before, traded_at AS started_at
  FROM (SELECT * FROM ${table} WHERE ${COUNTED} AND ${DAYS} AND amount >= {amount_from:UInt64}) AS one
  ASOF LEFT JOIN (
    SELECT traded_on, symbol, first_contract, kind, method, side, sign FROM order_event WHERE ${COUNTED} AND ${DAYS}
  ) AS order
  ON order.traded_on = one.traded_on AND order.symbol = one.symbol AND one.contract_id >= order.first_contract`;

/** Orders of the market lie by day, those of one stock by stock. */
const orders = (table: string): string => `
  SELECT *, first_contract AS order_id FROM ${table} WHERE ${COUNTED} AND ${DAYS} AND amount >= {amount_from:UInt64}`;

const tableOf = ({ unit, symbol, amount_from }: OrderFilters): string => {
  if (unit === 'contract') return contracts(amount_from >= LARGE_TRADE_PAISA ? 'large_trade' : 'trade');
  return orders(symbol === undefined ? 'order_event' : 'large_order');
};

/** The rows that a question is about, as `order_event` has them. */
export const orderSource = (filters: OrderFilters): string => {
  const asked = FILTERS.filter((filter) => filters[filter] !== undefined);
  const conditions = asked.map((filter) => CONDITIONS[filter]).join(' AND ');
  return `(SELECT * FROM (${tableOf(filters)})${conditions === '' ? '' : ` WHERE ${conditions}`})`;
};

export const orderParams = ({ least, ...filters }: OrderFilters): Record<string, unknown> => ({
  ...filters,
  ...(least !== undefined && {
    least_symbols: [...least.keys()],
    least: [...least.values()].map(Math.ceil),
  }),
});
