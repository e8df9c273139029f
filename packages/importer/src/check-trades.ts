import { BROKER_ID_PATTERN, STOCK_SYMBOL_PATTERN, type TradingDate } from '@chuli/kernel';
import type { TradeRow } from '@chuli/tape';
import type { Batch, RawTrade, Rejection } from './market-source.ts';
import { remembered } from './remembered.ts';

const CONTRACT_ID = /^\d{16}$/;

const isSymbol = remembered((text) => STOCK_SYMBOL_PATTERN.test(text));
/** Brokers are masked (empty) while a session runs. */
const isBroker = remembered((text) => text === '' || BROKER_ID_PATTERN.test(text));

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

const namingFault = ({ contract_id, symbol, buyer, seller }: RawTrade, day: string): string | null => {
  if (!CONTRACT_ID.test(contract_id)) return 'contract id is not 16 digits';
  if (!contract_id.startsWith(day)) return 'contract id of another day';
  if (symbol === '') return 'symbol missing';
  if (!isSymbol(symbol)) return 'symbol malformed';
  return isBroker(buyer) && isBroker(seller) ? null : 'broker malformed';
};

/** The exchange prints amounts to the paisa, so quantity times rate may be off by one. */
const figureFault = ({ quantity, rate, amount, traded_at }: RawTrade): string | null => {
  if (!isCount(quantity)) return 'quantity not positive';
  if (!isCount(rate)) return 'rate not positive';
  if (!(Math.abs(quantity * rate - amount) <= 1)) return 'amount is not quantity times rate';
  return Number.isNaN(traded_at) ? 'trade time malformed' : null;
};

/** Says whether a contract id came before. Ascending ids, as floorsheets have them, need no memory. */
const repetitionOf = (rows: readonly TradeRow[]): ((contractId: string) => boolean) => {
  let highest = '';
  let seen: Set<string> | null = null;
  return (contractId) => {
    const isNew = contractId > highest;
    if (isNew) highest = contractId;
    else seen ??= new Set(rows.map(({ contract_id }) => contract_id));
    const isRepeated = !isNew && seen?.has(contractId) === true;
    seen?.add(contractId);
    return isRepeated;
  };
};

const exampleOf = (date: TradingDate, trade: RawTrade): string => {
  const { contract_id, symbol, buyer, seller, quantity, rate, amount } = trade;
  return `${date}: ${[contract_id, symbol, buyer, seller, quantity, rate, amount].join(' ')}`;
};

/** Keeps what may enter the tape of this day; everything else is set aside with its reason, and the rest goes on. */
export const checkTrades = (date: TradingDate, trades: readonly RawTrade[]): Batch<TradeRow> => {
  const day = date.replaceAll('-', '');
  const rows: TradeRow[] = [];
  const rejected: Rejection[] = [];
  const isRepeated = repetitionOf(rows);
  for (const trade of trades) {
    const fault = namingFault(trade, day) ?? figureFault(trade);
    const reason = fault ?? (isRepeated(trade.contract_id) ? 'contract id repeated' : null);
    if (reason === null) rows.push(trade as TradeRow);
    else rejected.push({ reason, example: exampleOf(date, trade) });
  }
  return { rows, rejected };
};
