import type { LargeOrderRow, OrderMinuteRow, SidedOrderRow } from '@chuli/contracts/live';
import {
  type TradingDate,
  brokerId,
  paisa,
  percentageChange,
  proportion,
  stockSymbol,
  toRupees,
} from '@chuli/kernel';
import type { StockRow } from '../../../api/reference-calls.ts';
import { isoOf } from '../../../shared/live/trade-log.ts';
import { type BulkRow, rupeesOf } from './bulk-row.ts';
import { type MinuteSums, amountsByMinute } from './order-dots.ts';
import { ORDINARY } from './threshold.ts';

export type LiveOrder = LargeOrderRow | SidedOrderRow;

type Facts = Pick<BulkRow, 'name' | 'sector_id' | 'instrument'>;

const factsOf = (symbol: string, stocks: ReadonlyMap<string, StockRow>): Facts => {
  const { name = symbol, sector_id = null, instrument = null } = stocks.get(symbol) ?? {};
  return { name, sector_id, instrument };
};

const NO_SIDE = { kind: null, method: null, side: null, sign: null, confidence: null } as const;

const sideOf = (order: LiveOrder): Pick<BulkRow, keyof typeof NO_SIDE> =>
  order.length === 14
    ? NO_SIDE
    : { kind: order[14], method: order[15], side: order[16], sign: order[17], confidence: order[18] };

/** An order of the running session in the form of a stored one; what needs the whole day is not known yet. */
export const bulkRowOf = (
  order: LiveOrder,
  date: TradingDate,
  stocks: ReadonlyMap<string, StockRow>,
): BulkRow => {
  const [event_id, symbol, at, quantity, amount, contracts, first, last, levels, before] = order;
  const [buyer, buyers, seller, sellers] = [order[10], order[11], order[12], order[13]];
  return {
    event_id,
    date,
    at: at === null ? null : isoOf(at),
    symbol: stockSymbol(symbol),
    ...factsOf(symbol, stocks),
    ...sideOf(order),
    buyer: buyer === '' ? null : brokerId(buyer),
    buyers,
    seller: seller === '' ? null : brokerId(seller),
    sellers,
    contracts,
    quantity,
    amount: toRupees(paisa(amount)),
    first_price: toRupees(paisa(first)),
    last_price: toRupees(paisa(last)),
    average: toRupees(proportion(paisa(amount), 1, quantity)),
    levels,
    vs_vwap: null,
    vs_before: percentageChange(paisa(last), before === null ? null : paisa(before)),
    day_place: null,
    volume_percent: null,
  };
};

/** As the address has it: lakhs, a stock, a broker on either side, who came in. */
export type LiveFilter = {
  readonly from: string;
  readonly symbol: string;
  readonly broker: string;
  readonly side: 'both' | 'buy' | 'sell';
};

/** Whether all that the channel tells is asked for, so that its own sums hold. */
export const isUsual = ({ from, symbol, broker, side }: LiveFilter): boolean =>
  Number(from) <= Number(ORDINARY) && symbol === '' && broker === '' && side === 'both';

export const passesLive =
  ({ from, symbol, broker, side }: LiveFilter) =>
  (row: BulkRow): boolean =>
    row.amount >= rupeesOf(from) &&
    (side === 'both' || row.side === side) &&
    (symbol === '' || row.symbol === symbol) &&
    (broker === '' || row.buyer === broker || row.seller === broker);

/** Rupees by the minute of the day, as the channel has them of all large orders; null where nothing has a time. */
export const minutesOf = (minutes: readonly OrderMinuteRow[], date: TradingDate): MinuteSums | null =>
  amountsByMinute(
    minutes.map(([start, amount]) => ({
      at: new Date(start).toISOString(),
      amount: toRupees(paisa(amount)),
    })),
    date,
  );
