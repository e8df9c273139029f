import { type AddressValues, choicePart, sortPart, textPart } from '../../screen-kit/address.ts';

export const ANY = 'any';

/** Mean turnover of 20 sessions, in rupees: below Rs 20 lakh an order of Rs 1 lakh moves the price by itself. */
export const TURNOVERS = ['0', '2000000', '10000000'] as const;

export type Days = (typeof DAYS)[number];
const DAYS = ['', '1', '5', '20'] as const;

/** What the server sorts by. */
const SORTS = [
  'signal_on',
  'symbol',
  'side',
  'timeframe',
  'close',
  'close_now',
  'change_since',
  'turnover',
  'number',
  'excess',
] as const;

export const boardAddress = {
  family: textPart(),
  side: choicePart([ANY, 'buy', 'sell'], ANY),
  timeframe: choicePart([ANY, 'hourly', 'daily', 'weekly'], ANY),
  /** Without it, as many as the board usually shows. */
  days: choicePart(DAYS, ''),
  turnover: choicePart(TURNOVERS, '2000000'),
  sort: sortPart(SORTS, '-signal_on'),
};

export type BoardFilters = AddressValues<typeof boardAddress>;

/** What the filters ask of the server; `days` are those of the board until the reader chooses. */
export const filterQuery = ({ family, side, timeframe, turnover, sort }: BoardFilters) => ({
  ...(family !== '' && { family }),
  ...(side !== ANY && { side }),
  ...(timeframe !== ANY && { timeframe }),
  smallest_turnover: Number(turnover),
  sort,
});
