import { tradingDate } from '@chuli/kernel';
import { speak } from '@chuli/language';
import nepali from '@chuli/language/nepali';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Calendar } from './controls/calendar.tsx';
import {
  ageText,
  bikramSambatLongText,
  bikramSambatText,
  instantOf,
  kathmanduTime,
} from './formats/date-text.ts';
import {
  amountText,
  directionOf,
  rupeesText,
  signedAmountText,
  signedPercentText,
} from './formats/number-text.ts';
import { Value } from './formats/value.tsx';
import type { Column } from './table/column.ts';
import { toCsv } from './table/csv.ts';
import { filteredOrder } from './table/row-filter.ts';
import { givenOrder } from './table/row-order.ts';

beforeAll(() => speak({ language: 'ne', numerals: 'devanagari', catalogue: nepali }));
afterAll(() => speak({ language: 'en', numerals: 'latin', catalogue: {} }));

describe('what a reader of Nepali sees', () => {
  it('has Devanagari numerals, the sign kept, and the unit in words', () => {
    expect(rupeesText(-1_177.3)).toBe('−१,१७७.३०');
    expect(signedAmountText(12_33_00_000)).toEqual({ number: '+१२.३३', unit: 'करोड' });
    expect(amountText(950)).toEqual({ number: '९५०.००', unit: '' });
  });

  it('shows the direction of the figure that is printed, also in these numerals', () => {
    fc.assert(
      fc.property(fc.double({ min: -100, max: 100, noNaN: true }), (value) => {
        const start = { up: '+', down: '−', flat: '०.००' }[directionOf(value)];
        expect(signedPercentText(value).startsWith(start)).toBe(true);
      }),
    );
  });

  it('writes the month of a Bikram Sambat date out where there is room', () => {
    expect(bikramSambatText('2026-08-20')).toBe('२०८३-०५-०४');
    expect(bikramSambatLongText('2026-08-20')).toBe('२०८३ भदौ ४');
    expect(bikramSambatLongText('1900-01-01')).toBeNull();
  });

  it('tells times and ages', () => {
    expect(kathmanduTime(instantOf('2024-06-13T05:01:00.021787Z'))).toBe('१०:४६:००');
    expect(ageText(360)).toBe('६ मि');
  });

  it('names both months of the calendar and says the days of its week', () => {
    const date = tradingDate('2026-08-20');
    const html = renderToStaticMarkup(<Calendar value={date} sessions={[date]} onPick={() => undefined} />);
    for (const text of ['अगस्ट', '२०२६', 'साउन – भदौ', 'आइत', '२०२६-०८-२०, २०८३ भदौ ४'])
      expect(html).toContain(text);
    expect(html.replaceAll(/<[^>]*>/g, '')).not.toMatch(/[A-Za-z0-9]/);
  });

  it('is told in Nepali that a figure is not known', () => {
    expect(renderToStaticMarkup(<Value format="rupees" value={null} />)).not.toMatch(/n\/a|Not known/);
  });
});

describe('a table for a reader of Nepali', () => {
  type Row = { sector: string; net: number };
  const columns: readonly Column<Row>[] = [
    { key: 'sector', label: 'Sector', format: 'text' },
    { key: 'net', label: 'Net', format: 'quantity' },
  ];
  const rows = [
    { sector: 'Hydro', net: 7 },
    { sector: 'Banking', net: 8 },
  ];

  it('saves the headings of the screen, and figures that a program can read', () => {
    expect(toCsv(columns, rows.slice(0, 1))).toBe('क्षेत्र,खुद\r\nHydro,7\r\n');
  });

  it('is searched by the words it shows and by those of the data', () => {
    for (const text of ['जल', 'hyd'])
      expect([...filteredOrder(givenOrder(2), rows, columns, [{ column: null, text }])]).toEqual([0]);
  });
});
