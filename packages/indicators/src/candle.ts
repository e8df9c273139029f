/** What indicators are computed from: prices in rupees, of one timeframe, oldest first. */
export type Candle = {
  open: number;
  high: number;
  low: number;
  close: number;
  /** Shares; 0 for an index. */
  volume: number;
  /** Rupees; null where only prices are known. */
  amount: number | null;
  /** The close of the NEPSE index at the same time; null where it is not known. */
  market: number | null;
  /** The session's own number, the same for all bars of a day. */
  session: number;
  /** Minutes from the session's opening to the bar's; 0 for bars of a day and longer. */
  minute: number;
  /** Of the bar of a day: the percent of the close before by which that day let a price move. */
  limit?: number;
};
