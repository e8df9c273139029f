import { type StockSymbol, type TradingDate, brokerId, dayNumber, stockSymbol } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { DAYS, EX_DATE, SPLIT, marketUpTo } from '../testing/small-market.ts';
import { answerScan } from './answer.ts';
import { fiveOf } from './flow-columns.ts';
import { type Flow, knownRuns } from './flow.ts';
import { truthsOver } from './truths-over.ts';

const NAME = stockSymbol('SPLIT');
const EX = DAYS.indexOf(EX_DATE);
/** The floorsheet of one session after the ex-date is missing. */
const MISSING = EX + 20;
const FIRST = EX - 10;
const BROKERS = ['58', '49', '36', '17', '44', '33', '6'];

const isKnown = (at: number): boolean => at >= FIRST && at !== MISSING;

/** Each broker by itself; together they neither bought nor sold. */
const netOf = (broker: string, at: number): number => {
  const place = BROKERS.indexOf(broker);
  if (place === BROKERS.length - 1)
    return -BROKERS.slice(0, -1).reduce((sum, other) => sum + netOf(other, at), 0);
  return ((at * 7 + place * 13) % 11) * 100 - 400;
};
const VOLUME = 10_000;

const sessions = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at).filter(isKnown);

const flowUpTo = (last: number): Flow => ({
  knownRun: knownRuns(DAYS.slice(0, last + 1), (day) => isKnown(DAYS.indexOf(day))),
  sessionOf: (day) => DAYS.findIndex((one) => dayNumber(one) === day),
  ofBroker: (broker) =>
    Promise.resolve([
      {
        symbol: NAME,
        days: sessions(FIRST, last).map((at) => dayNumber(DAYS[at] as TradingDate)),
        nets: sessions(FIRST, last).map((at) => netOf(String(broker), at)),
      },
    ]),
  ofSessions: (from, to) =>
    Promise.resolve(
      sessions(from, Math.min(to, last)).map((at) => ({
        day: dayNumber(DAYS[at] as TradingDate),
        symbol: NAME,
        brokers: BROKERS.map(brokerId),
        nets: BROKERS.map((broker) => netOf(broker, at)),
        volume: VOLUME,
      })),
    ),
});

const marketOn = (at: number) => marketUpTo(DAYS[at] as TradingDate, { flow: flowUpTo(at) });

/** What a value is of the stock on a session; undefined where nothing can be said. */
const toldOn = async (text: string, at: number): Promise<number | null | undefined> => {
  const asOf = DAYS[at] as TradingDate;
  const question = { text: 'close > 0 for symbols SPLIT and turnover >= 0', columns: [text], asOf };
  const { rows } = await answerScan(marketOn(at), { ...question, text: `${question.text} as hybrid` });
  return rows[0]?.values[0];
};

/** One share of before the ex-date is two of after it. */
const sharesOf = (from: number, to: number, at: number): number => (from < EX && to >= EX && at < EX ? 2 : 1);

describe('what floorsheets tell in a scan', () => {
  it.each([
    ['before the ex-date', EX - 2, 3],
    ['over the ex-date', EX + 1, 5],
    ['after it', EX + 15, 4],
  ])('net adds up sessions in shares of the last: %s', async (_, at, count) => {
    const added = sessions(at - count + 1, at).reduce(
      (sum, one) => sum + netOf('58', one) * sharesOf(at - count + 1, at, one),
      0,
    );
    expect(await toldOn(`net(58, ${count})`, at)).toBeCloseTo(added, 6);
  });

  it.each([
    ['one session', EX + 3, 1],
    ['over the ex-date', EX + 1, 6],
  ])('top5_net is the part of the volume that the five largest net buyers took: %s', async (_, at, count) => {
    const from = at - count + 1;
    const nets = BROKERS.map((broker) =>
      sessions(from, at).reduce((sum, one) => sum + netOf(broker, one) * sharesOf(from, at, one), 0),
    );
    const volume = sessions(from, at).reduce((sum, one) => sum + VOLUME * sharesOf(from, at, one), 0);
    const five = nets
      .filter((net) => net > 0)
      .toSorted((one, other) => other - one)
      .slice(0, 5)
      .reduce((sum, net) => sum + net, 0);
    expect(await toldOn(`top5_net(${count})`, at)).toBeCloseTo((100 * five) / volume, 9);
  });

  it('by hand: 300 + 200 + 100 + 60 + 40 of 1,000 shares', () => {
    const day = (nets: readonly number[]) => ({
      session: 0,
      brokers: ['1', '2', '3', '4', '5', '6', '7'],
      nets: Float64Array.from(nets),
      volume: 500,
    });
    expect(fiveOf([day([200, 200, 100, 60, 20, 10, -590]), day([100, 0, 0, 0, 20, 20, -140])])).toBe(70);
  });

  it('is silent over a gap, says why, and how many sessions could be judged', async () => {
    const asOf = DAYS[MISSING + 2] as TradingDate;
    const market = marketOn(MISSING + 2);
    const text = 'net(58, 3) > -1000000 for symbols SPLIT and turnover >= 0 as hybrid';
    const answer = await answerScan(market, { text, asOf });
    expect(answer).toMatchObject({ judged: 0, rows: [], silent: { no_floorsheet: 1, young: 0 } });
    // The first two of a block of 30 sessions have no three behind them.
    expect(answer.sessionsJudged).toEqual({ judged: 28, of: MISSING + 3 });
    const one = await answerScan(market, { text: text.replace('3', '2'), asOf });
    expect(one).toMatchObject({ judged: 1, silent: { no_floorsheet: 0 } });
    expect((await answerScan(market, { text: 'close > 0 for all', asOf })).sessionsJudged).toBeNull();
  });

  it('does not know what comes later', async () => {
    const text = 'net(58, 5) > 300 and top5_net(2) > 5 for all';
    const whole = await truthsOver(marketOn(MISSING + 10), { text, days: DAYS.slice(FIRST, MISSING + 10) });
    const cut = await truthsOver(marketOn(EX + 5), { text, days: DAYS.slice(FIRST, EX + 6) });
    const of = (found: typeof whole, symbol: StockSymbol) =>
      found.find((one) => one.symbol === symbol)?.truths.slice(0, EX + 6 - FIRST);
    expect(of(cut, NAME)).toEqual(of(whole, NAME));
    expect(new Set(of(whole, NAME)).size).toBe(3);
    expect(SPLIT.length).toBe(DAYS.length);
  });
});
