import { Dice } from '@chuli/indicators/testing/random-candles';
import { describe, expect, it } from 'vitest';
import { alteredRule } from '../../testing/altered-rule.ts';
import { randomRule, randomScan } from '../../testing/random-scan.ts';
import { canonicalText } from '../canonical.ts';
import { checkScan } from '../check.ts';
import { ScanFault } from '../fault.ts';
import { MEASURES } from '../measures.ts';
import { parseScan } from '../parse.ts';
import { conditionsOf } from '../parts.ts';
import { printRule } from '../print.ts';
import { type Rule, USUAL_UNIVERSE } from '../tree.ts';
import { conditionParts, measureName, scanWords, valueName } from './index.ts';

const LANGUAGES = ['en', 'ne'] as const;

const ruleOf = (text: string): Rule => parseScan(text).scan.rule;

describe('a rule in words', () => {
  it.each([
    [
      'rsi(14), weekly crosses above 30',
      'Weekly RSI (14) crosses above 30',
      'साप्ताहिक RSI (14) ले 30 लाई माथितिर काट्छ',
    ],
    [
      'close > max(high, 20) previous',
      'Close is above the highest high of the 20 sessions before',
      'बन्द मूल्य अघिल्ला 20 कारोबार दिनको उच्चतम मूल्यभन्दा माथि छ',
    ],
    [
      'volume >= 2 * avg(volume, 20) previous',
      'Volume is at least 2 times the average volume of the 20 sessions before',
      'परिमाण कम्तीमा अघिल्ला 20 कारोबार दिनको औसत परिमाणको 2 गुणा छ',
    ],
    ['supertrend(10, 3).direction = up', 'SuperTrend (10, 3) points up', 'सुपरट्रेन्ड (10, 3) माथितिर फर्किएको छ'],
    [
      'supertrend(10, 3).direction, weekly crosses above 0',
      'Weekly SuperTrend (10, 3) turns up',
      'साप्ताहिक सुपरट्रेन्ड (10, 3) माथितिर फर्किन्छ',
    ],
    [
      '0 > psar.direction',
      'Parabolic SAR direction (0.02, 0.02, 0.2) is below 0',
      'पाराबोलिक SAR को दिशा (0.02, 0.02, 0.2) 0 भन्दा तल छ',
    ],
    [
      'net(58, 5) > 10000',
      'Net of broker 58 over 5 market sessions is above 10,000 shares',
      'ब्रोकर 58 को बजारका 5 कारोबार दिनको खुद खरिद 10,000 कित्ताभन्दा माथि छ',
    ],
    [
      'top5_net(1) >= 30',
      'Share of the five largest net buyers in the volume of 1 market session is at least 30 %',
      'बजारको 1 कारोबार दिनको परिमाणमा पाँच ठूला खुद खरिदकर्ताको हिस्सा कम्तीमा 30 % छ',
    ],
    ['signal(macd_cross) = buy', 'MACD-cross signal is a buy', 'MACD क्रस सिग्नल खरिदको छ'],
    [
      'signal(buy_sell), weekly in (buy, sell)',
      'Weekly trend signal is a buy or is a sell',
      'साप्ताहिक ट्रेन्ड सिग्नल खरिदको छ वा बिक्रीको छ',
    ],
    [
      'signal_age(buy_sell) <= 3',
      'Time since the last trend signal is at most 3 bars',
      'पछिल्लो ट्रेन्ड सिग्नलपछिको अवधि बढीमा 3 बार छ',
    ],
    ['30 > rsi(14)', 'RSI (14) is below 30', 'RSI (14) 30 भन्दा तल छ'],
    ['close < 1234567.5', 'Close is below Rs 12,34,567.5', 'बन्द मूल्य रु 12,34,567.5 भन्दा तल छ'],
    ['volume > 125000', 'Volume is above 1.25 lakh shares', 'परिमाण 1.25 लाख कित्ताभन्दा माथि छ'],
    ['amount > 2 crore', 'Turnover is above Rs 2 crore', 'कारोबार रकम रु 2 करोडभन्दा माथि छ'],
    ['change <= -5', 'Price change is at most -5 %', 'मूल्य परिवर्तन बढीमा -5 % छ'],
    ['volume_ratio(20) >= 2', 'Volume ratio (20) is at least 2 times', 'परिमाण अनुपात (20) कम्तीमा 2 गुणा छ'],
    [
      'bandwidth_rank < 0.2',
      'Bollinger bandwidth rank (20, 125) is below 0.2',
      'बोलिन्जर ब्यान्ड चौडाइको स्थान (20, 125) 0.2 भन्दा तल छ',
    ],
    [
      'zones.support_age > 60',
      'Age of the nearest support is above 60 bars',
      'नजिकको सपोर्टको उमेर 60 बारभन्दा माथि छ',
    ],
    [
      'zones(5, 5, 14, 1, 0.5, 30).support_age > 60',
      'Age of the nearest support (5, 5, 14, 1, 0.5, 30) is above 60 bars',
      'नजिकको सपोर्टको उमेर (5, 5, 14, 1, 0.5, 30) 60 बारभन्दा माथि छ',
    ],
    [
      'close 5 sessions ago < close, raw',
      'Close 5 market sessions ago is below unadjusted close',
      'बजारका 5 कारोबार दिनअघिको बन्द मूल्य समायोजन नगरिएको बन्द मूल्यभन्दा तल छ',
    ],
    [
      'close, monthly 1 month ago < close',
      'Monthly close 1 monthly bar ago is below close',
      '1 मासिक बारअघिको मासिक बन्द मूल्य बन्द मूल्यभन्दा तल छ',
    ],
    [
      'close within 5 % of max(high, 52 weeks)',
      'Close is within 5 % of the highest high of the last 52 weeks',
      'बन्द मूल्य पछिल्ला 52 हप्ताको उच्चतम मूल्यको 5 % भित्र छ',
    ],
    [
      'max(high, weekly, 52) > close',
      'The highest weekly high of the last 52 weekly bars is above close',
      'पछिल्ला 52 साप्ताहिक बारको उच्चतम साप्ताहिक उच्च बन्द मूल्यभन्दा माथि छ',
    ],
    ['close between 200 and 500', 'Close is between Rs 200 and Rs 500', 'बन्द मूल्य रु 200 र रु 500 को बीचमा छ'],
    ['close falls for 5', 'Close falls 5 sessions in a row', 'बन्द मूल्य लगातार 5 कारोबार दिन घट्छ'],
    ['close rises for 1', 'Close rises 1 session in a row', 'बन्द मूल्य लगातार 1 कारोबार दिन बढ्छ'],
    ['consolidation.is_box > 0', 'Consolidation box is there', 'कन्सोलिडेसन बाकस छ'],
    ['consolidation.is_box crosses above 0', 'Consolidation box appears', 'कन्सोलिडेसन बाकस देखिन थाल्छ'],
    ['inside_bar.is_inside < 1', 'Inside bar (5) is absent', 'इनसाइड बार (5) देखिएको छैन'],
    ['engulfing = bullish', 'Engulfing pattern is bullish', 'एङ्गल्फिङ प्याटर्न तेजीको छ'],
    [
      'engulfing(1) in (bullish, none)',
      'Relaxed Engulfing pattern is bullish or is absent',
      'खुकुलो एङ्गल्फिङ प्याटर्न तेजीको छ वा देखिएको छैन',
    ],
    [
      '(close - open) / open > 0.05',
      '(Close − open) ÷ open is above 0.05',
      '((बन्द मूल्य − खुला मूल्य) ÷ खुला मूल्य) 0.05 भन्दा माथि छ',
    ],
    ['close - 5 > open', 'Close − Rs 5 is above open', '(बन्द मूल्य − रु 5) खुला मूल्यभन्दा माथि छ'],
    [
      'close - close 1 bar ago > 2 * (high - low)',
      'Close − (close 1 session ago) is above 2 times (high − low)',
      '(बन्द मूल्य − (1 कारोबार दिनअघिको बन्द मूल्य)) (उच्च − न्यून) को 2 गुणाभन्दा माथि छ',
    ],
    [
      'percentile(natr(14), 120) >= 90',
      'The percentile of the NATR (14) among the last 120 sessions is at least 90 %',
      'पछिल्ला 120 कारोबार दिनमध्ये NATR (14) को पर्सेन्टाइल कम्तीमा 90 % छ',
    ],
    [
      'close > sma(200) and (rsi < 30 or stochastic.k < 20) and not gap > 2',
      'Close is above SMA (200) and (RSI (14) is below 30 or Stochastic %K (14, 3, 3) is below 20) and (it is not so that opening gap is above 2 %)',
      'बन्द मूल्य SMA (200) भन्दा माथि छ र (RSI (14) 30 भन्दा तल छ वा स्टोकास्टिक %K (14, 3, 3) 20 भन्दा तल छ) र (यस्तो होइन: खुल्दाको ग्याप 2 % भन्दा माथि छ)',
    ],
    [
      'trend_state in (up, down) and adx >= 25',
      '(Trend is up or is down) and ADX (14) is at least 25',
      '(ट्रेन्ड माथितिर छ वा तलतिर छ) र ADX (14) कम्तीमा 25 छ',
    ],
    [
      'rsi < 30 for 3',
      'RSI (14) is below 30, 3 sessions in a row',
      'RSI (14) 30 भन्दा तल छ, लगातार 3 कारोबार दिन',
    ],
    [
      '(close rises for 2) for 3',
      '(Close rises 2 sessions in a row), 3 sessions in a row',
      '(बन्द मूल्य लगातार 2 कारोबार दिन बढ्छ), लगातार 3 कारोबार दिन',
    ],
    [
      'engulfing = bullish in last 3',
      'Engulfing pattern is bullish, at least once in the last 3 sessions',
      'एङ्गल्फिङ प्याटर्न तेजीको छ, पछिल्ला 3 कारोबार दिनमा कम्तीमा एक पटक',
    ],
    [
      'close > open at least 3 of 5',
      'Close is above open, on at least 3 of the last 5 sessions',
      'बन्द मूल्य खुला मूल्यभन्दा माथि छ, पछिल्ला 5 कारोबार दिनमध्ये कम्तीमा 3 मा',
    ],
    [
      'close, weekly > open, weekly exactly 1 of 2',
      'Weekly close is above weekly open, on exactly 1 of the last 2 weekly bars',
      'साप्ताहिक बन्द मूल्य साप्ताहिक खुला मूल्यभन्दा माथि छ, पछिल्ला 2 साप्ताहिक बारमध्ये ठ्याक्कै 1 मा',
    ],
  ])('%s', (text, english, nepali) => {
    const rule = ruleOf(text);
    expect(scanWords(rule, 'en')).toBe(english);
    expect(scanWords(rule, 'ne')).toBe(nepali);
  });

  it.each([
    [
      'rsi < 30',
      'RSI (14) is below 30; new today, of ordinary shares that trade Rs 20 lakh or more a day',
      'RSI (14) 30 भन्दा तल छ; आज नयाँ; दैनिक रु 20 लाख वा बढी कारोबार हुने साधारण सेयरमध्ये',
    ],
    [
      'rsi < 30 for all as hybrid',
      'RSI (14) is below 30; new or already so, of all securities',
      'RSI (14) 30 भन्दा तल छ; नयाँ वा पहिलेदेखि; सबै धितोपत्रमध्ये',
    ],
    [
      'rsi, weekly < 30 for equity and promoter_share and sector hydro and sector banking as fresh',
      'Weekly RSI (14) is below 30; new this week, of ordinary shares and promoter shares of Banking and Hydro that trade Rs 20 lakh or more a day',
      'साप्ताहिक RSI (14) 30 भन्दा तल छ; यो हप्ता नयाँ; दैनिक रु 20 लाख वा बढी कारोबार हुने बैंकिङ र जलविद्युत् क्षेत्रका साधारण सेयर र संस्थापक सेयरमध्ये',
    ],
    [
      'rsi < 30 for my stocks and listed >= 60 sessions and turnover >= 1.5 crore as already',
      'RSI (14) is below 30; already so before, of ordinary shares among my stocks listed for at least 60 sessions that trade Rs 1.5 crore or more a day',
      'RSI (14) 30 भन्दा तल छ; पहिलेदेखि नै यस्तै; दैनिक रु 1.5 करोड वा बढी कारोबार हुने कम्तीमा 60 कारोबार दिनदेखि सूचीकृत मेरा सेयरमध्येका साधारण सेयरमध्ये',
    ],
    [
      'rsi < 30 for symbols NABIL, ADBL, EBL and turnover >= 0',
      'RSI (14) is below 30; new today, of ordinary shares among NABIL, ADBL and EBL',
      'RSI (14) 30 भन्दा तल छ; आज नयाँ; NABIL, ADBL र EBL मध्येका साधारण सेयरमध्ये',
    ],
  ])('with its stocks: %s', (text, english, nepali) => {
    const { scan } = parseScan(text);
    expect(scanWords(scan, 'en')).toBe(english);
    expect(scanWords(scan, 'ne')).toBe(nepali);
  });

  it.each([
    ['change > 5', 'change > 5 %'],
    ['inside_bar > 0', 'inside_bar >= 1'],
    ['inside_bar < 1', 'inside_bar <= 0'],
    ['close > 1 lakh', 'close > 100000'],
    ['2 * close > open', 'close * 2 > open'],
  ])('%s and %s mean the same and are said alike', (one, other) => {
    for (const language of LANGUAGES)
      expect(scanWords(ruleOf(one), language)).toBe(scanWords(ruleOf(other), language));
  });

  it('has the sides of a condition apart, in the order of the language', () => {
    const [condition] = conditionsOf(ruleOf('close between 200 and sma(50)'));
    if (condition === undefined) throw new Error('no condition');
    expect(conditionParts(condition, 'en')).toEqual([
      { role: 'left', text: 'Close' },
      { role: 'relation', text: ' is between ' },
      { role: 'right', text: 'Rs 200' },
      { role: 'relation', text: ' and ' },
      { role: 'to', text: 'SMA (50)' },
    ]);
    expect(conditionParts(condition, 'ne').map(({ role }) => role)).toEqual([
      'left',
      'relation',
      'right',
      'relation',
      'to',
      'relation',
    ]);
  });
});

const lines = [...MEASURES.values()].flatMap(({ name, lines: of }) =>
  [...of.keys()].map((line) => [name, line] as const),
);

describe.each(LANGUAGES)('names of measures, %s', (language) => {
  it('stand for every line, and no two lines have the same', () => {
    const names = lines.map(([name, line]) => measureName(name, line, language));
    expect(names.filter((name) => name.trim() === '' || /[{}]/u.test(name))).toEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(new Set(lines.map(([name]) => name)).size).toBe(MEASURES.size);
  });

  it('have the settings beside them', () => {
    const [condition] = conditionsOf(ruleOf('bollinger(30, 2.5).upper > close'));
    if (condition?.kind !== 'compare') throw new Error('no comparison');
    expect(valueName(condition.left, language)).toMatch(/^\p{Lu}?.* \(30, 2\.5\)$/u);
  });
});

/** What may have the same words because it means the same: a bare number beside a percentage is one. */
const sameInMeaning = (rule: Rule): string => {
  const bare = JSON.parse(JSON.stringify(rule).replaceAll('"scale":"%"', '"scale":null')) as Rule;
  return canonicalText({ rule: bare, universe: USUAL_UNIVERSE, match: 'fresh' });
};

const isWithinLimits = (rule: Rule): boolean => {
  try {
    checkScan({ rule, universe: USUAL_UNIVERSE, match: 'fresh' });
    return true;
  } catch (error) {
    if (error instanceof ScanFault) return false;
    throw error;
  }
};

const PAIRS = 20_000;

describe.each(LANGUAGES)('any rule in words, %s', (language) => {
  it('is never empty, and never holds what only code reads', () => {
    const random = new Dice(7);
    for (let drawn = 0; drawn < 2_000; drawn += 1) {
      const scan = randomScan(random);
      if (!isWithinLimits(scan.rule)) continue;
      const words = scanWords(scan, language);
      expect(words).toMatch(/\p{L}/u);
      expect(words).not.toMatch(/[{}_०-९]|undefined|NaN|\s{2}/u);
      for (const condition of conditionsOf(scan.rule))
        expect(
          conditionParts(condition, language)
            .map(({ text }) => text)
            .join(''),
        ).toBe(scanWords(condition, language));
    }
  });
});

it('says the same of two rules only where they mean the same', () => {
  const random = new Dice(11);
  const said = new Map<string, string>();
  const against: string[] = [];
  let pairs = 0;
  const keep = (rule: Rule): void => {
    const means = sameInMeaning(rule);
    for (const language of LANGUAGES) {
      const words = scanWords(rule, language);
      const before = said.get(words);
      if (before === undefined) said.set(words, means);
      else if (before !== means) against.push(`${words} <- ${printRule(rule)}`);
    }
  };
  while (pairs < PAIRS) {
    const rule = randomRule(random, random.whole(0, 2));
    const near = alteredRule(random, rule);
    if (!isWithinLimits(rule) || !isWithinLimits(near)) continue;
    keep(rule);
    keep(near);
    pairs += 1;
  }
  expect(against.slice(0, 10)).toEqual([]);
  expect(said.size).toBeGreaterThan(PAIRS);
});
