import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { toCsv } from './csv.ts';

type Row = { name: string; net: number | null };
const columns: readonly Column<Row>[] = [
  { key: 'name', label: 'Name', format: 'text' },
  { key: 'net', label: 'Net', format: 'quantity' },
];

const cells = (row: Row): string => toCsv(columns, [row]).split('\r\n').slice(1, -1).join('\r\n');

describe('CSV', () => {
  it('has the headings first and CRLF after every line', () => {
    expect(toCsv(columns, [{ name: 'Opal', net: 246_908 }])).toBe('Name,Net\r\nOpal,246908\r\n');
  });

  it('leaves unknown values empty and keeps negative numbers numbers', () => {
    expect(cells({ name: 'A', net: null })).toBe('A,');
    expect(cells({ name: 'A', net: -5 })).toBe('A,-5');
  });

  it('writes of a link its words alone', () => {
    const linked: readonly Column<Row>[] = [
      { id: 'rule', label: 'Name', format: 'link', value: ({ name }) => [name, '/charts'] },
    ];
    expect(toCsv(linked, [{ name: 'Hammer', net: 1 }])).toBe('Name\r\nHammer\r\n');
  });

  it('writes of a figure with a mark the figure alone', () => {
    const marked: readonly Column<Row>[] = [
      { id: 'since', label: 'Net', format: 'changeSince', value: ({ net }) => [net ?? 0, 'right'] },
    ];
    expect(toCsv(marked, [{ name: 'A', net: -2.5 }])).toBe('Net\r\n-2.5\r\n');
  });

  it('quotes what would break a line', () => {
    expect(cells({ name: 'Say "hi", now', net: 1 })).toBe('"Say ""hi"", now",1');
  });

  it('never lets a text begin as a formula', () => {
    fc.assert(
      fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string(), (start, rest) => {
        const first = cells({ name: start + rest, net: 1 });
        expect(first.startsWith("'") || first.startsWith('"\'')).toBe(true);
      }),
    );
  });
});
