import { type Phrase, say, t } from '@chuli/language';
import type { AmountUnit } from '@chuli/market';
import type { FormatName, FormatValues } from '../formats/formats.tsx';

/** The formats that can show a value of this type. */
export type FormatFor<V> = {
  [N in FormatName]: NonNullable<V> extends FormatValues[N] ? N : never;
}[FormatName];

/** A heading that comes with the data, as the name of an index: said in the reader's language where it has one. */
type DataWord = { readonly word: string };

type Shared = {
  /** Said by the table, in the reader's language, like the other texts of a column. */
  label: Phrase | DataWord;
  /** What the heading means: on hover, and in the list of columns for a finger. */
  hint?: Phrase;
  /**
   * Rank by which columns leave a table that is too narrow for all: 4 first, then 3 (always at 1360 px and under), then 2
   * (720 px and under); 1 always stays.
   */
  priority?: 1 | 2 | 3 | 4;
  /** Pixels; the format's own width without it. */
  width?: number;
  /** Pixels on a phone, where they differ. */
  phoneWidth?: number;
  sortable?: boolean;
  /** The order that the first press of the heading gives; figures start with the largest. */
  firstSort?: 'ascending' | 'descending';
  /** Why a value of this column may be unknown. */
  unknown?: Phrase;
  /** What it means that there is no value, where that is known: a dash, not `n/a`. */
  none?: Phrase;
  /** Of all amounts of the column: the table finds it in its rows. */
  unit?: AmountUnit;
  /** The foot of the table has the sum of the rows in view; only where a sum means something. */
  total?: 'sum';
};

type OfRow<Row> = {
  /** In muted ink, without the colours of direction: the figure of this row proves nothing. */
  isMuted?: (row: Row) => boolean;
  /** Why this row has no value, or what is to be known of the one it has; in the reader's language. */
  why?: (row: Row) => string | null;
};

/** A column that shows a field of the row; an unknown field or a format that does not fit it does not compile. */
export type KeyColumn<Row> = {
  [K in keyof Row & string]: Shared & OfRow<Row> & { key: K; format: FormatFor<Row[K]> };
}[keyof Row & string];

/** A column worked out from the row. */
export type ComputedColumn<Row> = {
  [N in FormatName]: Shared &
    OfRow<Row> & { id: string; format: N; value: (row: Row) => FormatValues[N] | null };
}[FormatName];

export type Column<Row> = KeyColumn<Row> | ComputedColumn<Row>;

export type ColumnValue = FormatValues[FormatName] | null;

export const columnId = <Row>(column: Column<Row>): string => ('key' in column ? column.key : column.id);

export const columnLabel = ({ label }: Pick<Shared, 'label'>): string =>
  typeof label === 'string' ? t(label) : say(label.word);

export const columnValue = <Row>(column: Column<Row>, row: Row): ColumnValue =>
  'key' in column ? (row[column.key] as ColumnValue) : column.value(row);

/** The words of a value that has words: a link is its text. */
export const wordsOf = (value: ColumnValue): string | null => {
  if (typeof value === 'string') return value;
  const first = typeof value === 'number' || value === null ? null : value[0];
  return typeof first === 'string' ? first : null;
};

/** `net` is smallest first, `-net` largest first: the form in the address and in calls. */
export type SortOf<Row> = (keyof Row & string) | `-${keyof Row & string}`;

export type Sort = { id: string; descending: boolean };

export const parseSort = (text: string): Sort =>
  text.startsWith('-') ? { id: text.slice(1), descending: true } : { id: text, descending: false };

export const sortText = ({ id, descending }: Sort): string => (descending ? `-${id}` : id);

/** What a press on a heading asks for: its first order, then the other one. */
export const nextSort = (
  current: string | undefined,
  id: string,
  first: 'ascending' | 'descending',
): string => {
  const sorted = current === undefined ? null : parseSort(current);
  if (sorted?.id !== id) return sortText({ id, descending: first === 'descending' });
  return sortText({ id, descending: !sorted.descending });
};
