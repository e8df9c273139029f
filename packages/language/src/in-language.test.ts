import { expect, it } from 'vitest';
import { piecesIn, sayIn } from './in-language.ts';

const catalogue = {
  '{left} is above {right}': '{left} {right}भन्दा माथि छ',
  Close: 'बन्द',
} as const;

it('says a phrase in the language that is named, whatever the page speaks', () => {
  const values = { left: 'RSI', right: '30' };
  expect(sayIn('en', catalogue, '{left} is above {right}', values)).toBe('RSI is above 30');
  expect(sayIn('ne', catalogue, '{left} is above {right}', values)).toBe('RSI 30 भन्दा माथि छ');
  expect(sayIn('ne', catalogue, 'Close')).toBe('बन्द');
});

it('writes a postposition together with a Nepali word', () => {
  expect(sayIn('ne', catalogue, '{left} is above {right}', { left: 'बन्द', right: 'औसत' })).toBe(
    'बन्द औसतभन्दा माथि छ',
  );
});

it('tells what stands in a blank from the words around it', () => {
  expect(piecesIn('ne', catalogue, '{left} is above {right}', { left: 'RSI', right: '30' })).toEqual([
    { blank: 'left', text: 'RSI' },
    { blank: null, text: ' ' },
    { blank: 'right', text: '30' },
    { blank: null, text: ' भन्दा माथि छ' },
  ]);
});

it('never says half of a text in the other language', () => {
  const partial: Readonly<Record<string, string>> = {};
  expect(() => sayIn('ne', partial, 'Close')).toThrow(RangeError);
});
