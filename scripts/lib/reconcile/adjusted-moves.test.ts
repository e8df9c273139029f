import { tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { adjustedMoves } from './adjusted-moves.ts';

const close = (symbol: string, date: string, price: number) => ({
  symbol,
  traded_on: tradingDate(date),
  close: price,
});

it('counts moves beyond the limit before and after adjusting', () => {
  const closes = [
    close('A', '2024-05-20', 30_000),
    close('A', '2024-05-21', 25_000),
    close('A', '2024-05-22', 20_000),
    close('B', '2024-05-20', 10_000),
    close('B', '2024-05-22', 20_000),
  ];
  const factors = [{ symbol: 'A', ex_on: tradingDate('2024-05-21'), factor: 0.8 }];
  expect(adjustedMoves(closes, factors)).toEqual({
    exDates: 1,
    exDatesBeyond: 0,
    beyondRaw: 2,
    beyondAdjusted: 1,
    remaining: [{ from: closes[1], to: closes[2], factor: 1 }],
  });
});
