import type { TradingDate } from '@chuli/kernel';
import type { LiveOptions, SampleMarket } from '@chuli/simulator';
import type { SimulatorSettings } from '../config.ts';

/** The sample market and, where they are known, its prices and index values of the session before. */
export type SimulatedMarket = Pick<SampleMarket, 'listings' | 'brokers'> &
  Pick<LiveOptions, 'closes' | 'indexCloses'>;

/** The live day that the settings describe. */
export const liveOptionsOf = (
  settings: SimulatorSettings,
  market: SimulatedMarket,
  date: TradingDate,
): LiveOptions => ({
  ...market,
  seed: settings.SEED,
  date,
  trades: settings.TRADES,
  ...(settings.BURST_AT !== undefined && {
    bursts: [
      { from: settings.BURST_AT, seconds: settings.BURST_SECONDS, perSecond: settings.BURST_PER_SECOND },
    ],
  }),
  ...(settings.MARKET_MOVE !== undefined && { marketMove: settings.MARKET_MOVE }),
  ...(settings.HALT_AT !== undefined && {
    securityHalt: { at: settings.HALT_AT, minutes: settings.HALT_MINUTES },
  }),
  ...(settings.SUSPEND_AT !== undefined && { suspendAt: settings.SUSPEND_AT }),
  ...(settings.CLOSES_AT !== undefined && { closesAt: settings.CLOSES_AT }),
  ...(settings.HOLIDAY !== undefined && { isHoliday: settings.HOLIDAY }),
});
