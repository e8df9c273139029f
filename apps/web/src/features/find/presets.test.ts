import { parseScan, printScan } from '@chuli/scan';
import { expect, it } from 'vitest';
import { START } from './draft.ts';
import { PRESETS } from './presets.ts';

it.each([...PRESETS.map(({ text }) => text), START])('%s is a rule as it is printed', (text) => {
  expect(printScan(parseScan(text).scan)).toBe(text);
});
