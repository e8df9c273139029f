import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RowValue } from './cell-value.tsx';
import type { Column } from './column.ts';

type Row = { excess: number; proven: boolean };

const COLUMN: Column<Row> = {
  key: 'excess',
  label: 'Excess',
  format: 'signedPercent',
  isMuted: ({ proven }) => !proven,
};

it('a column decides by the row whether its figure has a colour', () => {
  const shown = (row: Row): string => renderToStaticMarkup(<RowValue column={COLUMN} row={row} />);
  expect(shown({ excess: 2, proven: false })).toContain('is-muted');
  expect(shown({ excess: 2, proven: true })).not.toContain('is-muted');
});
