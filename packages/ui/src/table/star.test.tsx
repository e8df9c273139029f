import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Follow, FollowingProvider } from '../formats/follow.tsx';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';
import { localRows } from './row-source.ts';

type Row = { symbol: string; note: string; volume: number };
const ROWS: readonly Row[] = [
  { symbol: 'NABIL', note: '', volume: 1 },
  { symbol: 'UPPER', note: 'Halted', volume: 2 },
];
const VOLUME = { key: 'volume', label: 'Volume', format: 'quantity' } as const;
const SYMBOL = { key: 'symbol', label: 'Symbol', format: 'symbol' } as const;
const NOTED: Column<Row> = {
  id: 'symbol',
  label: 'Symbol',
  format: 'notedSymbol',
  value: ({ symbol, note }) => [symbol, note],
};

const follow: Follow = {
  isFollowed: (symbol) => symbol === 'UPPER',
  toggle: () => undefined,
  failure: '',
};

type Given = { columns: readonly Column<Row>[]; given: Follow | null };

const Followed = ({ columns, given }: Given) => (
  <FollowingProvider value={{ follow: given, want: () => undefined }}>
    <DataTable label="Stocks" columns={columns} source={localRows(ROWS)} scrolls="page" />
  </FollowingProvider>
);

const starsOf = (columns: readonly Column<Row>[], given: Follow | null): string[] =>
  [
    ...renderToStaticMarkup(<Followed columns={columns} given={given} />).matchAll(
      /class="star"[^>]*aria-pressed="(\w+)" aria-label="([^"]+)"/g,
    ),
  ].map(([, pressed, label]) => `${label}: ${pressed}`);

// As high as the rows that a table draws.
beforeEach(() => void vi.stubGlobal('window', { innerHeight: 900 }));
afterEach(() => void vi.unstubAllGlobals());

describe('the star before a symbol', () => {
  it('stands in the first column of a table of stocks, filled for those that are followed', () => {
    const stars = ['Follow NABIL: false', 'Follow UPPER: true'];
    expect(starsOf([SYMBOL, VOLUME], follow)).toEqual(stars);
    expect(starsOf([NOTED, VOLUME], follow)).toEqual(stars);
  });

  it('is not asked for where the rows are not stocks', () => {
    expect(starsOf([VOLUME, SYMBOL], follow)).toEqual([]);
  });

  it('is not there where nothing can be followed', () => {
    expect(starsOf([SYMBOL], null)).toEqual([]);
  });
});
