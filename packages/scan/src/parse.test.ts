import { describe, expect, it } from 'vitest';
import { canonicalText } from './canonical.ts';
import { ScanFault } from './fault.ts';
import { parseRunningScan, parseScan } from './parse.ts';
import { scanWords } from './words/index.ts';
import { printScan } from './print.ts';
import { LIMITS } from './tree.ts';

const faultOf = (text: string): ScanFault => {
  try {
    parseScan(text);
  } catch (error) {
    if (error instanceof ScanFault) return error;
    throw error;
  }
  throw new Error(`${text} was read`);
};

/** What the fault points at. */
const pointedAt = (text: string): string => {
  const { place } = faultOf(text);
  return text.slice(place.from, place.to);
};

describe('reading a scan', () => {
  it.each([
    ['volume >= 2 * avg(volume, 20) previous as Hybrid', 'volume >= 2 * avg(volume, 20) previous as hybrid'],
    ['sma(20) crosses above sma(50)', 'sma(20) crosses above sma(50) as fresh'],
    [
      'macd.macd, weekly crosses below macd.signal, weekly',
      'macd(12, 26, 9), weekly crosses below macd(12, 26, 9).signal, weekly as fresh',
    ],
    ['close within 5 % of max(high, 52 weeks)', 'close within 5 % of max(high, 52 weeks) as fresh'],
    [
      'trend_state.state in (up, down) and adx(14).adx >= 25',
      'trend_state(20, 50, 200, 5) in (up, down) and adx(14) >= 25 as fresh',
    ],
    [
      'consolidation.is_box > 0 and consolidation.broke = none',
      'consolidation(10, 2, 14, 20) > 0 and consolidation(10, 2, 14, 20).broke = none as fresh',
    ],
    [
      '(close - open) / open > 0.05 for equity and turnover >= 1 crore',
      '(close - open) / open > 0.05 for equity and turnover >= 100 lakh as fresh',
    ],
    ['close > open at least 3 of 5 for all', 'close > open at least 3 of 5 for all as fresh'],
    ['engulfing is bullish', 'engulfing(0) = bullish as fresh'],
    ['CLOSE IS ABOVE SMA(120) FOR MY STOCKS', 'close > sma(120) for equity and my stocks as fresh'],
    ['close rises for 3 bars for sector hydro', 'close rises for 3 for equity and sector hydro as fresh'],
    ['close 5 sessions ago < close, raw', 'close 5 sessions ago < close, raw as fresh'],
    ['signal(MACD_cross) is buy', 'signal(macd_cross) = buy as fresh'],
    [
      'signal(buy_sell), weekly in (buy, sell) and signal_age(dow) 2 bars ago < 5',
      'signal(buy_sell), weekly in (buy, sell) and signal_age(dow) 2 bars ago < 5 as fresh',
    ],
    ['net(58) > 0 and top5_net(5) >= 30 %', 'net(58, 5) > 0 and top5_net(5) >= 30 % as fresh'],
    ['सिग्नल(dow) = खरिद', 'signal(dow) = buy as fresh'],
    ['amount > 2 करोड र rsi(१४) < 30', 'amount > 2 crore and rsi(14) < 30 as fresh'],
  ])('reads %s', (text, printed) => {
    expect(printScan(parseScan(text).scan)).toBe(printed);
  });

  it.each([
    ['close >', '', 'Expected a measure'],
    ['clsoe > 5', 'clsoe', 'Expected a measure'],
    ['close > open and high > low or low > 5', 'or', 'Put brackets'],
    ['close = 5', '5', '> or <'],
    ['rsi(1) < 30', '1', 'from 2 to 250'],
    ['rsi(14, 3) < 30', '3', 'takes 1 numbers'],
    ['bollinger(20).upper, yearly > close', ',', 'Expected'],
    ['close > open for 0', '0', 'whole number from 1'],
    ['close > open for sector mars', 'mars', 'Expected'],
    ['close > 5 ; drop', ';', 'no meaning'],
    ['volume, raw > 5', 'raw', 'as traded'],
    ['trend_state = sideways', 'sideways', 'Expected “up”'],
    ['constructor > 5', 'constructor', 'Expected a measure'],
    ['close 5 constructor ago > 5', '5', 'Expected'],
    ['close > 1234567890123456', '1234567890123456', 'at most 15 digits'],
    ['net(58, 61) > 0', '61', 'from 1 to 60'],
    ['net(58, 5), weekly > 0', 'weekly', 'on these bars only: daily'],
    ['signal = buy', '=', 'Expected “(”'],
    ['signal(rsi) = buy', 'rsi', 'Expected “buy_sell”'],
    ['signal(macd_cross), weekly = buy', 'weekly', 'on these bars only: daily'],
    ['signal(buy_sell) = up', 'up', 'Expected “buy”'],
    ['close > 10000000 arab', '10000000', 'too large'],
    ['close > 5 for equity and turnover >= 10000000 arab', '10000000', 'too large'],
  ])('says what is wrong with %s', (text, at, message) => {
    expect(faultOf(text).message).toContain(message);
    expect(pointedAt(text)).toBe(at);
    expect(faultOf(text).code).toBe('not-understood');
  });

  it.each([
    ['close > rsi(14)', 'close > rsi(14)', 'rupees and points'],
    ['volume + close > 5', 'volume + close', 'shares and rupees cannot be added'],
    ['close * volume > 5', 'close * volume', 'multiplied'],
    ['close + 5 % > open', 'close + 5 %', 'added'],
    ['5 > 4', '5 > 4', 'at least one measure'],
    ['avg(5, 3) > close', 'avg(5, 3)', 'same at every bar'],
  ])('refuses units that do not fit: %s', (text, at, message) => {
    expect(faultOf(text)).toMatchObject({ code: 'units' });
    expect(faultOf(text).message).toContain(message);
    expect(pointedAt(text)).toBe(at);
  });

  it('refuses what is too large, and never takes long over it', () => {
    const started = performance.now();
    const many = Array.from({ length: 40 }, () => 'close > open').join(' and ');
    expect(faultOf(many).code).toBe('too-large');
    expect(faultOf(`${'('.repeat(900)}close${')'.repeat(900)} > 5`).code).toBe('too-large');
    expect(faultOf('not '.repeat(400)).code).toBe('too-large');
    expect(faultOf('x'.repeat(LIMITS.characters + 1)).code).toBe('too-large');
    const indicators = Array.from({ length: 17 }, (_, at) => `sma(${at + 2}) > 1`).join(' and ');
    expect(faultOf(indicators).code).toBe('too-large');
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it.each(['999999999999999', '0.00000000000001', '123456.789', '9999999.99999999 crore'])(
    'prints %s as it was read',
    (number) => {
      const { scan } = parseScan(`close > ${number}`);
      expect(parseScan(printScan(scan)).scan).toEqual(scan);
    },
  );

  it('gives equal scans the same text, however they are written', () => {
    const same = (text: string) => canonicalText(parseScan(text).scan);
    expect(same('close > sma(20) and volume > 1 lakh')).toBe(
      same('volume > 100000 and sma(20) < close for equity and turnover >= 20 lakh as Fresh'),
    );
    expect(same('sma(20) crosses below ema')).toBe(same('ema(21) crosses above sma(20)'));
    expect(same('close > sma(20)')).not.toBe(same('close >= sma(20)'));
    expect(same('close > sma(20)')).not.toBe(same('close > sma(20) as Hybrid'));
  });
});

it.each(['NABILD/89', '1E309', 'A.B-C', 'NIBPO'])(
  'knows the ticker %s, whatever marks it holds',
  (symbol) => {
    const text = `close > 1 for all and symbols NABIL, ${symbol} as fresh`;
    const { scan } = parseScan(text);
    expect(scan.universe.symbols).toEqual(['NABIL', symbol]);
    expect(parseScan(printScan(scan)).scan).toEqual(scan);
  },
);

describe('a scan of the bar that forms', () => {
  const TEXT = 'close > max(high, 20) previous as hybrid forming';

  it.each([
    [TEXT, TEXT],
    ['close > sma(20) forming', 'close > sma(20) as fresh forming'],
    ['close > sma(20) for all बन्दै', 'close > sma(20) for all as fresh forming'],
  ])('reads %s', (text, printed) => {
    const { scan } = parseRunningScan(text);
    expect([scan.isForming, printScan(scan)]).toEqual([true, printed]);
    expect(parseRunningScan(printed).scan).toEqual(scan);
  });

  it('is another scan than that of the closed bar, and says so in both languages', () => {
    const { scan } = parseRunningScan(TEXT);
    const closed = parseScan(TEXT.replace(' forming', '')).scan;
    expect(canonicalText(scan)).not.toBe(canonicalText(closed));
    expect(scanWords(scan, 'en')).toBe(
      `${scanWords(closed, 'en')}; on the bar that forms today, so it may change until the close`,
    );
    expect(scanWords(scan, 'ne')).toContain('बदलिन सक्छ');
  });

  it('is refused by whoever keeps, tests or waits for scans, at its place', () => {
    expect(faultOf(TEXT).message).toBe(
      'A bar that still forms can be looked at, not saved, tested or waited for.',
    );
    expect(pointedAt(TEXT)).toBe('forming');
  });

  it.each([
    ['close, weekly > 10 forming', 'Only bars of days are judged while they form'],
    ['close, hourly > 10 forming', 'Only bars of days are judged while they form'],
    ['net(58, 5) > 0 forming', 'net needs a bar that has closed'],
    ['signal(macd_cross) = buy forming', 'signal needs a bar that has closed'],
  ])('refuses %s', (text, why) => {
    expect(() => parseRunningScan(text)).toThrow(why);
  });
});
