import { env } from 'node:process';
import { archiveSource } from '@chuli/importer';
import { type TradingDate, tradingDate } from '@chuli/kernel';
import { NEPSE_ID, weekOf } from '@chuli/market';
import { beforeAll, describe, expect, it } from 'vitest';
import { archiveMarket } from '../../testing/archive-market.ts';
import type { SymbolHistory } from '../symbol-history.ts';
import { coverageRatio, riskBacktest } from './risk-backtest.ts';
import { RISK_METHODS, type RiskMethod, lossOf, returnsOver } from './value-at-risk.ts';
import { type WeekClose, weeklyBeta } from './weekly-beta.ts';

const folder = env['CHULI_ARCHIVE'];
const TIMEOUT_MS = 300_000;
const WINDOW = 500;
/** Of the last sessions a liquid stock traded in nearly all, for at least Rs 20 lakh a session. */
const JUDGED = 750;
const SMALLEST_TURNOVER = 20_00_000_00;

type Found = {
  nepse: (readonly [TradingDate, number])[];
  sessions: TradingDate[];
  histories: SymbolHistory[];
};

const readAll = async (): Promise<Found> => {
  const { sessions, histories } = await archiveMarket(folder ?? '');
  const indices = (await archiveSource(folder ?? '').indexBars.read()).rows;
  const own = indices.filter(({ index_id }) => index_id === NEPSE_ID);
  const days = own.map(({ traded_on, close }) => [traded_on, close] as const);
  return { nepse: days.toSorted(([a], [b]) => (a < b ? -1 : 1)), sessions, histories };
};

/** Closes in shares of the first day, one for every session from the first trade on. */
const closesOf = ({ bars }: SymbolHistory, sessions: number): number[] => {
  const closes: number[] = [];
  for (const [at, bar] of bars.entries()) {
    const until = bars[at + 1]?.session ?? sessions;
    for (let session = bar.session; session < until; session += 1) closes.push(bar.close * bar.factor);
  }
  return closes;
};

const weekly = (days: Iterable<readonly [TradingDate, number]>): WeekClose[] => [
  ...new Map([...days].map(([day, close]) => [weekOf(day), { week: weekOf(day), close }])).values(),
];

describe.skipIf(!folder)(
  'returns on the archive (skipped without CHULI_ARCHIVE)',
  { timeout: TIMEOUT_MS },
  () => {
    let found: Found;
    beforeAll(async () => {
      found = await readAll();
    }, TIMEOUT_MS);

    it('says of NEPSE what was worked out outside', () => {
      const closes = found.nepse.map(([, close]) => close);
      const said = (horizon: number, level: 95 | 99) => {
        const { loss, shortfall } = lossOf('historical', returnsOver(closes, horizon, WINDOW), level);
        return [loss, shortfall].map((value) => Math.round(value * 1e6) / 1e4);
      };
      expect(said(1, 95)).toEqual([1.6794, 2.6077]);
      expect(said(1, 99)).toEqual([3.2048, 4.4105]);
      expect(said(5, 95)[0]).toBeCloseTo(4.0889, 4);
      expect(said(20, 95)[0]).toBeCloseTo(7.193, 4);
      const returns = returnsOver(closes, 1, WINDOW);
      expect(lossOf('normal', returns, 95).loss * 100).toBeCloseTo(2.0307, 4);
      expect(lossOf('ewma', returns, 95).loss * 100).toBeCloseTo(1.032847, 5);
      const judged = (method: RiskMethod) => riskBacktest(method, returnsOver(closes, 1, JUDGED), 95);
      expect(judged('historical')).toMatchObject({ breaches: 25, expected: 25, verdict: 'amber' });
      expect(judged('historical')?.independenceLr).toBeCloseTo(4.4727, 4);
      expect(judged('normal')).toMatchObject({ breaches: 10, verdict: 'red' });
      expect(judged('normal')?.coverageLr).toBeCloseTo(12.143, 3);
      expect(judged('ewma')).toMatchObject({ breaches: 15, verdict: 'amber' });
    });

    it('says of NTC and UPPER what was worked out outside', () => {
      const market = weekly(found.nepse);
      const of = (symbol: string) => {
        const history = found.histories.find((one) => one.symbol === symbol);
        const days = (history?.bars ?? []).map(
          ({ session, close, factor }) =>
            [found.sessions[session] ?? tradingDate('1970-01-01'), close * factor] as const,
        );
        const told = weeklyBeta(weekly(days), market, 52);
        return [told?.beta, told?.betaError, told?.alpha, told?.r2, told?.betaLagged, told?.volatility].map(
          (value) => Math.round((value ?? NaN) * 1e4) / 1e4,
        );
      };
      expect(of('NTC').map((value, at) => value.toFixed(at === 2 || at === 5 ? 3 : 4))).toEqual([
        '0.4821',
        '0.0623',
        '6.486',
        '0.3898',
        '0.3105',
        '12.647',
      ]);
      expect(of('UPPER').map((value, at) => value.toFixed(at === 2 || at === 5 ? 3 : 4))).toEqual([
        '1.4964',
        '0.1808',
        '5.522',
        '0.7255',
        '1.5602',
        '28.772',
      ]);
    });

    it('exceeds as often as promised over all liquid stocks where the method holds, and says where it fails', () => {
      const last = found.sessions.length - JUDGED;
      const liquid = found.histories.filter(({ instrument, hasEnded, bars }) => {
        const own = bars.filter(({ session }) => session >= last);
        const turnover = own.reduce((sum, bar) => sum + bar.turnover, 0);
        const isOld = (bars[0]?.session ?? Infinity) <= last - 1;
        return (
          instrument === 'Equity' &&
          !hasEnded &&
          isOld &&
          own.length >= 0.95 * JUDGED &&
          turnover >= SMALLEST_TURNOVER * JUDGED
        );
      });
      const table = RISK_METHODS.flatMap((method) =>
        ([95, 99] as const).map((level) => {
          const told = liquid.flatMap((history) => {
            const closes = closesOf(history, found.sessions.length);
            return riskBacktest(method, returnsOver(closes, 1, JUDGED), level) ?? [];
          });
          const breaches = told.reduce((sum, one) => sum + one.breaches, 0);
          const forecasts = told.reduce((sum, one) => sum + one.sessions, 0);
          const within = told.filter(
            (one) => coverageRatio(one.breaches, one.sessions, (100 - level) / 100) < 3.841,
          ).length;
          const count = (verdict: string) => told.filter((one) => one.verdict === verdict).length;
          return {
            method,
            level,
            stocks: told.length,
            rate: Math.round((1e4 * breaches) / forecasts) / 100,
            within,
            green: count('green'),
            amber: count('amber'),
            red: count('red'),
          };
        }),
      );
      expect(table).toMatchInlineSnapshot(`
      [
        {
          "amber": 40,
          "green": 134,
          "level": 95,
          "method": "historical",
          "rate": 4.38,
          "red": 24,
          "stocks": 198,
          "within": 172,
        },
        {
          "amber": 20,
          "green": 168,
          "level": 99,
          "method": "historical",
          "rate": 1.1,
          "red": 10,
          "stocks": 198,
          "within": 185,
        },
        {
          "amber": 42,
          "green": 7,
          "level": 95,
          "method": "normal",
          "rate": 2.38,
          "red": 149,
          "stocks": 198,
          "within": 14,
        },
        {
          "amber": 22,
          "green": 156,
          "level": 99,
          "method": "normal",
          "rate": 0.82,
          "red": 20,
          "stocks": 198,
          "within": 176,
        },
        {
          "amber": 67,
          "green": 41,
          "level": 95,
          "method": "ewma",
          "rate": 2.75,
          "red": 90,
          "stocks": 198,
          "within": 43,
        },
        {
          "amber": 29,
          "green": 166,
          "level": 99,
          "method": "ewma",
          "rate": 0.65,
          "red": 3,
          "stocks": 198,
          "within": 171,
        },
      ]
    `);
    });
  },
);
