import { describe, expect, it } from 'vitest';
import { madeCandles } from '../../testing/made-candles.ts';
import { type Candle, live, series } from '../define-indicator.ts';
import { chandelier } from './chandelier.ts';
import { consolidation } from './consolidation.ts';
import { dow } from './dow.ts';
import { falseBreak } from './false-break.ts';
import { insideBar } from './inside-bar.ts';
import { narrowRange } from './narrow-range.ts';
import { breakoutRetest } from './breakout-retest.ts';
import { supplyDemand } from './supply-demand.ts';
import { swings } from './swings.ts';
import { volumeSpike } from './volume-spike.ts';
import { zones, zonesOf } from './zones.ts';

/** A bar around its close: high and low so far away. */
const around = (close: number, reach = 1): Partial<Candle> & { close: number } => ({
  close,
  high: close + reach,
  low: close - reach,
});

/** A path of closes that goes from each price to the next, a rupee a bar. */
const path = (...turns: readonly number[]): Candle[] => {
  const [first = 0, ...rest] = turns;
  const closes = [first];
  for (const turn of rest) {
    let last = closes.at(-1) ?? first;
    while (last !== turn) {
      last += Math.sign(turn - last);
      closes.push(last);
    }
  }
  return madeCandles(closes.map((close) => around(close)));
};

describe('swings', () => {
  const told = (candles: Candle[]) => series(swings, { left: 2, right: 2 }, candles);

  it('a top is told two bars after it, not on it', () => {
    expect(told(path(100, 105, 103))).toEqual([
      ...Array.from({ length: 7 }, () => null),
      { high: 106, low: null, bars_ago: 2 },
    ]);
  });

  it('of two equal tops side by side the last one turns', () => {
    const closes = [100, 101, 105, 105, 103, 102, 101];
    expect(
      told(madeCandles(closes.map((close) => around(close)))).map((swing) => swing?.high ?? null),
    ).toEqual([null, null, null, null, null, 106, null]);
  });

  it('a market that stands still turns nowhere', () => {
    expect(told(madeCandles(Array.from({ length: 20 }, () => around(100))))).toEqual(
      Array.from({ length: 20 }, () => null),
    );
  });
});

describe('dow', () => {
  const told = (candles: Candle[]) => series(dow, { left: 2, right: 2, atr: 3, apart: 1 }, candles);
  const rising = [100, 110, 105, 115, 110, 120, 115];

  it('two higher highs and two higher lows are an up-trend', () => {
    expect(told(path(...rising, 122)).at(-1)).toMatchObject({ state: 'up', swing_high: 121, swing_low: 114 });
  });

  it('the first close above the last swing high breaks it, and only that one', () => {
    const broken = told(path(...rising, 124)).slice(-4);
    expect(broken.map((now) => now?.broke)).toEqual([null, 'up', null, null]);
  });

  it('after an up-trend the first lower low is the reversal', () => {
    const last = told(path(...rising, 120, 112));
    expect(last.filter((now) => now?.reversal === 'down')).toHaveLength(1);
    expect(last.at(-1)).toMatchObject({ broke: null, reversal: null });
    expect(last.at(-2)).toMatchObject({ broke: 'down', reversal: 'down' });
  });
});

describe('zones', () => {
  const chosen = { left: 2, right: 2, atr: 3, percent: 1, atrs: 0.5, halving: 60 };
  /** Three tops at 121, two bottoms at 99. */
  const box = path(110, 120, 100, 120, 100, 120, 110);

  it('tops at one price make one resistance with as many touches', () => {
    expect(series(zones, chosen, box).at(-1)).toMatchObject({
      resistance_low: 121,
      resistance_high: 121,
      resistance_touches: 3,
      support_low: 99,
      support_high: 99,
      support_touches: 2,
    });
  });

  it('a resistance closed through becomes support, and is gone when it breaks again', () => {
    const running = live(zones, chosen);
    for (const bar of [...box, ...path(111, 125)]) running.close(bar);
    expect(zonesOf(running.save()).find(({ high }) => high === 121)).toMatchObject({
      role: 'support',
      breaks: 1,
    });
    for (const bar of path(124, 117)) running.close(bar);
    expect(zonesOf(running.save()).find(({ high }) => high === 121)).toBeUndefined();
  });

  it('strength is the number of touches, a half of it after 60 bars without one', () => {
    const last = { touches: 3, last_bars_ago: 10 };
    const running = live(zones, chosen);
    for (const bar of box) running.close(bar);
    const zone = zonesOf(running.save()).find(({ high }) => high === 121);
    expect(zone).toMatchObject(last);
    expect(zone?.strength).toBeCloseTo((last.touches * 60) / (60 + last.last_bars_ago), 12);
  });
});

describe('inside bar', () => {
  const told = (...rows: (Partial<Candle> & { close: number })[]) =>
    series(insideBar, { within: 5 }, madeCandles(rows)).map((now) => now?.broke ?? null);

  it('a close above the mother within five bars breaks up', () => {
    expect(told(around(100, 5), around(100, 2), around(101, 9), around(106, 2))).toEqual([
      null,
      null,
      null,
      'up',
    ]);
  });

  it('a close beyond it on the sixth bar is too late', () => {
    const wait = Array.from({ length: 5 }, (_, index) => around(100, 3 + index));
    expect(told(around(100, 20), around(100, 2), ...wait, around(130, 20)).at(-1)).toBeNull();
    expect(told(around(100, 20), around(100, 2), ...wait.slice(1), around(130, 20)).at(-1)).toBe('up');
  });

  it('a bar as high as the one before it is not inside', () => {
    const [, now] = series(
      insideBar,
      { within: 5 },
      madeCandles([around(100, 5), { close: 100, high: 105, low: 99 }]),
    );
    expect(now).toMatchObject({ is_inside: 0, mother_high: null });
  });
});

describe('narrow range', () => {
  const last = (...reaches: number[]) =>
    series(narrowRange, { period: 7 }, madeCandles(reaches.map((reach) => around(100, reach)))).at(-1);

  it('the narrowest of seven bars is told', () => {
    expect(last(3, 4, 3, 5, 2, 3, 1)).toEqual({ is_narrowest: 1, range: 2, narrowest_before: 4 });
  });

  it('a bar as narrow as another of the seven is not', () => {
    expect(last(3, 4, 3, 5, 1, 3, 1)?.is_narrowest).toBe(0);
  });
});

describe('breaks of a range', () => {
  const range = Array.from({ length: 5 }, () => around(100, 2));

  it('a close back inside within two bars is a false break', () => {
    const failed = (...closes: number[]) =>
      series(
        falseBreak,
        { period: 5, within: 2 },
        madeCandles([...range, ...closes.map((close) => around(close))]),
      ).at(-1)?.failed;
    expect(failed(103, 101)).toBe('up');
    expect(failed(103, 104, 102)).toBe('up');
    expect(failed(103, 104, 105, 101)).toBeNull();
    expect(failed(97, 99)).toBe('down');
  });

  it('a level that is met again and holds is a retest, once', () => {
    const rows = [
      ...range,
      around(104),
      around(108),
      around(106),
      { close: 105, high: 106, low: 102.5 },
      around(103),
    ];
    const told = series(
      breakoutRetest,
      { period: 5, within: 10, atr: 3, atrs: 0.3 },
      madeCandles(rows),
    ).slice(5);
    expect(told.map((now) => now?.retest ?? null)).toEqual([null, null, null, 'up', null]);
    expect(told[3]).toEqual({ level: 102, broke: null, retest: 'up', bars_since: 3 });
  });
});

it('a consolidation is broken by the first close outside its box, with the volume told', () => {
  const chosen = { period: 4, atrs: 3, atr: 3, volume: 4 };
  const box = Array.from({ length: 6 }, () => around(100, 2));
  const told = series(consolidation, chosen, madeCandles([...box, { ...around(105, 3), volume: 250 }]));
  expect(told.at(-1)).toEqual({ is_box: 1, high: 102, low: 98, broke: 'up', volume_ratio: 2.5 });
});

it('twice the mean volume is a spike; where nothing was traded there is no ratio', () => {
  const told = (...volumes: number[]) =>
    series(
      volumeSpike,
      { period: 2, times: 2 },
      madeCandles(volumes.map((volume) => ({ close: 100, volume }))),
    ).at(-1);
  expect(told(100, 200, 300)).toEqual({ ratio: 2, is_spike: 1 });
  expect(told(100, 200, 299)?.is_spike).toBe(0);
  expect(told(0, 0, 300)).toEqual({ ratio: null, is_spike: 0 });
});

describe('supply and demand', () => {
  const chosen = { base: 5, narrow: 0.8, leg: 2, within: 3, atr: 3 };
  const wide = Array.from({ length: 4 }, () => around(100, 5));
  const base = [around(100, 1), around(101, 1)];
  const leg = [around(110, 6), around(125, 6)];

  it('a quiet base left in a hurry is a fresh demand zone', () => {
    expect(series(supplyDemand, chosen, madeCandles([...wide, ...base, ...leg])).at(-1)).toMatchObject({
      formed: 'demand',
      demand_low: 99,
      demand_high: 102,
      demand_is_fresh: 1,
      demand_age: 0,
    });
  });

  it('the first visit is told and ends its freshness; a close below ends the zone', () => {
    const visit = [around(120, 6), { close: 108, high: 120, low: 101 }, { close: 98, high: 108, low: 97 }];
    const told = series(supplyDemand, chosen, madeCandles([...wide, ...base, ...leg, ...visit])).slice(-3);
    expect(told.map((now) => now?.touched)).toEqual([null, 'demand', null]);
    expect(told.map((now) => now?.demand_is_fresh)).toEqual([1, 0, null]);
  });

  it('six quiet candles are a range, not a base', () => {
    const range = Array.from({ length: 6 }, () => ({ close: 100, high: 100.1, low: 99.9 }));
    expect(series(supplyDemand, chosen, madeCandles([...wide, ...range, ...leg])).at(-1)?.formed).toBeNull();
  });
});

it('a chandelier stop turns on the close that passes it', () => {
  const told = series(chandelier, { period: 3, atrs: 2 }, path(100, 110, 100)).slice(3);
  expect(told[0]).toMatchObject({ side: 'long', turned: 0 });
  expect(told.filter((now) => now?.turned === 1)).toHaveLength(1);
  expect(told.at(-1)?.side).toBe('short');
});
