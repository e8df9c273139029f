import { Dice } from '@chuli/indicators/testing/random-candles';
import { INSTRUMENT_NAMES, SECTORS } from '@chuli/market';
import { describe, expect, it } from 'vitest';
import { randomScan } from '../testing/random-scan.ts';
import { ScanFault } from './fault.ts';
import { MEASURES } from './measures.ts';
import { NEPALI_KEYWORDS } from './nepali-keywords.ts';
import { parseScan, wordOf } from './parse.ts';
import { printScan } from './print.ts';
import { AGGREGATES, MATCHES, SCALES, type Scan, TIMEFRAMES } from './tree.ts';

/** Words of the grammar that stand in no list of the code. */
const STRUCTURE = [
  'at least',
  ...'and or not is in of for as within between crosses above below rises falls last previous ago'.split(' '),
  ...'exactly bars sessions weeks months raw adjusted all my stocks symbols sector turnover listed'.split(
    ' ',
  ),
];

const STATES = [...MEASURES.values()].flatMap(({ lines }) =>
  [...lines.values()].flatMap(({ words }) => words),
);

/** Figures of companies stay as traders write them, like indicators. */
const OF_BARS = [...MEASURES.values()].flatMap(({ name, indicator, source }) =>
  indicator === undefined && source !== 'reports' ? [name] : [],
);

/** A text with every keyword in Nepali, and its digits where they are no part of a name. */
const inNepali = (text: string, random: Dice): string =>
  text.replaceAll(/at least|%|[A-Za-z_][A-Za-z0-9_]*|\d+/gu, (part) => {
    if (/^\d/u.test(part))
      return part.replaceAll(/\d/gu, (digit) => String.fromCharCode(0x0966 + Number(digit)));
    const words = NEPALI_KEYWORDS[part] ?? NEPALI_KEYWORDS[`${part}s`];
    return words === undefined ? part : random.pick(words);
  });

const parsedOrNull = (text: string): Scan | null => {
  try {
    return parseScan(text).scan;
  } catch (error) {
    if (error instanceof ScanFault && error.code === 'too-large') return null;
    throw error;
  }
};

describe('a scan with Nepali keywords', () => {
  it.each([
    ['keywords', STRUCTURE],
    ['timeframes', TIMEFRAMES],
    ['aggregates', AGGREGATES],
    ['scales', Object.keys(SCALES)],
    ['matches', MATCHES],
    ['states', STATES],
    ['measures of the bars themselves', OF_BARS],
    ['instruments', INSTRUMENT_NAMES.map(wordOf)],
    ['sectors', SECTORS.map(({ name }) => wordOf(name))],
  ])('has all %s', (_, words) => {
    expect(words.filter((word) => NEPALI_KEYWORDS[word] === undefined)).toEqual([]);
  });

  it('has one meaning for each word', () => {
    const words = Object.values(NEPALI_KEYWORDS).flat();
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    expect(words.filter((word) => !/^[\u0900-\u0963]+$/u.test(word))).toEqual([]);
  });

  it('is read by hand values', () => {
    const text = 'rsi(१४), साप्ताहिक काट्छ माथि ३० र बन्द > उच्चतम(उच्च, २० बार) अघिल्लो लागि क्षेत्र जलविद्युत् रूपमा दुवै';
    expect(printScan(parseScan(text).scan)).toBe(
      'rsi(14), weekly crosses above 30 and close > max(high, 20) previous for equity and sector hydro as hybrid',
    );
    expect(printScan(parseScan('बन्द छ माथि खुला कम्तीमा 3 मध्ये 5').scan)).toBe(
      'close > open at least 3 of 5 as fresh',
    );
  });

  it('is the same scan as with the English ones', () => {
    const random = new Dice(5);
    let read = 0;
    for (let drawn = 0; drawn < 3_000; drawn += 1) {
      const text = printScan(randomScan(random));
      const english = parsedOrNull(text);
      if (english === null) continue;
      const nepali = inNepali(text, random);
      expect(parseScan(nepali).scan, nepali).toEqual(english);
      read += 1;
    }
    expect(read).toBeGreaterThan(2_000);
  });
});
