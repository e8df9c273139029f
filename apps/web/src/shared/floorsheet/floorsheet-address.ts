import type { AskedBy, RowOf } from '@chuli/contracts';
import { BROKER_ID_PATTERN, type TradingDate } from '@chuli/kernel';
import { latinDigits } from '@chuli/language';
import {
  type AddressValues,
  choicePart,
  datePart,
  textPart,
  upperCasePart,
} from '../../screen-kit/address.ts';

export type Trade = RowOf<'/data/floorsheet/'>;
export type FloorsheetQuery = AskedBy<'/data/floorsheet/'>;

const SORTS = [
  'contract_id',
  '-contract_id',
  'quantity',
  '-quantity',
  'rate',
  '-rate',
  'amount',
  '-amount',
  'symbol',
] as const satisfies readonly FloorsheetQuery['sort'][];

export const floorsheetAddress = {
  date: datePart(),
  symbol: upperCasePart(),
  buyer: upperCasePart(),
  seller: upperCasePart(),
  broker: upperCasePart(),
  amount_from: textPart(),
  sort: choicePart(SORTS, 'contract_id'),
};

export type FloorsheetFilters = AddressValues<typeof floorsheetAddress>;

const SYMBOL_FILTER = /^[A-Z0-9/.-]{1,20}$/;
const UNITS: Readonly<Record<string, number>> = {
  k: 1e3,
  l: 1e5,
  lac: 1e5,
  lakh: 1e5,
  cr: 1e7,
  crore: 1e7,
  हजार: 1e3,
  लाख: 1e5,
  करोड: 1e7,
};
const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;

/** Rupees as a trader writes them: `25 lac`, `2.5cr`, `1,00,000`, `२५ लाख`. Null when it is not an amount. */
export const parseAmount = (text: string): number | null => {
  const match = /^([\d,.]+)\s*(k|l|lac|lakh|cr|crore|हजार|लाख|करोड)?$/i.exec(latinDigits(text.trim()));
  const digits = match?.[1]?.replaceAll(',', '') ?? '';
  if (!AMOUNT.test(digits)) return null;
  return Math.round(Number(digits) * (UNITS[match?.[2]?.toLowerCase() ?? ''] ?? 1));
};

/** Which filters hold something that cannot be asked; they are marked and left out. */
export const wrongFilters = (filters: FloorsheetFilters) => ({
  symbol: filters.symbol !== '' && !SYMBOL_FILTER.test(filters.symbol),
  buyer: filters.buyer !== '' && !BROKER_ID_PATTERN.test(filters.buyer),
  seller: filters.seller !== '' && !BROKER_ID_PATTERN.test(filters.seller),
  broker: filters.broker !== '' && !BROKER_ID_PATTERN.test(filters.broker),
  amount_from: filters.amount_from !== '' && parseAmount(filters.amount_from) === null,
});

const TEXT_FILTERS = ['symbol', 'buyer', 'seller', 'broker'] as const;

/** The question of the filters, without paging. */
export const floorsheetQuery = (
  filters: FloorsheetFilters,
  asOf: TradingDate | undefined,
): Omit<FloorsheetQuery, 'page' | 'page_size'> => {
  const wrong = wrongFilters(filters);
  const asked = TEXT_FILTERS.filter((name) => filters[name] !== '' && !wrong[name]);
  const amount = parseAmount(filters.amount_from);
  return {
    ...Object.fromEntries(asked.map((name) => [name, filters[name]])),
    ...(filters.date !== null && { date: filters.date }),
    ...(amount !== null && { amount_from: amount }),
    ...(asOf !== undefined && { as_of: asOf }),
    sort: filters.sort,
  };
};
