import type { Paisa, TradingDate } from '@chuli/kernel';
import { INSTRUMENT_NAMES, type Instrument, type PriceRange, priceLimit, tickSize } from '@chuli/market';

const isInstrument = (name: string | null): name is Instrument =>
  INSTRUMENT_NAMES.some((known) => known === name);

/** The prices of a session under its daily limit; what no list describes is taken for a share. */
export const dayBand = (instrument: string | null, previousClose: Paisa, date: TradingDate): PriceRange =>
  priceLimit(
    previousClose,
    date,
    tickSize(date, isInstrument(instrument) ? instrument : 'Equity', previousClose),
  );
