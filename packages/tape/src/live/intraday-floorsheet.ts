import { type BrokerId, type TradingDate, paisa } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';
import type { FloorsheetPage, FloorsheetTrade } from '../floorsheet/floorsheet.ts';
import { tradesWhere } from './intraday.ts';

export type SessionTradesQuestion = {
  date: TradingDate;
  symbol?: string | undefined;
  /** Whether `symbol` is a filter, from the start, whole word; otherwise it is the one symbol meant. */
  is_filter: boolean;
  buyer?: BrokerId | undefined;
  seller?: BrokerId | undefined;
  broker?: BrokerId | undefined;
  sort: 'contract_id' | '-contract_id';
  page: number;
  page_size: number;
};

const EXACTLY = 'symbol = {symbol:String}';
const WHOLE_WORD = `(${EXACTLY} OR (startsWith(symbol, {symbol:String})
  AND substring(symbol, length({symbol:String}) + 1, 1) IN ('/', '.', '-')))`;

const CONDITIONS = {
  buyer: 'buyer = {buyer:String}',
  seller: 'seller = {seller:String}',
  broker: '(buyer = {broker:String} OR seller = {broker:String})',
} as const;

const FILTERS = Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[];

const conditionOf = (question: SessionTradesQuestion): string => {
  const filters = FILTERS.filter((name) => question[name] !== undefined).map((name) => CONDITIONS[name]);
  const bySymbol = question.symbol === undefined ? [] : [question.is_filter ? WHOLE_WORD : EXACTLY];
  return ['true', ...bySymbol, ...filters].join(' AND ');
};

const NOTHING: FloorsheetPage['totals'] = { trades: 0, quantity: 0, amount: paisa(0), symbols: 0 };

/** A page of the trades of a day, running or finished, and the totals of all that match. */
export const sessionTrades = async (tape: Tape, question: SessionTradesQuestion): Promise<FloorsheetPage> => {
  const { date, symbol, buyer, seller, broker, sort, page, page_size } = question;
  const source = tradesWhere(conditionOf(question));
  const params = { from: date, to: date, size: page_size, offset: (page - 1) * page_size };
  const filters = Object.fromEntries(
    Object.entries({ symbol, buyer, seller, broker }).filter(([, value]) => value !== undefined),
  );
  const [[totals], rows] = await Promise.all([
    ask<FloorsheetPage['totals']>(
      tape,
      `SELECT count() AS trades, sum(t.quantity) AS quantity, sum(t.amount) AS amount,
         uniqExact(symbol) AS symbols FROM ${source} AS t`,
      { ...params, ...filters },
    ),
    ask<FloorsheetTrade>(
      tape,
      `SELECT toString(t.contract_id) AS contract_id, symbol, nullIf(t.buyer, '') AS buyer,
         nullIf(t.seller, '') AS seller, quantity, rate, amount,
         concat(replaceOne(toString(t.traded_at), ' ', 'T'), 'Z') AS traded_at
       FROM ${source} AS t ORDER BY t.contract_id${sort === 'contract_id' ? '' : ' DESC'}
       LIMIT {size:UInt32} OFFSET {offset:UInt32}`,
      { ...params, ...filters },
    ),
  ]);
  return { totals: totals ?? NOTHING, rows };
};
