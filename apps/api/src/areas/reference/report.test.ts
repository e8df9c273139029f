import { paisa, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { atClose } from './report.ts';

const QUARTER = { fiscal_year: '2082/2083', quarter: 3, eps: 20, book_value: 160 };
const bar = { close: paisa(400_00), traded_on: tradingDate('2026-08-20') };
const action = (ex_on: string, factor: number) => ({ ex_on: tradingDate(ex_on), factor });

it('has the price over what the report says of a share', () => {
  expect(atClose(QUARTER, bar, [])).toMatchObject({ share_factor: 1, price_earnings: 20, price_book: 2.5 });
});

it('counts in shares of the report what went ex after its quarter ended', () => {
  // A bonus of 25 %: what was one share at 500 is 1.25 at 400. The quarter ended in the middle of April.
  expect(atClose(QUARTER, bar, [action('2026-06-01', 0.8)])).toMatchObject({
    share_factor: 0.8,
    price_earnings: 25,
    price_book: 3.13,
  });
  expect(atClose(QUARTER, bar, [action('2026-03-01', 0.8)])).toMatchObject({ share_factor: 1 });
  expect(atClose(QUARTER, bar, [action('2026-08-21', 0.8)])).toMatchObject({ share_factor: 1 });
});

it('has no ratio to a loss, to nothing or to what nobody states', () => {
  expect(atClose({ ...QUARTER, eps: -4, book_value: 0 }, bar, [])).toMatchObject({
    price_earnings: null,
    price_book: null,
  });
  expect(atClose({ ...QUARTER, eps: null }, bar, [])?.price_earnings).toBeNull();
  expect(atClose(undefined, bar, [])).toBeNull();
  expect(atClose(QUARTER, undefined, [])).toBeNull();
});
