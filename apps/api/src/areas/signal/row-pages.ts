type Paging = { page: number; page_size: number };

/** The rows of a page; those of the pages together are all rows, each once. */
export const pageOf = <Row>(rows: readonly Row[], { page, page_size }: Paging) => ({
  page,
  page_size,
  total: rows.length,
  rows: rows.slice((page - 1) * page_size, page * page_size),
});

type Value = string | number | null;

const compare = (one: Exclude<Value, null>, other: Exclude<Value, null>): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** By `key` or `-key`; what is not known comes last either way, and equal rows keep their order. */
export const sortedOn = <K extends string, Row>(
  rows: readonly Row[],
  sort: K | `-${K}`,
  valueOf: (row: Row, key: K) => Value,
): Row[] => {
  const isDown = sort.startsWith('-');
  const key = (isDown ? sort.slice(1) : sort) as K;
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one, key), valueOf(other, key)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return isDown ? compare(b, a) : compare(a, b);
  });
};

/** The same by a field of the rows. */
export const sortedBy = <K extends string, Row extends Readonly<Record<K, Value>>>(
  rows: readonly Row[],
  sort: K | `-${K}`,
): Row[] => sortedOn(rows, sort, (row, key: K) => row[key]);

type Traded = Readonly<{ symbol: string; turnover: number | null }>;

/** Those that trade most first: a signal in a stock that nobody trades cannot be followed. */
export const byTurnover = <Row extends Traded>(rows: readonly Row[]): Row[] =>
  sortedBy<'turnover', Row>(sortedBy<'symbol', Row>(rows, 'symbol'), '-turnover');
