import { paisa, stockSymbol, toRupees, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import type { BulkRow } from './bulk-row.ts';
import { amountsByMinute, dotPicture, orderDot, sessionPicture } from './order-dots.ts';

const DAY = tradingDate('2024-06-13');

const rupees = (value: number) => toRupees(paisa(value * 100));

const row = (given: Partial<BulkRow>): BulkRow => ({
  event_id: '1',
  date: DAY,
  at: null,
  symbol: stockSymbol('NABIL'),
  name: 'Nabil Bank',
  sector_id: 1,
  instrument: 'Equity',
  kind: 'buy',
  method: 'time',
  side: 'buy',
  sign: 'order',
  confidence: 99.9,
  buyer: null,
  buyers: 0,
  seller: null,
  sellers: 0,
  contracts: 1,
  quantity: 10,
  amount: rupees(1_000_000),
  first_price: rupees(500),
  last_price: rupees(501),
  average: rupees(500.5),
  levels: 2,
  vs_vwap: null,
  vs_before: null,
  day_place: null,
  volume_percent: null,
  ...given,
});

const order = (given: Partial<BulkRow>) => orderDot(row(given));

/** 05:15 UTC is 11:00 in Kathmandu. */
const at = (clock: string): string => `2024-06-13T${clock}.000001Z`;

describe('orders on the price of a day', () => {
  it('stand at their minute, as large as their amount', () => {
    const picture = dotPicture(
      [order({ at: at('05:16:10') }), order({ event_id: '2', at: at('06:15:59'), amount: rupees(250_000) })],
      [
        { time: Date.parse('2024-06-13T05:15:00Z') / 1_000, close: 499 },
        { time: Date.parse('2024-06-13T05:17:00Z') / 1_000, close: 502 },
      ],
      DAY,
    );
    expect(picture.slots).toBe(61);
    expect(picture.course.slice(0, 4)).toEqual([499, null, 502, null]);
    // A quarter of the amount is half as wide.
    expect(picture.dots.map(({ slot, size, price }) => [slot, size, price])).toEqual([
      [1, 20, 500.5],
      [60, 10, 500.5],
    ]);
    expect(picture.hours).toEqual([
      { slot: 0, text: '11:00' },
      { slot: 60, text: '12:00' },
    ]);
  });

  it('stand one after the other where the day has no times', () => {
    const picture = dotPicture([order({}), order({ event_id: '2', sign: 'tick' })], [], DAY);
    expect(picture.course).toEqual([]);
    expect(picture.dots.map(({ slot, certainty }) => [slot, certainty])).toEqual([
      [0, 'known'],
      [1, 'estimated'],
    ]);
  });
});

describe('amounts by minute', () => {
  it('add up to all orders with a time', () => {
    const orders = [at('05:15:01'), at('05:15:59'), at('05:17:00'), null].map((when) => order({ at: when }));
    expect(amountsByMinute(orders, DAY)).toEqual({ first: 660, amounts: [2_000_000, 0, 1_000_000] });
  });

  it('are none without times', () => {
    expect(amountsByMinute([order({})], DAY)).toBeNull();
  });
});

describe('orders of several sessions', () => {
  it('stand in the place of their session, one after the other, on its close', () => {
    const [before, day] = [tradingDate('2024-06-12'), DAY];
    const picture = sessionPicture(
      [
        { ...order({ event_id: '3' }), date: day },
        { ...order({ event_id: '2' }), date: day },
        { ...order({ event_id: '1' }), date: before },
      ],
      [
        { date: before, close: 498 },
        { date: day, close: null },
      ],
    );
    expect(picture).toMatchObject({ slots: 2, course: [498, null] });
    expect(picture.dots.map(({ id, slot }) => [id, slot])).toEqual([
      ['1', 0],
      ['2', 0.75],
      ['3', 1.25],
    ]);
  });
});
