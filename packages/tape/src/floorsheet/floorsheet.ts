import { type BrokerId, type Paisa, type StockSymbol, type TradingDate, paisa } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import { COUNTED } from '../counted.ts';

/** Ties are broken by contract number, so that no trade is on two pages. */
const ORDERS = {
  contract_id: 'contract_id',
  '-contract_id': 'contract_id DESC',
  quantity: 'quantity, contract_id',
  '-quantity': 'quantity DESC, contract_id',
  rate: 'rate, contract_id',
  '-rate': 'rate DESC, contract_id',
  amount: 'amount, contract_id',
  '-amount': 'amount DESC, contract_id',
  symbol: 'symbol, contract_id',
} as const;

export type FloorsheetSort = keyof typeof ORDERS;

export type FloorsheetQuestion = {
  date: TradingDate;
  /** From the start, whole word: `GBILD84` finds `GBILD84/85`, `NABI` does not find `NABIL`. */
  symbol?: string | undefined;
  buyer?: BrokerId | undefined;
  seller?: BrokerId | undefined;
  /** On either side. */
  broker?: BrokerId | undefined;
  amount_from?: Paisa | undefined;
  sort: FloorsheetSort;
  page: number;
  page_size: number;
};

export type FloorsheetTrade = {
  contract_id: string;
  symbol: StockSymbol;
  buyer: BrokerId | null;
  seller: BrokerId | null;
  quantity: number;
  rate: Paisa;
  amount: Paisa;
  traded_at: string | null;
};

export type FloorsheetPage = {
  totals: { trades: number; quantity: number; amount: Paisa; symbols: number };
  rows: FloorsheetTrade[];
};

/** One condition a filter; only the values come from the reader, and those are bound. */
const CONDITIONS = {
  symbol: `(symbol = {symbol:String} OR (startsWith(symbol, {symbol:String})
    AND substring(symbol, length({symbol:String}) + 1, 1) IN ('/', '.', '-')))`,
  buyer: 'buyer = {buyer:String}',
  seller: 'seller = {seller:String}',
  broker: '(buyer = {broker:String} OR seller = {broker:String})',
  amount_from: 'trade.amount >= {amount_from:UInt64}',
} as const;

const FILTERS = Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[];

const asked = (question: FloorsheetQuestion) => FILTERS.filter((name) => question[name] !== undefined);

type Cells = [
  contract_id: string,
  symbol: StockSymbol,
  buyer: BrokerId | '',
  seller: BrokerId | '',
  quantity: number,
  rate: Paisa,
  amount: Paisa,
  traded_at: string | null,
];

type Totals = FloorsheetPage['totals'];
type Answered = Totals & { part: 'totals' | 'page'; page: Cells[] };

/**
 * The page and the totals of all matching trades in one trip; the engine works on both at once, and the totals hold
 * beyond the last page too.
 */
export const floorsheetSql = (question: FloorsheetQuestion): string => {
  const where = ['traded_on = {date:Date}', ...asked(question).map((name) => CONDITIONS[name])].join(' AND ');
  return `
SELECT 'totals' AS part, count() AS trades, sum(quantity) AS quantity, sum(amount) AS amount,
  uniqExact(symbol) AS symbols, [] AS page
FROM trade WHERE ${COUNTED} AND ${where}
UNION ALL
SELECT 'page', 0, 0, 0, 0,
  groupArray((toString(contract_id), symbol, buyer, seller, quantity, rate, amount, traded_at))
FROM (
  SELECT contract_id, symbol, buyer, seller, quantity, rate, amount, traded_at FROM trade WHERE ${COUNTED} AND ${where}
  ORDER BY ${ORDERS[question.sort]} LIMIT {size:UInt32} OFFSET {offset:UInt32}
)`;
};

export const floorsheetParams = (question: FloorsheetQuestion): Record<string, unknown> => ({
  date: question.date,
  ...Object.fromEntries(asked(question).map((name) => [name, question[name]])),
  size: question.page_size,
  offset: (question.page - 1) * question.page_size,
});

/** `2024-05-21 05:00:01.123456`, in UTC on the tape, as an ISO instant. */
const toIso = (text: string): string => `${text.slice(0, 10)}T${text.slice(11)}Z`;

const toTrade = ([
  contract_id,
  symbol,
  buyer,
  seller,
  quantity,
  rate,
  amount,
  at,
]: Cells): FloorsheetTrade => ({
  contract_id,
  symbol,
  buyer: buyer === '' ? null : buyer,
  seller: seller === '' ? null : seller,
  quantity,
  rate,
  amount,
  traded_at: at === null ? null : toIso(at),
});

const NOTHING: Totals = { trades: 0, quantity: 0, amount: paisa(0), symbols: 0 };

export const floorsheetPage = async (tape: Tape, question: FloorsheetQuestion): Promise<FloorsheetPage> => {
  const answered = await ask<Answered>(tape, floorsheetSql(question), floorsheetParams(question));
  const { trades, quantity, amount, symbols } = answered.find((row) => row.part === 'totals') ?? NOTHING;
  const page = answered.find((row) => row.part === 'page')?.page ?? [];
  return { totals: { trades, quantity, amount, symbols }, rows: page.map(toTrade) };
};
