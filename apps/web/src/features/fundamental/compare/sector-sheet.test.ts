import { ratioNamed } from '@chuli/fundamentals';
import { expect, it } from 'vitest';
import { type InSector, rankSheet, ranking, sectorMetrics, sectorSheet } from './sector-sheet.tsx';

const row = (symbol: string, price_earnings: number | null, roe: number | null) => ({
  symbol,
  name: symbol,
  ratios: { price_earnings, roe },
  why: price_earnings === null ? { price_earnings: 'denominator' } : {},
});

const reply = {
  id: 1,
  symbol: 'B',
  reported: 4,
  rows: [row('A', 10, 5), row('B', 20, 20), row('C', null, 30), row('D', 20, null)],
  sector: { median: { price_earnings: 20 }, ratios: { roe: 15 } },
} as unknown as InSector;

const metrics = sectorMetrics(reply, [ratioNamed('price_earnings'), ratioNamed('roe')]);
const even = (): number => 1;

it('places one stock among those that have the figure', () => {
  const [price, roe] = sectorSheet(reply, metrics).rows;
  expect(price?.cells.map(({ value }) => value)).toEqual([20, 20, null, 2, 25, null]);
  expect(roe?.cells.map(({ value }) => value)).toEqual([20, null, 15, 2, 50, null]);
});

it('ranks by the mean of places, by weight, and shows what is not known without punishing it', () => {
  const places = (weights: (id: string) => number) =>
    ranking(reply, metrics, weights).map(({ symbol, rank, mean, judged }) => [symbol, rank, mean, judged[0]]);
  expect(places(even)).toEqual([
    ['C', 1, 1, 1],
    ['A', 2, 2, 2],
    ['B', 2, 2, 2],
    ['D', 2, 2, 1],
  ]);
  expect(places((id) => (id === 'price_earnings' ? 3 : 1))[1]).toEqual(['A', 2, 1.5, 2]);
});

it('shades the best deepest and what has no place not at all', () => {
  const sheet = rankSheet(ranking(reply, metrics, even), metrics, () => null);
  const first = sheet.rows.find(({ id }) => id === 'C');
  expect(first?.cells.slice(1).map(({ shade, why }) => [shade, why])).toEqual([
    [undefined, 'denominator'],
    [4, null],
  ]);
});
