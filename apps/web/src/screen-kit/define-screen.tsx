import type { AskedBy, GetPath, RowOf } from '@chuli/contracts';
import type { ScreenId } from '@chuli/contracts/screens';
import type { Phrase } from '@chuli/language';
import type { KeyColumn, SortOf } from '@chuli/ui';
import type { ComponentType } from 'react';
import { DeclaredScreen } from './declared-screen.tsx';

/** The filters that the kit can draw. A screen names those of them that its call understands. */
export type FilterName = 'symbol' | 'broker' | 'date' | 'days';

type KeysOf<Row, V> = { [K in keyof Row & string]: NonNullable<Row[K]> extends V ? K : never }[keyof Row &
  string];

/** The rows of a call that has rows; of another call nothing can be declared. */
export type DeclaredRow<P extends GetPath> = Extract<RowOf<P>, object>;

export type TableBlock<Row> = { kind: 'table'; sort: SortOf<Row>; columns: readonly KeyColumn<Row>[] };
export type BarsBlock<Row> = { kind: 'bars'; title: Phrase; x: KeysOf<Row, string>; y: KeysOf<Row, number> };
/** One figure over all rows of the answer; unknown values are left out of it. */
export type DeclaredStat<Row> = {
  label: Phrase;
  key: KeysOf<Row, number>;
  of: 'sum' | 'largest' | 'smallest';
  format: KeyColumn<{ figure: number }>['format'];
};
export type StatsBlock<Row> = { kind: 'stats'; stats: readonly DeclaredStat<Row>[] };
export type CustomBlock<Row> = { kind: 'custom'; component: ComponentType<{ rows: readonly Row[] }> };
export type Block<Row> = StatsBlock<Row> | TableBlock<Row> | BarsBlock<Row> | CustomBlock<Row>;

/**
 * A screen of filters, tables and bars over one call. Columns, sort, axes and filters are names of that call: one that
 * it does not have does not compile. What does not fit is a `custom` block, or a file that exports a component.
 */
export type ScreenDefinition<P extends GetPath> = {
  title: Phrase;
  data: P;
  filters: readonly (FilterName & keyof AskedBy<P>)[];
  blocks: readonly Block<DeclaredRow<P>>[];
  /** Why there may be nothing to show. */
  empty: Phrase;
  /** Where the figures come from, in the words of a foot line. */
  source?: Phrase;
  /** How to read this page, a paragraph each: what a figure means to a trader, and what it does not. */
  explain?: readonly Phrase[];
};

export const defineScreen = <const P extends GetPath>(
  id: ScreenId,
  definition: ScreenDefinition<P>,
): ComponentType => {
  const Screen = () => <DeclaredScreen id={id} definition={definition} />;
  return Screen;
};
