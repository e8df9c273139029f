import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { columnChoiceText, parseColumnChoice } from './column-choice-text.ts';
import {
  type ColumnChoice,
  NO_CHOICE,
  arrangeColumns,
  moveColumn,
  pinColumn,
  resizeColumns,
  toggleColumn,
} from './column-choice.ts';
import { type Column, columnId } from './column.ts';

type Row = { broker: string; bought: number; sold: number; net: number };
const net: Column<Row> = { key: 'net', label: 'Net', format: 'netQuantity' };
const sold: Column<Row> = { key: 'sold', label: 'Sold', format: 'quantity', priority: 3 };
const columns: readonly Column<Row>[] = [
  { key: 'broker', label: 'Broker', format: 'broker' },
  { key: 'bought', label: 'Bought', format: 'quantity', priority: 2 },
  sold,
  net,
];

const inView = (choice: ColumnChoice, most: 1 | 2 | 3 = 3): string[] =>
  arrangeColumns(columns, choice, most).columns.map(columnId);

describe('the columns of a table', () => {
  it('leave by rank while the reader chose nothing', () => {
    expect(inView(NO_CHOICE)).toEqual(['broker', 'bought', 'sold', 'net']);
    expect(inView(NO_CHOICE, 2)).toEqual(['broker', 'bought', 'net']);
    expect(inView(NO_CHOICE, 1)).toEqual(['broker', 'net']);
  });

  it('that the reader asked for stay where the width would drop them', () => {
    expect(inView(toggleColumn(NO_CHOICE, sold, 1), 1)).toEqual(['broker', 'sold', 'net']);
  });

  it('that were hidden and shown again follow their rank again', () => {
    const hidden = toggleColumn(NO_CHOICE, net, 3);
    expect(inView(hidden)).toEqual(['broker', 'bought', 'sold']);
    expect(toggleColumn(hidden, net, 3)).toEqual(NO_CHOICE);
  });

  it('move one place at a time and not over the ends', () => {
    const moved = moveColumn(NO_CHOICE, columns, 'net', -1);
    expect(inView(moved)).toEqual(['broker', 'bought', 'net', 'sold']);
    expect(inView(moveColumn(moved, columns, 'sold', 1))).toEqual(inView(moved));
  });

  it('that are pinned follow the first one, except on a phone', () => {
    const pinned = pinColumn(NO_CHOICE, 'net');
    expect(arrangeColumns(columns, pinned, 3).pinnedCount).toBe(2);
    expect(inView(pinned)).toEqual(['broker', 'net', 'bought', 'sold']);
    expect(arrangeColumns(columns, pinned, 1).pinnedCount).toBe(1);
    expect(pinColumn(pinned, 'net')).toEqual(NO_CHOICE);
  });

  it('that are new stand after the column they follow in the table, whatever was remembered', () => {
    const remembered = { ...NO_CHOICE, order: ['net', 'gone', 'broker'] };
    expect(inView(remembered)).toEqual(['net', 'broker', 'bought', 'sold']);
  });

  it('never get so narrow that they cannot be caught again', () => {
    expect(resizeColumns(NO_CHOICE, { net: -20, sold: 9_000 }).widths).toEqual({ net: 40, sold: 640 });
  });

  it('are all there exactly once, whatever order was remembered', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('broker', 'bought', 'sold', 'net', 'gone')), (order) => {
        const ids = inView({ ...NO_CHOICE, order });
        expect(ids.toSorted()).toEqual(['bought', 'broker', 'net', 'sold']);
      }),
    );
  });
});

describe('the memory of columns', () => {
  it('gives back what was put in', () => {
    const choice = resizeColumns(pinColumn(toggleColumn(NO_CHOICE, sold, 2), 'net'), { net: 120 });
    expect(parseColumnChoice(columnChoiceText(choice))).toEqual(choice);
    expect(columnChoiceText(NO_CHOICE)).toBeNull();
  });

  it('takes any text without harm', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(inView(parseColumnChoice(text))[0]).toBeDefined();
      }),
    );
  });

  it('keeps the good parts of a damaged text', () => {
    const text = '{"order":["net",7],"shown":{"net":true,"sold":"yes"},"pinned":null,"widths":{"net":-1}}';
    expect(parseColumnChoice(text)).toEqual({ ...NO_CHOICE, order: ['net'], shown: { net: true } });
  });
});
