/** The most rows that an answer may hold, by what its rows are. Anything longer comes in pages. */
export const MOST_ROWS = {
  /** One record, or none. */
  one: 1,
  /** Lists that people or operators keep by hand. */
  kept: 500,
  /** The indices, the sectors, one row a broker. */
  members: 200,
  /** One row a listed security, those that no longer trade included. */
  securities: 1_500,
  page: 500,
  /** Pages of trades are older than the rule above. */
  tradesPage: 1_000,
  /** One row a session over all the years that are known, of one security. */
  sessions: 10_000,
} as const;
