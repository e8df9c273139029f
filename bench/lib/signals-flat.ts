import type { Candle } from '@chuli/indicators';
import { type Plan, SILENT_SESSIONS } from '@chuli/signals';
import { flatAgreement } from './signals-flat-agreement.ts';
import {
  flatConsolidationBreakout,
  flatInsideBarBreakout,
  flatMomentumBreakout,
  flatVolumeBreakout,
} from './signals-flat-breakout-families.ts';
import { fillCandlesticks, flatCandlestickFamily } from './signals-flat-candlesticks.ts';
import { flatMacdDivergence, flatRsiDivergence } from './signals-flat-divergence.ts';
import { type Firings, type FlatLoop, type FlatPlan, firingsFor } from './signals-flat-firings.ts';
import type { FlatBars } from './signals-flat-parts.ts';
import { flatBollingerReversion, flatMeanReversion } from './signals-flat-reversion-families.ts';
import { flatShapes } from './signals-flat-shapes.ts';
import { flatDivergenceFamily, flatDowTrend, flatPriceAction } from './signals-flat-structure-families.ts';
import {
  flatBreakoutRetest,
  flatChandelier,
  flatDow,
  flatFalseBreak,
  flatInsideBar,
  flatNarrowRange,
} from './signals-flat-structure.ts';
import { flatBuySell, flatEarly, flatMacdCross, flatTrailingStop } from './signals-flat-trend-families.ts';
import {
  type FlatUse,
  type MakeFlatUse,
  flatBollinger,
  flatDonchian,
  flatEma,
  flatMacd,
  flatRsi,
  flatSma,
  flatTightAge,
  flatVolumeRatio,
} from './signals-flat-uses.ts';

const USES: Readonly<Record<string, MakeFlatUse>> = {
  ema: flatEma,
  sma: flatSma,
  macd: flatMacd,
  rsi: flatRsi,
  bollinger: flatBollinger,
  donchian: flatDonchian,
  chandelier: flatChandelier,
  dow: flatDow,
  'volume-ratio': flatVolumeRatio,
  'tight-age': flatTightAge,
  'inside-bar': flatInsideBar,
  'narrow-range': flatNarrowRange,
  'breakout-retest': flatBreakoutRetest,
  'false-break': flatFalseBreak,
  'macd-divergence-ages': flatMacdDivergence,
  'rsi-divergence-ages': flatRsiDivergence,
};

type MakeLoop = (plan: Plan, flat: FlatPlan) => FlatLoop;

const FAMILIES: Readonly<Record<string, MakeLoop>> = {
  'buy-sell': flatBuySell,
  'early-buy-sell': flatEarly,
  'trailing-stop': flatTrailingStop,
  'mean-reversion': flatMeanReversion,
  'bollinger-reversion': flatBollingerReversion,
  'momentum-breakout': flatMomentumBreakout,
  'volume-breakout': flatVolumeBreakout,
  'consolidation-breakout': flatConsolidationBreakout,
  'inside-bar': flatInsideBarBreakout,
  'macd-cross': flatMacdCross,
  'macd-divergence': (plan, flat) => flatDivergenceFamily(plan, flat, 'macd-divergence'),
  'rsi-divergence': (plan, flat) => flatDivergenceFamily(plan, flat, 'rsi-divergence'),
  'price-action': flatPriceAction,
  dow: flatDowTrend,
  candlestick: flatCandlestickFamily,
  agreement: flatAgreement,
};

/** A family or indicator that is new, or renamed, has no loop to be measured against. */
const known = <T>(table: Readonly<Record<string, T>>, name: string): T => {
  const found = table[name];
  if (found === undefined) throw new Error(`no flat loop for ${name}`);
  return found;
};

const flatBars = (room: number): FlatBars => ({
  length: 0,
  room,
  open: new Float64Array(room),
  high: new Float64Array(room),
  low: new Float64Array(room),
  close: new Float64Array(room),
  volume: new Float64Array(room),
});

type OwnUse = {
  readonly id: string;
  readonly chosen: Readonly<Record<string, number>>;
  readonly use: FlatUse;
};

const usesOf = ({ slots }: Plan, bars: FlatBars): OwnUse[] =>
  slots
    .filter(({ indicator }) => indicator.id !== 'candlesticks')
    .map(({ indicator: { id }, chosen }) => ({ id, chosen, use: known(USES, id)(bars, chosen) }));

const columnFrom =
  (uses: readonly OwnUse[]): FlatPlan['column'] =>
  (indicator, name, chosen = {}) => {
    const isAsked = ({ id, chosen: own }: OwnUse): boolean =>
      id === indicator && Object.entries(chosen).every(([parameter, value]) => own[parameter] === value);
    return known(uses.find(isAsked)?.use.columns ?? {}, name);
  };

export type FlatPass = { readonly load: (candles: readonly Candle[]) => void; readonly run: () => Firings };

/**
 * The same formulas as a plan's, written as loops over columns: one for each distinct use with all that it tells, then
 * those of each family. Room for `room` bars is made once. Loading a symbol's bars into the columns is no part of it.
 */
export const flatPassOf = (plan: Plan, room: number): FlatPass => {
  const bars = flatBars(room);
  const uses = usesOf(plan, bars);
  const flat: FlatPlan = {
    bars,
    shapes: flatShapes(bars),
    turns: { buy: new Uint8Array(room), sell: new Uint8Array(room) },
    votes: { buy: new Uint8Array(room), sell: new Uint8Array(room) },
    firings: firingsFor(room * plan.cells.length),
    from: SILENT_SESSIONS[plan.timeframe],
    column: columnFrom(uses),
  };
  const loops = plan.families.map(({ family }) => known(FAMILIES, family.id)(plan, flat));
  const load = (candles: readonly Candle[]): void => {
    bars.length = candles.length;
    for (const name of ['open', 'high', 'low', 'close', 'volume'] as const)
      for (const [i, candle] of candles.entries()) bars[name][i] = candle[name];
  };
  const run = (): Firings => {
    flat.firings.count = 0;
    for (const { use } of uses) use.fill();
    fillCandlesticks(flat);
    for (const loop of loops) loop();
    return flat.firings;
  };
  return { load, run };
};
