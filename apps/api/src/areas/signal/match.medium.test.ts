import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { event, fillSignals } from '../../testing/small-signals.ts';
import { type TestServer, openTestServer } from '../../testing/test-server.ts';

const TODAY = '2026-08-18';

/** Of NABIL, whose bars reach five rupees above and below its closes: 504, 506, 507, 505 and 510.10 in the last five sessions. */
const PATTERNS = [
  event('candlestick hammer daily buy', 'NABIL', TODAY, 510.1),
  event('candlestick engulfing daily buy', 'NABIL', '2026-08-14', 507),
  event('candlestick hanging-man daily sell', 'NABIL', '2026-08-14', 507),
  // It closed at 510.10, above the 509 that its two candles reached.
  event('candlestick shooting-star daily sell', 'NABIL', '2026-08-12', 504),
  // Its five bars are over.
  event('candlestick piercing daily buy', 'NABIL', '2026-08-11', 503, { ended: TODAY }),
  // The week of 10 to 14 August is over, that of 17 August is not.
  event('candlestick harami weekly buy', 'NABIL', '2026-08-14', 507),
  // Rs 395 before the bonus are Rs 197.50 after it.
  event('candlestick hammer daily buy', 'UPPER', '2026-08-12', 400),
];

const SIGNALS = [
  event('macd-cross signal daily buy', 'NABIL', TODAY, 510.1),
  event('dow signal daily sell', 'NABIL', '2026-08-17', 505),
  event('dow alert daily buy', 'NABIL', '2026-08-17', 505, { ended: TODAY }),
  event('price-action signal weekly buy', 'NABIL', '2026-08-14', 507),
  event('price-action alert weekly buy', 'NABIL', '2026-08-07', 500),
  event('trailing-stop signal hourly buy', 'NABIL', TODAY, 510.1),
  event('trailing-stop signal hourly sell', 'NABIL', '2026-08-17', 505),
];

const BREAKOUTS = [
  event('consolidation-breakout signal daily buy', 'UPPER', TODAY, 213.4),
  event('consolidation-breakout signal daily sell', 'UPPER', '2026-08-17', 210),
  event('consolidation-breakout signal daily buy', 'UPPER', '2026-08-14', 205, { ended: TODAY }),
];

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
  await fillSignals(market.tape, { events: [...PATTERNS, ...SIGNALS, ...BREAKOUTS] });
});
afterAll(() => market.close());

type Match = 'fresh' | 'already' | 'hybrid';

const CALLS = [
  '/data/candlestick-type/',
  '/data/candlestick-patterns/',
  '/data/true-candlestick-patterns/',
  '/data/true-candlestick-patterns-all/',
  '/data/pattern-board/',
] as const;

describe('R48 pattern scans are Fresh, Already and Hybrid', () => {
  it.each(CALLS)('%s tells what the bar completed, what holds from earlier, and both', async (path) => {
    const holding = async (match: Match): Promise<string[]> =>
      (await market.get(path, { match })).rows.map(({ pattern }) => pattern).toSorted();
    expect(await holding('fresh')).toEqual(['hammer']);
    expect(await holding('already')).toEqual(['engulfing', 'hanging-man']);
    expect(await holding('hybrid')).toEqual(['engulfing', 'hammer', 'hanging-man']);
  });

  it('without a word the calls tell what completed, as before', async () => {
    const { rows } = await market.get('/data/pattern-board/', { date: '2026-08-12' });
    expect(rows.map(({ pattern }) => pattern).toSorted()).toEqual(['hammer', 'shooting-star']);
    const days = await market.get('/data/candlestick-type/', { days: 3 });
    expect(new Set(days.rows.map(({ pattern }) => pattern))).toEqual(
      new Set(['hammer', 'engulfing', 'hanging-man']),
    );
  });

  it('a pattern before an ex-date is compared by its adjusted end', async () => {
    const { rows } = await market.get('/data/pattern-board/', { as_of: '2026-08-17', match: 'already' });
    expect(rows.filter(({ symbol }) => symbol === 'UPPER').map(({ pattern }) => pattern)).toEqual(['hammer']);
  });

  it('weeks are judged on the last week that is over', async () => {
    const weekly = { timeframe: 'weekly' } as const;
    const board = (match: Match) => market.get('/data/pattern-board/', { ...weekly, match });
    const { rows } = await board('fresh');
    expect(rows).toMatchObject([{ pattern: 'harami', timeframe: 'weekly', signal_on: '2026-08-14' }]);
    expect((await board('already')).rows).toEqual([]);
    expect((await board('hybrid')).rows).toHaveLength(1);
    expect((await market.get('/data/pattern-board/', weekly)).rows).toHaveLength(1);
  });

  it('hours have none of the three', async () => {
    const { status } = await market.ask('/data/candlestick-patterns/?type=intraday&match=fresh');
    expect(status).toBe(400);
  });

  it('boards of signals know them too, each timeframe at its own newest bar', async () => {
    const query = { days: 10 };
    const standing = async (match: Match): Promise<string[]> => {
      const { rows } = await market.get('/data/signal-board/', { ...query, symbol: 'NABIL', match });
      return rows.map(({ family, timeframe, side }) => `${family} ${timeframe} ${side}`).toSorted();
    };
    const fresh = ['macd-cross daily buy', 'price-action weekly buy', 'trailing-stop hourly buy'];
    const already = ['dow daily sell', 'price-action weekly buy', 'trailing-stop hourly sell'];
    expect(await standing('fresh')).toEqual(fresh);
    expect(await standing('already')).toEqual(already);
    expect(await standing('hybrid')).toEqual([...fresh, ...already].toSorted());
    expect((await market.get('/data/signal-board/', query)).total).toBe(SIGNALS.length + BREAKOUTS.length);
    const { rows } = await market.get('/data/signal-stocks/', { ...query, match: 'already' });
    expect(rows.find(({ symbol }) => symbol === 'NABIL')).toMatchObject({ buy: 1, sell: 2 });
  });

  it('so does the list of ranges that were left', async () => {
    const holding = async (match?: Match): Promise<string[]> => {
      const { rows } = await market.get('/data/bb-consolidating-breakouts/', {
        days: 10,
        ...(match && { match }),
      });
      return rows.map(({ side, signal_on }) => `${side} ${signal_on}`).toSorted();
    };
    expect(await holding('fresh')).toEqual([`buy ${TODAY}`]);
    expect(await holding('already')).toEqual(['sell 2026-08-17']);
    expect(await holding('hybrid')).toEqual([`buy ${TODAY}`, 'sell 2026-08-17']);
    expect(await holding()).toHaveLength(BREAKOUTS.length);
  });
});
