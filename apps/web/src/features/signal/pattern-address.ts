import { choicePart, datePart, textPart } from '../../screen-kit/address.ts';
import { ANY, TURNOVERS } from './board-address.ts';

export const patternAddress = {
  date: datePart(),
  side: choicePart([ANY, 'buy', 'sell'], ANY),
  pattern: textPart(),
  turnover: choicePart(TURNOVERS, '2000000'),
  sort: textPart(),
};
