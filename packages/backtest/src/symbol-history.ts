import { type Paisa, type TradingDate, paisa } from '@chuli/kernel';
import { type Instrument, type SectorId, averagePrice } from '@chuli/market';

/** One session of a symbol, as traded that day. */
export type SessionBar = {
  /** Position in the sessions of the market. */
  readonly session: number;
  readonly open: Paisa | null;
  readonly high: Paisa;
  readonly low: Paisa;
  readonly close: Paisa;
  readonly volume: number;
  readonly turnover: Paisa;
  /** From which the limits of the day are measured: in shares of that day, on an ex-date too. */
  readonly previousClose: Paisa | null;
  /** By how much one share of the first bar has grown through bonus and right issues; never falls. */
  readonly factor: number;
};

export type SymbolHistory = {
  readonly symbol: string;
  /** Null is treated as an ordinary share, except that it does not count for the market. */
  readonly instrument: Instrument | null;
  readonly sector: SectorId | null;
  /** Today's number, where it is known. */
  readonly listedShares: number | null;
  /** Trades no more: delisted, merged, renamed or gone without notice. */
  readonly hasEnded: boolean;
  readonly bars: readonly SessionBar[];
};

/** Longer than a general meeting or a merger vote stops the trading of a share that goes on. */
export const SILENT_SESSIONS = 120;

/** Whether a symbol has been silent for so long that its holders could only wait. */
export const hasFallenSilent = (bars: readonly SessionBar[], sessions: number): boolean =>
  sessions - 1 - (bars.at(-1)?.session ?? -1) > SILENT_SESSIONS;

type TradedDay = {
  traded_on: TradingDate;
  open: Paisa | null;
  high: Paisa;
  low: Paisa;
  close: Paisa;
  volume: number;
  amount: Paisa | null;
  base: Paisa | null;
};

type Adjustment = { ex_on: TradingDate; factor: number };

/**
 * Bars of one symbol by session, oldest first. A day that is no session of the market is left out; where no source
 * printed the turnover, it is the volume at the close. `adjustments` divide earlier prices, so a share grows by
 * their inverse.
 */
export const sessionBars = (
  days: readonly TradedDay[],
  adjustments: readonly Adjustment[],
  sessionOf: ReadonlyMap<TradingDate, number>,
): SessionBar[] => {
  const bars: SessionBar[] = [];
  let factor = 1;
  let next = 0;
  for (const day of days) {
    for (
      let due = adjustments[next];
      due !== undefined && due.ex_on <= day.traded_on;
      due = adjustments[++next]
    ) {
      factor /= due.factor;
    }
    const session = sessionOf.get(day.traded_on);
    if (session === undefined) continue;
    const { open, high, low, close, volume } = day;
    const turnover = day.amount ?? paisa(volume * close);
    bars.push({
      session,
      open,
      high,
      low,
      close,
      volume,
      turnover,
      previousClose: day.base,
      factor,
    });
  }
  return bars;
};

/**
 * The price of an order given before the session. Half of the bars of 2011 to 2017 have no open; there it is the
 * day's average price, which somebody did pay, and not the previous close, which flatters every signal that rose.
 */
export const openingPrice = (bar: SessionBar): Paisa => bar.open ?? averagePrice(bar);

/** Prices of a session at which a trade is told: its first, and what shares changed hands at on average. */
export const PRICES = { open: openingPrice, average: averagePrice } as const;
export type PriceName = keyof typeof PRICES;
