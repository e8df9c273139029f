import { type TradingDate, parseRupees, toRupees } from '@chuli/kernel';
import type { CloseEvent, TradeEvent } from '@chuli/session';
import { rowText } from '../../checks/checked.ts';
import { readClose } from '../../checks/read-market.ts';
import { type TradeRules, readTrade } from '../../checks/read-trade.ts';
import { type Notice, type Rejected, notice } from '../source.ts';
import { type CsvRow, type CsvTable, readTable } from './csv-table.ts';

/** Names under which the exchange, portals and archives print the same column. */
const FLOORSHEET_COLUMNS = {
  contractId: ['contract_id', 'contract no', 'transact no', 'transaction no'],
  stockSymbol: ['symbol', 'stock symbol'],
  buyerMemberId: ['buyer', 'buyer broker', 'buyer member id'],
  sellerMemberId: ['seller', 'seller broker', 'seller member id'],
  contractQuantity: ['quantity', 'qty'],
  contractRate: ['rate', 'price'],
  contractAmount: ['amount', 'turnover'],
};
const FLOORSHEET_OPTIONAL = { tradeTime: ['trade_time', 'time'], businessDate: ['business date', 'date'] };

const PRICE_COLUMNS = {
  symbol: ['stock symbol'],
  closePrice: ['close', 'close price'],
};
const PRICE_OPTIONAL = {
  businessDate: ['business date', 'date'],
  volume: ['total traded quantity', 'total trade quantity', 'vol'],
  amount: ['total traded value', 'turnover'],
  trades: ['total trades', 'trans', 'no of transactions'],
};

/** `1,234.50` is how portals print it. */
const money = (text: string | undefined): number | null => {
  const amount = parseRupees((text ?? '').replaceAll(',', ''));
  return amount === null ? null : toRupees(amount);
};

const whole = (text: string | undefined): number | null => {
  const digits = (text ?? '').replaceAll(',', '').replace(/\.0+$/, '');
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
};

const CLOCK = /^\d\d:\d\d:\d\d/;

const momentOf = (text: string | undefined, day: TradingDate): string | null => {
  if (text === undefined || text === '') return null;
  return CLOCK.test(text) ? `${day}T${text}` : text;
};

const tradeOf = (row: CsvRow, day: TradingDate) => ({
  contractId: row.get('contractId'),
  stockSymbol: row.get('stockSymbol')?.toUpperCase(),
  buyerMemberId: row.get('buyerMemberId'),
  sellerMemberId: row.get('sellerMemberId'),
  contractQuantity: whole(row.get('contractQuantity')),
  contractRate: money(row.get('contractRate')),
  contractAmount: money(row.get('contractAmount')),
  tradeTime: momentOf(row.get('tradeTime'), day),
  businessDate: row.get('businessDate') ?? null,
});

export type Read<T> = {
  readonly rows: readonly T[];
  readonly rejected: readonly Rejected[];
  readonly notices: readonly Notice[];
};

const lineOf = (row: CsvRow): string => rowText(Object.fromEntries(row));

const headerNotices = (name: string, table: CsvTable, optional: object): Notice[] => {
  const missing = table.missing.filter((column) => !(column in optional));
  return [
    ...missing.map((column) => notice('schema-drift', `${name} has no column ${column}`)),
    ...table.unknown.map((column) => notice('schema-drift', `${name}.${column.slice(0, 60)}`)),
  ];
};

export const readFloorsheetFile = (text: string, rules: TradeRules): Read<TradeEvent> => {
  const table = readTable(text, { ...FLOORSHEET_COLUMNS, ...FLOORSHEET_OPTIONAL });
  const trades = new Map<string, TradeEvent>();
  const rejected: Rejected[] = [];
  for (const row of table.rows()) {
    const trade = readTrade(tradeOf(row, rules.day), rules);
    const isRepeated = trade.reason === null && trades.has(trade.value.contractId);
    const reason = isRepeated ? 'contract id repeated' : trade.reason;
    if (reason !== null) rejected.push({ kind: 'rejected', reason, row: lineOf(row) });
    else if (trade.value !== null) trades.set(trade.value.contractId, trade.value);
  }
  return {
    rows: [...trades.values()],
    rejected,
    notices: headerNotices('floorsheet', table, FLOORSHEET_OPTIONAL),
  };
};

/** One line of today's prices: the close, and the sums that the trades of the symbol must have. */
export type PriceLine = CloseEvent & {
  readonly volume: number | null;
  readonly amount: number | null;
  readonly trades: number | null;
};

export const readPriceFile = (text: string, day: TradingDate): Read<PriceLine> => {
  const table = readTable(text, { ...PRICE_COLUMNS, ...PRICE_OPTIONAL });
  const rows: PriceLine[] = [];
  const rejected: Rejected[] = [];
  for (const row of table.rows()) {
    const businessDate = row.get('businessDate') ?? day;
    const close = readClose(
      { symbol: row.get('symbol')?.toUpperCase(), closePrice: money(row.get('closePrice')), businessDate },
      day,
    );
    const reason = close.reason ?? (close.value === null ? 'no close' : null);
    if (reason !== null) rejected.push({ kind: 'rejected', reason, row: lineOf(row) });
    else if (close.value !== null) {
      const amount = parseRupees((row.get('amount') ?? '').replaceAll(',', ''));
      const volume = whole(row.get('volume'));
      rows.push({ ...close.value, volume, amount, trades: whole(row.get('trades')) });
    }
  }
  return { rows, rejected, notices: headerNotices('prices', table, PRICE_OPTIONAL) };
};
