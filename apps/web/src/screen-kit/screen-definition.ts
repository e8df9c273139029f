import type { AskedBy, GetPath, ParamsBy, RepliedBy, RowOf } from '@chuli/contracts';
import type { Screen } from '@chuli/contracts/screens';
import type { Phrase } from '@chuli/language';
import type { Column, ComputedColumn, KeyColumn, SortOf } from '@chuli/ui';
import type { ComponentType, PropsWithChildren, ReactNode } from 'react';
import type { FilterValues, Filters, NoFilters } from './filters.tsx';
import type { HrefWithAsOf } from './href-with-as-of.ts';
import type { Universe } from './universe.ts';

type KeysOf<Row, V> = { [K in keyof Row & string]: NonNullable<Row[K]> extends V ? K : never }[keyof Row &
  string];

/** The rows of a call that has rows; of another call nothing can be declared without `rows`. */
export type DeclaredRow<P extends GetPath> = Extract<RowOf<P>, object>;

/** Further calls of a screen by a name of its own. */
export type Paths = Readonly<Record<string, GetPath>>;

/** Of a screen that asks nothing more. */
export type NoPaths = Readonly<Record<string, never>>;

/** What every block is given: the answer, its rows, and the state of the filters, which live in the address. */
export type Shown<P extends GetPath, Row, F extends Filters, A extends Paths> = {
  readonly reply: RepliedBy<P>;
  readonly rows: readonly Row[];
  readonly query: AskedBy<P>;
  readonly values: FilterValues<F>;
  readonly set: (changes: Partial<FilterValues<F>>) => void;
  /** An address of the product on the day that is shown. */
  readonly href: HrefWithAsOf;
  /** Answers of the further calls that are here already. */
  readonly also: { readonly [K in keyof A]?: RepliedBy<A[K]> | undefined };
};

/** One figure over all rows of the answer; unknown values are left out of it. */
export type KeyStat<Row> = {
  label: Phrase;
  key: KeysOf<Row, number>;
  of: 'sum' | 'largest' | 'smallest' | 'mean';
  format: KeyColumn<{ figure: number }>['format'];
};

/** A figure worked out, in a format that can show it. */
type Figure<S, C = ComputedColumn<S>> =
  C extends ComputedColumn<S> ? Pick<C, 'format' | 'value' | 'unknown'> : never;

/** One figure of the answer, whatever its rows are. */
export type ComputedStat<S> = Figure<S> & { label: Phrase; below?: (shown: S) => string | undefined };

export type DeclaredStat<Row, S> = KeyStat<Row> | ComputedStat<S>;

export type StatsBlock<Row, S> = {
  kind: 'stats';
  stats: readonly DeclaredStat<Row, S>[];
  /** Left out where the figures would say nothing. */
  isShown?: (shown: S) => boolean;
};

/** What is shown of one row: the first until the reader chooses another. */
export type Beside<Row, S> = {
  /** What the address calls the row. */
  keyOf: (row: Row) => string;
  /** By what the call finds one that is on none of the pages that are here. */
  asks?: (key: string) => object;
  show: ComponentType<{ row: Row; shown: S }>;
};

export type TableBlock<Row, S> = {
  kind: 'table';
  /** A panel of its own with this head; the title of the screen says enough without it. */
  title?: Phrase;
  note?: Phrase;
  /** How many rows there usually are: the place that is kept for them. */
  usualRows?: number;
  /** The answer has the first page of a long list, which the server sorts; a `sort` filter says how. */
  isPaged?: true;
  sort: SortOf<Row> | ((shown: S) => SortOf<Row>);
  columns: readonly Column<Row>[] | ((shown: S) => readonly Column<Row>[]);
  /** What opens over the page for a row. */
  peek?: ComponentType<{ row: Row; onClose: () => void }>;
  /** What stands beside the table about the chosen row; below the row where there is no room. */
  beside?: Beside<Row, S>;
};

export type BarsBlock<Row> = { kind: 'bars'; title: Phrase; x: KeysOf<Row, string>; y: KeysOf<Row, number> };

/** A button that leads on, where there is somewhere to go. */
type Way<S> = (shown: S) => { label: string; onClick: () => void } | undefined;

/** What must be known before the figures are believed. */
export type CaveatBlock<S> = { kind: 'caveat'; text: (shown: S) => ReactNode; action?: Way<S> };

export type CustomBlock<S> = {
  kind: 'custom';
  component: ComponentType<S>;
  /** How tall it will be: lines of a table, or pixels of a chart. Nothing is drawn for one that says neither. */
  skeleton?: { rows: number; columns: number } | { height: number };
};

export type Block<Row, S> =
  | StatsBlock<Row, S>
  | TableBlock<Row, S>
  | BarsBlock<Row>
  | CaveatBlock<S>
  | CustomBlock<S>;

/** Why there may be nothing to show, and the way on. */
export type EmptyWords<S> =
  | Phrase
  | {
      title: Phrase;
      why: (shown: S) => string;
      action?: Way<S>;
    };

/** The blocks of a panel over one call. */
export type PanelDefinition<
  P extends GetPath,
  Row extends object = DeclaredRow<P>,
  F extends Filters = NoFilters,
  A extends Paths = NoPaths,
> = {
  title: Phrase;
  data: P;
  also?: { readonly [K in keyof A]: { path: A[K]; query?: AskedBy<NoInfer<A[K]>> } };
  /**
   * The rows of the answer as the blocks show them; those of the call without it. Rows of another kind come from a
   * function that says what it takes: the compiler reads their kind from it.
   */
  rows?: (shown: Omit<Shown<P, never, F, A>, 'rows'>) => readonly Row[];
  /** Columns, keys and axes are names of these rows; nothing said here makes a row. */
  blocks: readonly Block<NoInfer<Row>, Shown<P, NoInfer<Row>, F, A>>[];
  /** Without it the blocks are shown with no rows: they have their own word for that. */
  empty?: EmptyWords<Shown<P, NoInfer<Row>, F, A>>;
  /** Where the figures come from, in the words of a foot line. */
  source?: Phrase;
};

/** What stands around a screen in place of the usual head. */
export type Frame = ComponentType<{
  screen: Screen;
  explain: readonly Phrase[] | undefined;
  filters: ReactNode;
  children: ReactNode;
}>;

/** Calls by the values of a filter; one that the filter can have and this lacks is a fault of the definition. */
export type DataBy<P extends GetPath, F extends Filters> = {
  readonly filter: keyof F & string;
  readonly paths: Readonly<Record<string, P>>;
};

/**
 * A screen of filters, figures, tables and charts. Columns, sort, axes and filters are names of its call: one that it
 * does not have does not compile. What does not fit is a `custom` block, or a file that exports a component.
 */
export type ScreenDefinition<
  P extends GetPath,
  Row extends object = DeclaredRow<P>,
  F extends Filters = NoFilters,
  A extends Paths = NoPaths,
> = Omit<PanelDefinition<P, Row, F, A>, 'data'> & {
  /** The call, or several that answer alike, of which a filter says which is asked. */
  data: P | DataBy<P, F>;
  /** By the names the call knows them by, unless they say what they ask. */
  filters?: F & AskedFilters<P, F>;
  /** What is asked whatever the filters say; they come after it. */
  ask?: Partial<AskedBy<P>>;
  /** The named parts of the path, by what the filters say. */
  params?: (values: FilterValues<F>) => ParamsBy<P>;
  /** How to read this page, a paragraph each: what a figure means to a trader, and what it does not. */
  explain?: readonly Phrase[];
  /** Which of the rows are shown, chosen over the table. */
  universe?: Universe<NoInfer<Row>>;
  /** On a phone the filters stand behind one button. */
  isFolded?: true;
  /** What stands over the blocks and does not wait for the answer. */
  above?: ComponentType;
  /** The same under them, also where there is nothing to show between. */
  below?: ComponentType;
  /** What may show something newer in the place of all this: a session that runs. */
  around?: ComponentType<PropsWithChildren>;
  frame?: Frame;
};

/** Each filter asks what the call understands. */
export type AskedFilters<P extends GetPath, F extends Filters> = {
  readonly [K in keyof F]: F[K] extends { asks: (value: never) => infer Q }
    ? Q extends Partial<AskedBy<P>>
      ? F[K]
      : never
    : K extends keyof AskedBy<P>
      ? F[K]
      : never;
};
