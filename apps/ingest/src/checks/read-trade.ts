import { type Paisa, type StockSymbol, type TradingDate, isTradingDate } from '@chuli/kernel';
import type { TradeEvent } from '@chuli/session';
import { type Checked, type Fields, bad, good, isFields } from './checked.ts';
import { readBroker, readCount, readPaisa, readSymbol, readTime } from './values.ts';

export type TradeRules = {
  readonly day: TradingDate;
  /** A symbol that is not listed is set aside, not invented. */
  readonly isListed: (symbol: StockSymbol) => boolean;
};

/** A contract as any source wrote it, under the names of the exchange's floorsheet. */
export const TRADE_FIELDS = [
  'contractId',
  'stockSymbol',
  'buyerMemberId',
  'sellerMemberId',
  'contractQuantity',
  'contractRate',
  'contractAmount',
  'businessDate',
  'tradeBookId',
  'stockId',
  'buyerBrokerName',
  'sellerBrokerName',
  'tradeTime',
  'securityName',
] as const;

const CONTRACT_ID = /^\d{16}$/;

/** A 16-digit number is exact in a double; as an identity it is text. */
const contractIdOf = (value: unknown): string | null => {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  return typeof text === 'string' && CONTRACT_ID.test(text) ? text : null;
};

type Naming = Pick<TradeEvent, 'contractId' | 'symbol' | 'buyer' | 'seller'>;

const dayFault = (contractId: string, businessDate: unknown, day: TradingDate): string | null => {
  if (!contractId.startsWith(day.replaceAll('-', ''))) return 'contract id of another day';
  if (businessDate === undefined || businessDate === null) return null;
  if (typeof businessDate !== 'string' || !isTradingDate(businessDate)) return 'business date malformed';
  return businessDate === day ? null : 'business date of another day';
};

const readNaming = (row: Fields, { day, isListed }: TradeRules): Checked<Naming> => {
  const contractId = contractIdOf(row['contractId']);
  if (contractId === null) return bad('contract id is not 16 digits');
  const fault = dayFault(contractId, row['businessDate'], day);
  if (fault !== null) return bad(fault);
  const symbol = readSymbol(row['stockSymbol']);
  if (symbol === null) return bad('symbol malformed');
  if (!isListed(symbol)) return bad('symbol not listed');
  const buyer = readBroker(row['buyerMemberId']);
  const seller = readBroker(row['sellerMemberId']);
  return buyer === null || seller === null
    ? bad('broker malformed')
    : good({ contractId, symbol, buyer, seller });
};

type Figures = { readonly quantity: number; readonly rate: Paisa; readonly amount: Paisa };

/** The exchange prints amounts to the paisa, so quantity times rate may be off by one. */
const readFigures = (row: Fields): Checked<Figures> => {
  const quantity = readCount(row['contractQuantity']);
  if (quantity === null || quantity === 0) return bad('quantity not positive');
  const rate = readPaisa(row['contractRate']);
  if (rate === null || rate <= 0) return bad('rate not positive');
  const amount = readPaisa(row['contractAmount']);
  const isProduct = amount !== null && Math.abs(quantity * rate - amount) <= 1;
  return isProduct ? good({ quantity, rate, amount }) : bad('amount is not quantity times rate');
};

const readMoment = (value: unknown, day: TradingDate): Checked<number | null> => {
  if (value === null || value === undefined || value === '') return good(null);
  const time = readTime(value);
  if (time === null) return bad('trade time malformed');
  return time.day === day ? good(time.microseconds) : bad('trade time of another day');
};

/** One row of a floorsheet. Whatever the row is, this answers with a trade that may be believed or with a reason. */
export const readTrade = (row: unknown, rules: TradeRules): Checked<TradeEvent> => {
  if (!isFields(row)) return bad('row is not an object');
  const naming = readNaming(row, rules);
  if (naming.reason !== null) return naming;
  const figures = readFigures(row);
  if (figures.reason !== null) return figures;
  const moment = readMoment(row['tradeTime'], rules.day);
  if (moment.reason !== null) return moment;
  return good({ kind: 'trade', ...naming.value, ...figures.value, at: moment.value });
};
