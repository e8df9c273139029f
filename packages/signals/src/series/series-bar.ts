import type { Candle } from '@chuli/indicators';
import type { Paisa, TradingDate } from '@chuli/kernel';

/** A bar as it was traded. */
export type RawBar = {
  traded_on: TradingDate;
  open: Paisa | null;
  high: Paisa;
  low: Paisa;
  close: Paisa;
  volume: number;
  amount: Paisa | null;
};

/** A bar as the families see it, and what leads back to the price of its day. */
export type SeriesBar = {
  /** The session with which the bar closed. */
  on: TradingDate;
  /** Unix seconds of its end. */
  ends_at: number;
  /** As traded. */
  close: Paisa;
  /** The candle's prices are those of the day times this. */
  factor: number;
  /** Bodies and gaps mean something only where the source told the opening price. */
  has_open: boolean;
  candle: Candle;
};
