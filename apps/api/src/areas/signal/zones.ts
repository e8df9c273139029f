import { type Candle, type Chosen, type Parameter, swings, zones, zonesOf } from '@chuli/indicators';

/** The usual parameters of an indicator. */
const usualOf = <P extends string>(parameters: Readonly<Record<P, Parameter>>): Chosen<P> =>
  Object.fromEntries(
    Object.entries<Parameter>(parameters).map(([name, { usual }]) => [name, usual]),
  ) as Chosen<P>;

const ZONES = usualOf(zones.parameters);
const SWINGS = usualOf(swings.parameters);

export type LevelRole = 'support' | 'resistance';

/** Bars of a stock with prices in rupees of the last one's day. */
export type DatedCandle<D> = { readonly on: D; readonly candle: Candle };

export type FoundZone<D> = {
  low: number;
  high: number;
  touches: number;
  first_on: D;
  last_on: D;
  breaks: number;
  strength: number;
  /** From the close, in percent of it. */
  distance: number;
};

const distanceTo = (close: number, low: number, high: number): number => {
  if (close > high) return ((close - high) / close) * 100;
  return close < low ? ((low - close) / close) * 100 : 0;
};

/** The zones of one role that stand at the last bar, the nearest to the latest price first. */
export const zonesAt = <D>(
  bars: readonly DatedCandle<D>[],
  role: LevelRole,
  price: number | undefined = bars.at(-1)?.candle.close,
): FoundZone<D>[] => {
  const state = zones.init(ZONES);
  for (const { candle } of bars) zones.step(state, candle);
  if (price === undefined) return [];
  return zonesOf(state)
    .filter((zone) => zone.role === role)
    .flatMap(({ low, high, touches, first_bars_ago, last_bars_ago, breaks, strength }) => {
      const [first, latest] = [bars.at(-1 - first_bars_ago), bars.at(-1 - last_bars_ago)];
      if (first === undefined || latest === undefined) return [];
      const distance = distanceTo(price, low, high);
      return [{ low, high, touches, first_on: first.on, last_on: latest.on, breaks, strength, distance }];
    })
    .toSorted((one, other) => one.distance - other.distance);
};

export type FoundSwing<D> = { date: D; swing: 'high' | 'low'; price: number; confirmed_on: D };

/** Where the price turned, with the bar that confirmed it; the newest first. */
export const swingsOf = <D>(bars: readonly DatedCandle<D>[]): FoundSwing<D>[] => {
  const state = swings.init(SWINGS);
  const found: FoundSwing<D>[] = [];
  for (const [at, { on, candle }] of bars.entries()) {
    const turned = swings.step(state, candle);
    const date = turned === null ? undefined : bars[at - turned.bars_ago]?.on;
    if (turned === null || date === undefined) continue;
    for (const swing of ['high', 'low'] as const) {
      const price = turned[swing];
      if (price !== null) found.push({ date, swing, price, confirmed_on: on });
    }
  }
  return found.reverse();
};
