import { z } from 'zod';
import { MOST_ROWS } from '../most-rows.ts';
import { StockSymbol } from '../parts.ts';

/** Lists of the whole market are sorted and filtered by the engine and cut into pages. */
export const paging = {
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  page_size: z.coerce.number().int().min(1).max(MOST_ROWS.page).default(100),
};

export const paged = {
  page: z.int().min(1),
  page_size: z.int(),
  /** Of all rows that pass the filters, not of this page. */
  total: z.int().nonnegative(),
};

type Both<K extends string> = K | `-${K}`;

/** `key` is smallest first, `-key` largest first; what is not known comes last either way. */
export const sortBy = <const K extends string>(
  keys: readonly K[],
  usual: Both<NoInfer<K>>,
): z.ZodDefault<z.ZodType<Both<K>, Both<K>>> => {
  const both: string[] = keys.flatMap((key) => [key, `-${key}`]);
  return z.enum(both).default(usual) as z.ZodType as z.ZodDefault<z.ZodType<Both<K>, Both<K>>>;
};

/** Which stocks: one, those of a sector, those that trade at least so much. */
export const stockFilters = {
  symbol: StockSymbol.optional(),
  sector_id: z.coerce.number().int().min(0).max(10_000).optional(),
  /** In rupees a session, the mean of 20; what is not known counts as nothing. */
  smallest_turnover: z.coerce.number().min(0).max(1e12).default(0),
};

/** Sessions of an answer about the whole market. */
export const MOST_MARKET_DAYS = 90;

type Bound<P extends string> = [
  holds: (asked: { symbol?: unknown } & { [K in P]?: number | undefined }) => boolean,
  problem: { path: PropertyKey[]; message: string },
];

/** Longer than that is asked of one stock. */
export const marketDays = <const P extends string>(
  parameter: P,
  most: number = MOST_MARKET_DAYS,
): Bound<P> => [
  (asked) => asked.symbol !== undefined || (asked[parameter] ?? 0) <= most,
  { path: [parameter], message: `At most ${most} sessions of the whole market; of one stock 1,000.` },
];
