import type { Candle } from '@chuli/indicators';
import { type Paisa, type TradingDate, toRupees } from '@chuli/kernel';
import type { SeriesBar } from './series-bar.ts';

/** An hour of a session, counted from its opening; only trades large enough to set a price count for its prices. */
export type RawHour = {
  traded_on: TradingDate;
  hour: number;
  ends_at: number;
  open: Paisa;
  high: Paisa;
  low: Paisa;
  close: Paisa;
  volume: number;
  amount: Paisa;
};

const MINUTES = 60;

/** What hours take over from their day. */
type Day = Pick<SeriesBar, 'on' | 'factor'> & { readonly candle: Pick<Candle, 'market' | 'session'> };

/**
 * Hours on the scale of the stock's days, or bars of so many minutes: a session that has no daily bar has no hours
 * either.
 */
export const hourlySeries = (
  hours: readonly RawHour[],
  daily: readonly Day[],
  minutes: number = MINUTES,
): SeriesBar[] => {
  const days = new Map(daily.map((day) => [day.on, day]));
  return hours.flatMap((hour) => {
    const day = days.get(hour.traded_on);
    if (day === undefined) return [];
    const { factor } = day;
    return [
      {
        on: hour.traded_on,
        ends_at: hour.ends_at,
        close: hour.close,
        factor,
        has_open: true,
        candle: {
          open: toRupees(hour.open) * factor,
          high: toRupees(hour.high) * factor,
          low: toRupees(hour.low) * factor,
          close: toRupees(hour.close) * factor,
          volume: hour.volume / factor,
          amount: toRupees(hour.amount),
          market: day.candle.market,
          session: day.candle.session,
          minute: hour.hour * minutes,
        },
      },
    ];
  });
};
