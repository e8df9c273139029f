import { choicePart, textPart } from '../../screen-kit/address.ts';
import { ANY, TURNOVERS } from './board-address.ts';

export const stateAddress = {
  side: choicePart([ANY, 'buy', 'sell'], ANY),
  turnover: choicePart(TURNOVERS, '2000000'),
  sort: textPart(),
};
