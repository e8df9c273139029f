import { type BrokerId, type StockSymbol, type TradingDate, paisa, tradingDate } from '@chuli/kernel';
import { type TestClickHouse, testClickHouse } from '@chuli/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Tape, openTape } from '../client.ts';
import { migrateTape } from '../migrate.ts';
import { replaceTradeDay } from '../write/replace-trade-day.ts';
import { type FlowSubject, brokerFlow } from './broker.ts';
import type { ShareEra } from './source.ts';

const DAYS = ['2030-01-14', '2030-01-15', '2030-01-16', '2030-01-17'].map(tradingDate);
const [FIRST = tradingDate('2030-01-14'), , , LAST = FIRST] = DAYS;
const BROKERS = ['1', '2', 'D01'];
const ABCD = 'ABCD' as StockSymbol;

type Made = { symbol: StockSymbol; buyer: string; seller: string; quantity: number; day: number };

let clickHouse: TestClickHouse;
let tape: Tape;
beforeAll(async () => {
  clickHouse = await testClickHouse();
  await migrateTape(clickHouse);
  tape = openTape(clickHouse);
  await write(TRADES);
});
afterAll(async () => {
  await tape.close();
  await clickHouse.drop();
});

const write = async (trades: readonly Made[]): Promise<void> => {
  for (const [number, date] of DAYS.entries()) {
    const ofDay = trades.filter(({ day }) => day === number);
    const rows = ofDay.map(({ symbol, buyer, seller, quantity }, index) => ({
      contract_id: `${date.replaceAll('-', '')}01${String(index + 1).padStart(6, '0')}`,
      symbol,
      buyer: buyer as BrokerId,
      seller: seller as BrokerId,
      quantity,
      rate: paisa(100_00),
      amount: paisa(100_00 * quantity),
      traded_at: null,
    }));
    await replaceTradeDay(tape, date, rows);
  }
};

const factorOn = (eras: readonly ShareEra[], symbol: StockSymbol, date: TradingDate): number =>
  eras.findLast((era) => era.symbol === symbol && era.since <= date)?.factor ?? 1;

/** The same trades for all laws, since writing them takes longest: every broker with every other, on every day. */
const TRADES: readonly Made[] = DAYS.flatMap((_, day) =>
  [ABCD, 'EFGH' as StockSymbol].flatMap((symbol, which) =>
    BROKERS.flatMap((buyer, one) =>
      BROKERS.map((seller, other) => ({
        symbol,
        buyer,
        seller,
        quantity: 1 + 7 * day + 311 * one + 13 * other * other + 1_009 * which * day,
        day,
      })),
    ),
  ),
);
const factor = fc.double({ min: 0.3, max: 1, noNaN: true });
/** ABCD has one ex-date after the first day and one on the last; EFGH has none. */
const anyEras = fc.tuple(factor, factor, fc.constantFrom(...DAYS.slice(1, 3))).map(([one, two, ex_on]) => [
  { symbol: ABCD, since: FIRST, factor: one * two },
  { symbol: ABCD, since: ex_on, factor: two },
  { symbol: ABCD, since: LAST, factor: 1 },
]);

const flow = (subject: FlowSubject, eras: readonly ShareEra[], from = FIRST, to = LAST) =>
  brokerFlow(tape, { subject, eras, from, to, by_session: true });

const counted = (eras: readonly ShareEra[], isOne: (trade: Made) => boolean): number =>
  TRADES.filter(isOne).reduce(
    (sum, one) => sum + one.quantity / factorOn(eras, one.symbol, DAYS[one.day] ?? LAST),
    0,
  );

describe('the flow across ex-dates', () => {
  it('is the raw sum of each era divided by its factor, for a stock, a broker and the market', async () => {
    await fc.assert(
      fc.asyncProperty(anyEras, async (eras) => {
        for (const row of await flow({ of: 'stock', symbol: ABCD }, eras)) {
          const { name, bought, sold, nets } = row;
          expect(bought).toBeCloseTo(
            counted(eras, (one) => one.symbol === ABCD && one.buyer === name),
            4,
          );
          expect(sold).toBeCloseTo(
            counted(eras, (one) => one.symbol === ABCD && one.seller === name),
            4,
          );
          expect(nets.reduce((sum, net) => sum + net, 0)).toBeCloseTo(bought - sold, 4);
        }
        for (const { name, bought } of await flow({ of: 'market' }, eras))
          expect(bought).toBeCloseTo(
            counted(eras, (one) => one.buyer === name),
            4,
          );
        for (const { name, bought, volume } of await flow({ of: 'broker', broker: '1' as BrokerId }, eras)) {
          expect(bought).toBeCloseTo(
            counted(eras, (one) => one.symbol === name && one.buyer === '1'),
            4,
          );
          expect(volume).toBeCloseTo(
            counted(eras, (one) => one.symbol === name),
            4,
          );
        }
      }),
      { numRuns: 10 },
    );
  });

  it('adds up wherever the range is split, and rupees and trades are those of the raw sums', async () => {
    const subject = { of: 'stock', symbol: ABCD } as const;
    const raw = await flow(subject, []);
    await fc.assert(
      fc.asyncProperty(anyEras, fc.constantFrom(0, 1, 2), async (eras, cut) => {
        const whole = await flow(subject, eras);
        const early = await flow(subject, eras, FIRST, DAYS[cut]);
        const late = await flow(subject, eras, DAYS[cut + 1], LAST);
        const of = (rows: typeof whole, name: string) => rows.find((row) => row.name === name);
        expect(whole).toHaveLength(BROKERS.length);
        for (const row of whole) {
          const parts = (of(early, row.name)?.bought ?? 0) + (of(late, row.name)?.bought ?? 0);
          expect(row.bought).toBeCloseTo(parts, 4);
          const { bought_amount, sold_amount, buys, sells, sessions_traded } = of(raw, row.name) ?? row;
          expect(row).toMatchObject({ bought_amount, sold_amount, buys, sells, sessions_traded });
        }
      }),
      { numRuns: 8 },
    );
  });

  it('is exactly the raw flow where every factor is 1', async () => {
    const byName = (rows: Awaited<ReturnType<typeof flow>>) =>
      rows.map(({ days: _days, nets: _nets, ...row }) => row).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const same = [{ symbol: ABCD, since: FIRST, factor: 1 }];
    expect(byName(await flow({ of: 'stock', symbol: ABCD }, same))).toEqual(
      byName(await flow({ of: 'stock', symbol: ABCD }, [])),
    );
  });
});
