import { choicePart, datePart, textPart } from '../../screen-kit/address.ts';
import { ANY, TURNOVERS } from './board-address.ts';

export const BARS = ['day', 'hour'] as const;

export const patternAddress = {
  date: datePart(),
  bars: choicePart(BARS, 'day'),
  side: choicePart([ANY, 'buy', 'sell'], ANY),
  pattern: textPart(),
  turnover: choicePart(TURNOVERS, '2000000'),
  sort: textPart(),
};
