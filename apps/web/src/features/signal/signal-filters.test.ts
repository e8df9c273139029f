import { expect, it } from 'vitest';
import { readAddress } from '../../screen-kit/address.ts';
import { askedBy, sortFilter } from '../../screen-kit/filters.tsx';
import { STOCK_SORTS } from './board-shown.ts';
import {
  familyFilter,
  matchFilter,
  sessionsFilter,
  sideFilter,
  timeframeFilter,
  turnoverFilter,
} from './signal-filters.tsx';

const filters = {
  family: familyFilter(),
  side: sideFilter(),
  timeframe: timeframeFilter(['hourly', 'daily', 'weekly']),
  match: matchFilter(),
  days: sessionsFilter(),
  turnover: turnoverFilter(),
  sort: sortFilter(STOCK_SORTS, '-newest'),
};

const parts = Object.fromEntries(Object.entries(filters).map(([name, { part }]) => [name, part]));
const askedAt = (search: string): object => askedBy(filters, readAddress(parts, new URLSearchParams(search)));

it('asks for what trades Rs 20 lakh a day or more, the newest first, until the reader asks otherwise', () => {
  expect(askedAt('')).toEqual({ days: 5, smallest_turnover: 20_00_000, sort: '-newest' });
  expect(
    askedAt('turnover=0&side=sell&family=dow&timeframe=weekly&match=already&days=1&sort=change'),
  ).toEqual({
    smallest_turnover: 0,
    side: 'sell',
    family: 'dow',
    timeframe: 'weekly',
    match: 'already',
    days: 1,
    sort: 'change',
  });
});

it('asks only what the server understands, whatever the address says', () => {
  expect(askedAt('sort=nothing&side=both&days=7&turnover=all&timeframe=second&match=stale')).toEqual(
    askedAt(''),
  );
});

it('asks for bars of one length where the board has no others', () => {
  const only = timeframeFilter(['weekly']);
  expect(only.asks(only.part.read('daily'))).toEqual({ timeframe: 'weekly' });
});

it('asks for the bars of a board until the reader chooses others of its rules', () => {
  const weekly = timeframeFilter(['hourly', 'daily', 'weekly'], 'weekly');
  expect(weekly.asks(weekly.part.read(null))).toEqual({ timeframe: 'weekly' });
  expect(weekly.asks(weekly.part.read('daily'))).toEqual({ timeframe: 'daily' });
  expect(weekly.asks(weekly.part.read('any'))).toEqual({});
});
