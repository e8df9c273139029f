import nepali from '@chuli/language/nepali';
import faults from '@chuli/language/nepali/signal-scan-faults';
import { describe, expect, it } from 'vitest';
import { ScanFault, faultText } from './fault.ts';
import { parseScan } from './parse.ts';

const faultOf = (text: string): ScanFault => {
  try {
    parseScan(text);
  } catch (error) {
    if (error instanceof ScanFault) return error;
    throw error;
  }
  throw new Error(`${text} was read`);
};

const CATALOGUE: Readonly<Record<string, string>> = nepali;

const inNepali = (text: string): string =>
  faultText(faultOf(text), (phrase) => CATALOGUE[phrase] ?? `untranslated: ${phrase}`);

describe('why a text is no scan', () => {
  it.each([
    ['close >', 'close वा rsi(14) जस्तो मापन, वा अङ्क चाहिन्थ्यो, पाठको अन्त्य होइन।'],
    ['signal = buy', '“(” चाहिन्थ्यो, “=” होइन।'],
    ['close > open as soon', '“fresh” वा “already” वा “hybrid” चाहिन्थ्यो, “soon” होइन।'],
    ['rsi(14, 3) < 30', 'rsi मा 1 अङ्क मात्र लेखिन्छ।'],
    ['close > rsi(14)', 'रुपैयाँ र अङ्क मान एकअर्कासँग तुलना गर्न मिल्दैन।'],
    ['volume + close > 5', 'कित्ता र रुपैयाँ जोड्न मिल्दैन।'],
    ['close > 5 ; drop', 'स्क्यानमा “;” को अर्थ छैन।'],
  ])('is said in Nepali: %s', (text, said) => {
    expect(inNepali(text)).toBe(said);
  });

  it('fills the same blanks in both languages', () => {
    const blanks = (text: string): string[] =>
      [...text.matchAll(/\{\w+\}/gu)].map(([blank]) => blank).toSorted();
    for (const [english, said] of Object.entries(faults))
      expect(blanks(said), english).toEqual(blanks(english));
  });

  it('leaves what a reader typed as it is, whatever it looks like', () => {
    expect(faultOf('{name} > 5').message).toBe('“{” has no meaning in a scan.');
    expect(faultOf('close > open name').message).toContain('“name”');
  });
});
