import { type AddressValues, choicePart, sortPart } from '../../screen-kit/address.ts';
import { ANY, TURNOVERS } from './board-address.ts';

const SORTS = [
  'symbol',
  'state',
  'since',
  'sessions',
  'close_then',
  'close_now',
  'change_since',
  'turnover',
] as const;

export const stateAddress = {
  side: choicePart([ANY, 'buy', 'sell'], ANY),
  turnover: choicePart(TURNOVERS, '2000000'),
  sort: sortPart(SORTS, '-since'),
};

/** What the filters ask of the server. */
export const stateQuery = ({ side, turnover, sort }: AddressValues<typeof stateAddress>) => ({
  ...(side !== ANY && { side }),
  smallest_turnover: Number(turnover),
  sort,
});
