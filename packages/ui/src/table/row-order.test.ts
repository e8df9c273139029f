import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnKeys } from './column-keys.ts';
import type { Column } from './column.ts';
import { filteredOrder } from './row-filter.ts';
import { givenOrder, sortedOrder } from './row-order.ts';

type Row = {
  name: string | null;
  net: number | null;
  bars: readonly number[];
  course: readonly number[];
  days: readonly [number, number];
};
const row = (part: Partial<Row>): Row => ({
  name: null,
  net: null,
  bars: [],
  course: [],
  days: [0, 0],
  ...part,
});

const name: Column<Row> = { key: 'name', label: 'Name', format: 'text' };
const net: Column<Row> = { key: 'net', label: 'Net', format: 'quantity' };
const bars: Column<Row> = { key: 'bars', label: 'Flow', format: 'sparkbars' };
const course: Column<Row> = { key: 'course', label: 'Price', format: 'sparkline' };
const days: Column<Row> = { key: 'days', label: 'Sessions', format: 'fraction' };

const sorted = (rows: readonly Row[], column: Column<Row>, descending = false): Row[] =>
  Array.from(sortedOrder(columnKeys(rows, column), descending), (index) => rows[index] ?? row({}));

const names = (rows: readonly (string | null)[]): Row[] => rows.map((text) => row({ name: text }));
const nets = (rows: readonly (number | null)[]): Row[] => rows.map((value) => row({ net: value }));

describe('the order of rows', () => {
  it('broker numbers sort as numbers, the dealer after them', () => {
    const inOrder = sorted(names(['45', 'D01', '4', '101']), name).map((each) => each.name);
    expect(inOrder).toEqual(['4', '45', '101', 'D01']);
  });

  it.each(['text', 'session', 'sector', 'code'] as const)(
    'words sort by the alphabet as %s too',
    (format) => {
      const inOrder = sorted(names(['b', 'a', 'c']), { key: 'name', label: 'Name', format }, true);
      expect(inOrder.map((each) => each.name)).toEqual(['c', 'b', 'a']);
    },
  );

  it('contract numbers sort by size whatever their length', () => {
    const inOrder = sorted(names(['2026082001000010', '99', '2026082001000002']), name);
    expect(inOrder.map((each) => each.name)).toEqual(['99', '2026082001000002', '2026082001000010']);
  });

  it('a set of bars sorts by its sum, a fraction by its part', () => {
    const barsInOrder = sorted(
      [[5, 5], [1], [-4, 9]].map((values) => row({ bars: values })),
      bars,
    );
    expect(barsInOrder.map((each) => each.bars)).toEqual([[1], [-4, 9], [5, 5]]);
    const daysInOrder = sorted([row({ days: [5, 6] }), row({ days: [2, 60] })], days);
    expect(daysInOrder.map((each) => each.days)).toEqual([
      [2, 60],
      [5, 6],
    ]);
  });

  it('a course sorts by how far it went, whatever the price it began at', () => {
    const courses = [[1000, 1100], [], [10, 20], [50, 70, 40]];
    const inOrder = sorted(
      courses.map((values) => row({ course: values })),
      course,
    );
    expect(inOrder.map((each) => each.course)).toEqual([[50, 70, 40], [1000, 1100], [10, 20], []]);
  });

  it('unknown values stand last in both directions, in the order they came', () => {
    expect(sorted(nets([3, null, 7]), net).map((each) => each.net)).toEqual([3, 7, null]);
    expect(sorted(nets([3, null, 7]), net, true).map((each) => each.net)).toEqual([7, 3, null]);
    expect(sorted(names(['b', null, 'a']), name, true).map((each) => each.name)).toEqual(['b', 'a', null]);
  });

  it('is the order of a plain stable sort', () => {
    const values = fc.array(fc.option(fc.integer({ min: -5, max: 5 })), { maxLength: 60 });
    fc.assert(
      fc.property(values, fc.boolean(), (list, descending) => {
        const rows = nets(list);
        const sign = descending ? -1 : 1;
        const expected = [
          ...rows.filter((each) => each.net !== null).sort((a, b) => sign * ((a.net ?? 0) - (b.net ?? 0))),
          ...rows.filter((each) => each.net === null),
        ];
        expect(sorted(rows, net, descending)).toEqual(expected);
        for (const [place, each] of sorted(rows, net, descending).entries()) {
          expect(each).toBe(expected[place]);
        }
      }),
    );
  });
});

describe('filters of rows', () => {
  const rows = [
    row({ name: 'Opal', net: 5 }),
    row({ name: 'Topaz', net: -2 }),
    row({ name: null, net: null }),
  ];
  const passing = (...filters: Parameters<typeof filteredOrder>[3]): number[] =>
    Array.from(filteredOrder(givenOrder(rows.length), rows, [name, net], filters));

  it('a text is found anywhere in a word, in any case', () => {
    expect(passing({ column: 'name', text: ' OPA ' })).toEqual([0, 1]);
    expect(passing({ column: null, text: 'topaz' })).toEqual([1]);
  });

  it('a range has both its ends', () => {
    expect(passing({ column: 'net', from: -2, to: 5 })).toEqual([0, 1]);
    expect(passing({ column: 'net', from: 0 })).toEqual([0]);
  });

  it('hold together; an empty one lets everything pass, an unknown value passes none', () => {
    expect(passing({ column: 'name', text: 'opa' }, { column: 'net', to: 0 })).toEqual([1]);
    expect(passing({ column: 'name', text: '' })).toEqual([0, 1, 2]);
    expect(passing({ column: 'net', to: 100 })).toEqual([0, 1]);
  });
});
