import { type QueryOf, type ReplyOf, signalLevelContracts } from '@chuli/contracts';
import { type TradingDate, fromRupees, toRupees, percentOf } from '@chuli/kernel';
import type { Timeframe } from '@chuli/signals';
import { type Asked, implement } from '../../http/implement.ts';
import { shownDigits } from './facts.ts';
import { averagesUnder, isAverageAsked } from './near-averages.ts';
import { LEVEL_SESSIONS, inBars, pivotsUnder, stocksNear, zonesOf } from './near-levels.ts';
import { signalDays } from './days.ts';
import { stockSeries } from './series.ts';
import {
  type DatedCandle,
  type FoundSwing,
  type FoundZone,
  type LevelRole,
  swingsOf,
  zonesAt,
} from './zones.ts';

type LevelAsked = Asked<QueryOf<typeof signalLevelContracts.supportDaily>>;
type ZonesReply = ReplyOf<typeof signalLevelContracts.supportDaily>;
type SwingsReply = ReplyOf<typeof signalLevelContracts.swingsDaily>;

const roundRupees = (value: number) => toRupees(fromRupees(value));

const barsOf = async (asked: LevelAsked, timeframe: Timeframe) => {
  const { as_of, sessions } = await signalDays(asked);
  const question = { symbol: asked.query.symbol, timeframe, as_of };
  const { company, bars, standing } = await stockSeries(asked, question);
  const from = sessions.at(-LEVEL_SESSIONS) ?? sessions[0] ?? as_of;
  const shown: DatedCandle<TradingDate>[] = bars
    .filter(({ on }) => on >= from)
    .map(({ on, candle }) => {
      const { factor } = standing;
      const [high, low, close] = [candle.high / factor, candle.low / factor, candle.close / factor];
      return { on, candle: { ...candle, high, low, close } };
    });
  const { symbol, name, sector_id, instrument } = company;
  const close = standing.close === null ? null : roundRupees(standing.close);
  return { described: { as_of, symbol, name, sector_id, instrument, close }, bars: shown };
};

const zoneRow = ({
  low,
  high,
  strength,
  distance,
  ...zone
}: FoundZone<TradingDate>): ZonesReply['rows'][number] => ({
  low: roundRupees(low),
  high: roundRupees(high),
  ...zone,
  strength: shownDigits(strength),
  distance: percentOf(distance, 100) ?? 0,
});

const zonesOfStock =
  (role: LevelRole, timeframe: Timeframe) =>
  async (asked: LevelAsked): Promise<ZonesReply> => {
    const { described, bars } = await barsOf(asked, timeframe);
    return { ...described, rows: zonesAt(bars, role, described.close ?? undefined).map(zoneRow) };
  };

/** The newest: hours of two years turn more often than anyone looks back. */
const MOST_SWINGS = 500;

const swingRow = (swing: FoundSwing<TradingDate>): SwingsReply['rows'][number] => ({
  ...swing,
  price: roundRupees(swing.price),
});

const swingsOfStock =
  (timeframe: Timeframe) =>
  async (asked: LevelAsked): Promise<SwingsReply> => {
    const { described, bars } = await barsOf(asked, timeframe);
    return { ...described, rows: swingsOf(bars).slice(0, MOST_SWINGS).map(swingRow) };
  };

export const signalLevelEndpoints = implement(signalLevelContracts, {
  swingsDaily: swingsOfStock('daily'),
  supportDaily: zonesOfStock('support', 'daily'),
  resistanceDaily: zonesOfStock('resistance', 'daily'),
  swingsHourly: swingsOfStock('hourly'),
  supportHourly: zonesOfStock('support', 'hourly'),
  resistanceHourly: zonesOfStock('resistance', 'hourly'),
  swingsWeekly: swingsOfStock('weekly'),
  supportWeekly: zonesOfStock('support', 'weekly'),
  resistanceWeekly: zonesOfStock('resistance', 'weekly'),
  nearResistanceDaily: stocksNear('resistance daily', inBars(zonesOf('resistance', 'daily'))),
  nearSupportDaily: stocksNear('support daily', inBars(zonesOf('support', 'daily'))),
  nearResistanceWeekly: stocksNear('resistance weekly', inBars(zonesOf('resistance', 'weekly'))),
  nearSupportWeekly: stocksNear('support weekly', inBars(zonesOf('support', 'weekly'))),
  nearPivot: stocksNear('pivot', inBars(pivotsUnder, 1)),
  nearAverage: stocksNear('average', averagesUnder, isAverageAsked),
});
