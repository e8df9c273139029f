import { defineIndicator } from '../define-indicator.ts';
import { period } from '../period.ts';
import { bollinger } from '../volatility/bollinger.ts';
import { countBelow, enter, ranking } from '../volatility/ranking.ts';
import { volumeRatio } from '../volume/volume-ratio.ts';
import { GRAIN } from './grain.ts';
import { wayOut } from './way-out.ts';

/** Bandwidths this near to each other are the same: a square root doubles the places that rounding takes. */
const SAME_WIDTH = 1e-7;

/**
 * Bollinger squeeze: the bandwidth was among the lowest 20 % of its last 125 bars on one of the 5 bars before this one,
 * and the close leaves the bands. `rank` is the share of those 125 that were narrower than now, in percent.
 */
export const squeeze = defineIndicator({
  id: 'squeeze',
  title: 'Bollinger squeeze and breakout',
  parameters: {
    ...bollinger.parameters,
    compared: period(125, 'Bars compared'),
    percent: { label: 'Lowest percent', usual: 20, lowest: 1, highest: 100, isWhole: false },
    within: period(5, 'Within bars', 1),
    volume: period(20, 'Volume bars'),
  },
  drawing: {
    short: 'Squeeze',
    place: 'zones',
    lines: [
      { field: 'is_tight', shape: 'shade', words: 'tight', is: 1 },
      { field: 'broke', shape: 'below', words: 'broke up', is: 'up', side: 'up' },
      { field: 'broke', shape: 'above', words: 'broke down', is: 'down', side: 'down' },
    ],
  },
  warmup: ({ period, compared, volume }) => Math.max(period + compared - 2, volume),
  init: (chosen) => ({
    silent: Math.max(chosen.period + chosen.compared - 2, chosen.volume),
    percent: chosen.percent,
    within: chosen.within,
    bands: bollinger.init(chosen),
    widths: ranking(chosen.compared),
    volumes: volumeRatio.init({ period: chosen.volume }),
    sinceTight: null as number | null,
  }),
  step: (state, candle) => {
    const { close } = candle;
    const volume_ratio = volumeRatio.step(state.volumes, candle);
    const bands = bollinger.step(state.bands, candle);
    const isFull = bands !== null && enter(state.widths, bands.width);
    const isSilent = state.silent > 0;
    if (isSilent) state.silent -= 1;
    if (bands === null || !isFull) return null;
    const rank = (100 * countBelow(state.widths, bands.width - SAME_WIDTH)) / state.widths.window.size;
    const wasTight = state.sinceTight !== null && state.sinceTight < state.within;
    const isTight = rank < state.percent;
    if (isTight) state.sinceTight = 0;
    else if (state.sinceTight !== null) state.sinceTight += 1;
    if (isSilent) return null;
    const edge = GRAIN * close;
    const broke = wasTight ? wayOut(close, bands.upper + edge, bands.lower - edge) : null;
    return { bandwidth: bands.width, rank, is_tight: isTight ? 1 : 0, broke, volume_ratio };
  },
});
