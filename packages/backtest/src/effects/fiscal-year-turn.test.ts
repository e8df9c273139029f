import type { TradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { historyOf, sessionsFrom } from '../../testing/told.ts';
import { marketDays } from '../market-days.ts';
import { fiscalYearTurn, usualTurn } from './fiscal-year-turn.ts';

const SESSIONS = sessionsFrom('2024-01-07', 200);
const TURN = SESSIONS.findLastIndex((day) => day <= '2024-07-16');
const nepse = new Map(SESSIONS.map((day, at): [TradingDate, number] => [day, at < TURN ? 2_000 : 2_200]));
/** A tenth more from the session after the turn on. */
const history = historyOf(
  SESSIONS.map((_, at) => (at <= TURN ? '500 500 500 500 50000' : '550 550 550 550 50000')),
);

it('measures NEPSE from ten sessions before the last one up to 16 July to ten after it, and the average share', () => {
  const years = fiscalYearTurn(marketDays(SESSIONS, [history], 1), nepse);
  expect(years).toHaveLength(1);
  const [year] = years;
  expect(year).toMatchObject({ year: 2024, from: SESSIONS[TURN - 10], to: SESSIONS[TURN + 10] });
  expect(year?.index.gross).toBeCloseTo(0.1, 12);
  expect(year?.average?.gross).toBeCloseTo(0.1, 12);
  // Rs 1 lakh, 1.1 lakh: 774.50 of fees, 7.5 % of the gain less them, as of trades-of-symbol.test.ts.
  expect(year?.index.net).toBeCloseTo(0.1 - 0.007_745 - 0.006_919_1, 5);
  // Of 180 spans of twenty sessions the 20 that hold the step rose.
  expect(usualTurn([...nepse.values()])?.upShare).toBeCloseTo(20 / 180, 12);
});

it('knows nothing of a year whose sessions are not over', () => {
  const short = new Map([...nepse].slice(0, TURN + 10));
  expect(fiscalYearTurn(marketDays(SESSIONS, [history], 1), short)).toEqual([]);
});
