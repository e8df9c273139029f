import { describe, expect, it } from 'vitest';
import { piecesOf, withMeasure, withPiece } from './condition-pieces.ts';

const named = (text: string) => (piecesOf(text) ?? []).map(({ kind, text: part }) => `${kind} ${part}`);

describe('a condition piece by piece', () => {
  it('has its measures, numbers and relation apart, and the words between', () => {
    expect(named('close crosses above ema(21), weekly')).toEqual([
      'measure close',
      'words  ',
      'relation crosses above',
      'words  ',
      'measure ema',
      'words (',
      'number 21',
      'words )',
      'words ,',
      'words  ',
      'timeframe weekly',
    ]);
    expect(named('signal(inside_bar) = buy')).toEqual([
      'measure signal',
      'words (',
      'named inside_bar',
      'words )',
      'words  ',
      'words =',
      'words  ',
      'side buy',
    ]);
    expect(named('volume >= 2 * avg(volume, 20) previous')).toContain('aggregate avg');
  });

  it('joined is its text', () => {
    const text = 'close  within 5 % of max(high, 52 weeks)';
    expect((piecesOf(text) ?? []).map((piece) => piece.text).join('')).toBe(text);
    expect(piecesOf('close > ?')).toBeNull();
  });

  it('takes another number, relation or measure in the place of one', () => {
    const text = 'rsi(14) < 30';
    const [measure, , number, , , relation] = piecesOf(text) ?? [];
    expect(number && withPiece(text, number, '21')).toBe('rsi(21) < 30');
    expect(relation && withPiece(text, relation, 'crosses above')).toBe('rsi(14) crosses above 30');
    expect(measure && withMeasure(text, measure, 'close')).toBe('close < 30');
    expect(measure && withMeasure('macd(12, 26, 9).signal > 0', measure, 'sma')).toBe('sma(20) > 0');
    expect(measure && withMeasure(text, measure, 'signal_age')).toBe('signal_age(buy_sell) < 30');
    expect(measure && withMeasure('signal_age(dow) < 3', measure, 'rsi')).toBe('rsi(14) < 3');
  });
});
