import { KINDS, type OrderEvent, SIGNS } from '@chuli/flow';
import { type TradingDate, dayNumber } from '@chuli/kernel';
import type { RowEncoding } from './insert.ts';
import type { Load } from './load.ts';
import { ofLoad } from './of-load.ts';

const COLUMNS = [
  'traded_on',
  'symbol',
  'first_contract',
  'last_contract',
  'kind',
  'method',
  'side',
  'sign',
  'buyer',
  'buyers',
  'seller',
  'sellers',
  'counter_hhi',
  'contracts',
  'quantity',
  'amount',
  'first_rate',
  'last_rate',
  'levels',
  'rate_before',
  'started_at',
];

/** The numbers that the table gives the words of its enumerations: 0 is none, then in their order. */
const numberIn = <Word>(words: readonly Word[], word: Word | null): number =>
  word === null ? 0 : words.indexOf(word) + 1;

const METHODS = ['time', 'sequence'] as const;
const SIDES = ['buy', 'sell'] as const;

/** An order as `order_event` holds it. */
export const orderEncoding = (date: TradingDate, load: Load): RowEncoding<OrderEvent> => {
  const day = dayNumber(date);
  const order: RowEncoding<OrderEvent> = {
    columns: COLUMNS,
    write: (out, row) => {
      out.uint16(day);
      out.string(row.symbol);
      out.uint64(Number(row.first_contract));
      out.uint64(Number(row.last_contract));
      out.uint8(numberIn(KINDS, row.kind));
      out.uint8(numberIn(METHODS, row.method));
      out.uint8(numberIn(SIDES, row.side));
      out.uint8(numberIn(SIGNS, row.sign));
      out.string(row.buyer);
      out.uint16(row.buyers);
      out.string(row.seller);
      out.uint16(row.sellers);
      out.uint16(row.counter_hhi);
      out.uint32(row.contracts);
      out.uint64(row.quantity);
      out.uint64(row.amount);
      out.uint32(row.first_rate);
      out.uint32(row.last_rate);
      out.uint16(row.levels);
      out.nullableUint32(row.rate_before);
      out.nullableUint64(row.started_at);
    },
  };
  return ofLoad(order, load);
};
