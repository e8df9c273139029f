import { expect, it } from 'vitest';
import { printFormula } from './print.ts';
import { RATIOS, ratioNamed } from './ratios.ts';

it('prints a ratio from its own definition', () => {
  expect(printFormula(ratioNamed('eps').formula)).toBe('Net profit at a year’s pace ÷ Shares');
  expect(printFormula(ratioNamed('book_value').formula)).toBe('(Paid-up capital + Reserves) ÷ Shares');
  expect(printFormula(ratioNamed('quick_ratio').formula)).toBe(
    '(Current assets − Inventory) ÷ Current liabilities',
  );
  expect(printFormula(ratioNamed('profit_growth').formula)).toBe(
    'Net profit of the year so far against a year before',
  );
  expect(printFormula(ratioNamed('plant_factor').formula)).toBe(
    'Energy sold of twelve months ÷ (Installed capacity × 8766)',
  );
});

it('has words for every ratio', () => {
  for (const { id, formula } of RATIOS) expect(printFormula(formula), id).not.toMatch(/undefined|\{/);
});
