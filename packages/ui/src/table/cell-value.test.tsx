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

it('a row says why it has no value, and in its sheet the reason is written out', () => {
  const column: Column<{ pe: number | null }> = {
    key: 'pe',
    label: 'P/E',
    format: 'rupees',
    why: ({ pe }) => (pe === null ? 'A loss' : null),
  };
  const shown = (pe: number | null, isSpelled = false): string =>
    renderToStaticMarkup(<RowValue column={column} row={{ pe }} isSpelled={isSpelled} />);
  expect(shown(null)).toContain('title="A loss"');
  expect(shown(null)).not.toContain('<small>');
  expect(shown(null, true)).toContain('<small>A loss</small>');
  expect(shown(12)).not.toContain('A loss');
});
