import { expect, it } from 'vitest';
import type { Column } from '@chuli/ui';
import type { BoardRow } from '../../shared/signal/board-rows.ts';
import { openedColumns } from './board-columns.ts';
import type { StocksReply } from './board-shown.ts';
import { stockColumns } from './stock-columns.ts';

const idsOf = <Row>(columns: readonly Column<Row>[]): string[] =>
  columns.map((column) => ('key' in column ? column.key : column.id));

type Told = Pick<BoardRow, 'timeframe' | 'change_since' | 'fill'>;

const opened = (...rows: Told[]): string[] => idsOf(openedColumns(rows as BoardRow[], () => ''));

const NEW: Told = { timeframe: 'daily', change_since: null, fill: 'pending' };

it('signals of the newest session have nothing to say of what came after, nor of an order', () => {
  expect(opened(NEW, NEW)).toEqual(['rule', 'side', 'signal_on', 'close', 'verdict']);
});

it('one older signal, one order and one week bring their columns back', () => {
  expect(opened(NEW, { timeframe: 'weekly', change_since: -1.7, fill: 'filled' })).toEqual([
    'rule',
    'side',
    'timeframe',
    'signal_on',
    'close',
    'change_since',
    'fill',
    'verdict',
  ]);
});

const listOf = (kind: string, signals: number | null, side = 'buy') => ({
  family: 'dow',
  kind,
  side,
  signals,
});

const board = (marked: number, lists: object[]): string[] =>
  idsOf(
    stockColumns(
      { marked: Array.from({ length: marked }, () => '2026-08-18'), lists } as unknown as StocksReply,
      () => '',
    ),
  );

it('a board of one session has no column of sessions, one of a single rule none of rules', () => {
  const two = [listOf('signal', 3), listOf('alert', 1, 'sell')];
  expect(board(5, two)).toEqual([
    'symbol',
    'closes',
    'close',
    'change',
    'buy',
    'sell',
    'marks',
    'newest',
    'rule',
    'turnover',
  ]);
  expect(board(1, two)).not.toContain('marks');
  expect(board(1, two)).not.toContain('newest');
  expect(board(5, [listOf('signal', 3), listOf('alert', null)])).not.toContain('rule');
});

it('a board of one side counts that side alone', () => {
  const buys = board(1, [listOf('signal', 3), listOf('signal', null, 'sell')]);
  expect(buys).toContain('buy');
  expect(buys).not.toContain('sell');
  expect(board(1, [listOf('signal', 2, 'sell')])).not.toContain('buy');
});
