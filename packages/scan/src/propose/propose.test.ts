import { threadCpuUsage } from 'node:process';
import { Dice } from '@chuli/indicators/testing/random-candles';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENGLISH_PHRASES, NEPALI_PHRASES } from '../../testing/phrases.ts';
import { canonicalText } from '../canonical.ts';
import { checkScan } from '../check.ts';
import { parseScan } from '../parse.ts';
import { scanWords } from '../words/index.ts';
import { CONDITION_ROWS } from './condition-rows.ts';
import { LONGEST_PHRASE, proposeScan } from './index.ts';
import { GRAMMAR, segmentsOf } from './segments.ts';
import { DROPPED, STOCKS_ROWS } from './stocks-rows.ts';

const MATCH = / as (?:fresh|already|hybrid)$/u;

const whole = (scan: string): string => (MATCH.test(scan) ? scan : `${scan} as hybrid`);

const PHRASES = [...ENGLISH_PHRASES, ...NEPALI_PHRASES];

describe('a phrase becomes a scan', () => {
  it.each(ENGLISH_PHRASES)('%s', (phrase, scan) => {
    expect(proposeScan(phrase)).toMatchObject({ text: whole(scan), notUnderstood: [] });
  });

  it.each(NEPALI_PHRASES)('%s', (phrase, scan) => {
    expect(proposeScan(phrase)).toMatchObject({ text: whole(scan), notUnderstood: [] });
  });

  it('has enough of them in both languages', () => {
    expect([ENGLISH_PHRASES.length > 120, NEPALI_PHRASES.length > 50]).toEqual([true, true]);
    expect(new Set(PHRASES.map(([phrase]) => phrase)).size).toBe(PHRASES.length);
  });

  it('tells which words gave which part', () => {
    expect(proposeScan('Bank stocks near 52-week high').understood).toEqual([
      { from: 0, to: 4, said: 'Bank', means: 'sector banking' },
      { from: 12, to: 29, said: 'near 52-week high', means: 'close within 5 % of max(high, 52 weeks)' },
    ]);
  });
});

describe('what is not understood is told', () => {
  it.each([
    ['pe below 20', null, ['pe below 20: not-measured']],
    ['पीई २० भन्दा कम', null, ['पीई २० भन्दा कम: not-measured']],
    ['pe below 20 and rsi above 50', 'rsi(14) > 50', ['pe below 20: not-measured']],
    ['not pe below 20 and rsi above 50', 'rsi(14) > 50', ['not pe below 20: not-measured']],
    ['eps above 30 or golden cross', 'sma(50) crosses above sma(200)', ['eps above 30: not-measured']],
    ['dividend yield above 5%', null, ['dividend yield above 5%: not-measured']],
    ['all time high', null, ['all time high: not-measured']],
    ['foo above 20', null, ['foo above 20: unknown']],
    ['below 20 foo', null, ['below 20 foo: unknown']],
    ['volume foo 20', null, ['volume foo 20: unknown']],
    ['फलानो मूल्य ३० भन्दा कम', null, ['फलानो मूल्य ३० भन्दा कम: unknown']],
    ['close above 5 years ago', null, ['close above 5 years ago: unknown']],
    ['inside day after 3 red days', 'inside_bar(5) > 0 and close < open for 3', ['after: unknown']],
    ['not foo rsi below 30', 'rsi(14) < 30', ['not foo: unknown']],
    ['rsi below 30 🚀', 'rsi(14) < 30', ['🚀: unknown']],
    ['rsi isn’t below 30', null, ['rsi isn: unknown', 't below 30: unknown']],
    ['rsi above 200 day average', null, ['rsi above 200 day average: impossible']],
    ['rsi 1 below 30', null, ['rsi 1 below 30: impossible']],
    ['golden cross in last 5000 days', 'sma(50) crosses above sma(200)', ['in last 5000 days: impossible']],
    ['no banks with rsi below 30', 'rsi(14) < 30', ['no banks: impossible']],
    ['बैंक बाहेक आरएसआई ३० भन्दा कम', 'rsi(14) < 30', ['बैंक बाहेक: impossible']],
    ['highest high of last 50 days', null, ['highest high of last 50 days: unknown']],
    ['weekly', null, ['weekly: unknown']],
    ['', null, []],
    ['hydro stocks', null, []],
  ])('%s', (phrase, scan, left) => {
    const { text, notUnderstood } = proposeScan(phrase);
    expect(text).toBe(scan === null ? null : whole(scan));
    expect(notUnderstood.map(({ said, why }) => `${said}: ${why}`)).toEqual(left);
  });

  it('leaves out conditions beyond what a scan can hold', () => {
    const many = Array.from({ length: 20 }, (_, at) => `sma ${at + 2} above 1`).join(', ');
    const { text, notUnderstood } = proposeScan(many);
    expect(text).toContain('sma(17) > 1 as hybrid');
    expect(notUnderstood[0]).toMatchObject({ said: 'sma 18 above 1', why: 'impossible' });
  });

  it('does not read beyond the longest phrase', () => {
    const phrase = `rsi below 30 ${' '.repeat(LONGEST_PHRASE)} and volume spike`;
    expect(proposeScan(phrase)).toMatchObject({
      text: 'rsi(14) < 30 as hybrid',
      notUnderstood: [{ from: LONGEST_PHRASE, why: 'unknown' }],
    });
  });

  it('reports a strange word wherever it stands', () => {
    const random = new Dice(9);
    for (const [phrase] of PHRASES) {
      const words = phrase.split(' ');
      const at = random.whole(0, words.length);
      const strange = [...words.slice(0, at), 'zzqx', ...words.slice(at)].join(' ');
      const said = proposeScan(strange).notUnderstood.map((one) => one.said);
      expect(said.join(' '), strange).toContain('zzqx');
    }
  });
});

describe('the rows', () => {
  it('are written without the words that are dropped', () => {
    expect([...GRAMMAR.vocabulary].filter((word) => DROPPED.has(word))).toEqual([]);
  });

  it('mean conditions that keep to all rules', () => {
    const plain = (CONDITION_ROWS['condition'] ?? []).filter(([, means]) => !means.includes('{'));
    for (const [says, means] of plain) expect(parseScan(means).nodes, says).toBeGreaterThan(1);
    expect(plain.length).toBeGreaterThan(100);
  });

  it.each((STOCKS_ROWS['stocks'] ?? []).map(([, means]) => [means.replace('{1}', '60')]))(
    '%s names stocks',
    (means) => {
      expect(parseScan(`close > open for ${means}`).scan.universe).toBeDefined();
    },
  );

  it.each([
    'rsi(14) < 30',
    'rsi(14), weekly > 70',
    'close > max(high, 20) previous',
    'close < sma(120)',
    'volume >= 2 * avg(volume, 20) previous',
    'close within 5 % of max(high, 52 weeks)',
    'close between 200 and 500',
    'adx(14) >= 25',
    'sma(20) crosses above sma(50)',
    'close > 500',
    'volume > 1 lakh',
    'close falls for 5',
  ])('read the words of %s', (text) => {
    const { scan } = parseScan(text, 'hybrid');
    for (const language of ['en', 'ne'] as const) {
      const words = scanWords(scan.rule, language);
      const proposed = proposeScan(words);
      expect(proposed.text, words).not.toBeNull();
      expect(canonicalText(parseScan(proposed.text ?? '').scan), words).toBe(canonicalText(scan));
    }
  });
});

describe('any phrase', () => {
  const LONGEST_MS = 2_000;
  /** Of this thread: what others take of the machine is not the phrase's. */
  const processorMs = (): number => {
    const { user, system } = threadCpuUsage();
    return (user + system) / 1_000;
  };

  /** Never throws, never hangs, and what it proposes is a scan. */
  const isProposed = (phrase: string): boolean => {
    const begun = processorMs();
    const { text, understood, notUnderstood } = proposeScan(phrase);
    const isQuick = processorMs() - begun < LONGEST_MS;
    if (text !== null) checkScan(parseScan(text).scan);
    const places = [...understood, ...notUnderstood];
    return isQuick && places.every(({ from, to, said }) => from < to && said === phrase.slice(from, to));
  };

  it('of whatever characters', () => {
    const text = fc.string({ unit: 'binary', maxLength: LONGEST_PHRASE });
    fc.assert(
      fc.property(text, (phrase) => {
        expect(isProposed(phrase)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('of words that are known, in any order', () => {
    const word = fc.constantFrom(...GRAMMAR.vocabulary, '5', '14', '30', '200', '2.5', '१०', ',', '%', '>=');
    const phrase = fc.array(word, { maxLength: 80 }).map((words) => words.join(' ').slice(0, LONGEST_PHRASE));
    fc.assert(
      fc.property(phrase, (one) => {
        expect(isProposed(one)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    '1 ',
    '1% ',
    '1,11,',
    'above ',
    'twice ',
    'not ',
    'up ',
    '30 भन्दा कम ',
    'rsi 14 ',
    '((',
    'x',
    '9',
  ])('of “%s” again and again', (unit) => {
    expect(isProposed(unit.repeat(LONGEST_PHRASE).slice(0, LONGEST_PHRASE))).toBe(true);
  });

  it('has every word in one of its parts', () => {
    const phrase = 'golden cross in bank stocks with zzqx and twice the usual volume';
    const said = segmentsOf(phrase).map(({ from, to }) => phrase.slice(from, to));
    expect(said).toEqual(['golden cross', 'in', 'bank', 'with', 'zzqx', 'and', 'twice the usual volume']);
  });
});
