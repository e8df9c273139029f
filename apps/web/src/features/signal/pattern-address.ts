import { type AddressValues, choicePart, datePart, sortPart, textPart } from '../../screen-kit/address.ts';
import { ANY, TURNOVERS } from './board-address.ts';

export const BARS = ['day', 'hour'] as const;

export const patternAddress = {
  date: datePart(),
  bars: choicePart(BARS, 'day'),
  side: choicePart([ANY, 'buy', 'sell'], ANY),
  pattern: textPart(),
  turnover: choicePart(TURNOVERS, '2000000'),
  sort: sortPart(['turnover', 'symbol', 'pattern', 'side', 'close'], '-turnover'),
};

type Filters = AddressValues<typeof patternAddress>;

/** What the filters ask of the server, of bars of any length. */
export const patternQuery = ({ date, side, pattern }: Pick<Filters, 'date' | 'side' | 'pattern'>) => ({
  ...(date !== null && { date }),
  ...(side !== ANY && { side }),
  ...(pattern !== '' && { pattern }),
});

/** And of days, whose turnover is known. */
export const dayPatternQuery = ({ turnover, sort, ...filters }: Filters) => ({
  ...patternQuery(filters),
  smallest_turnover: Number(turnover),
  sort,
});
