import { defineIndicator } from '../define-indicator.ts';
import { extremeOf, highest, lowest, reach } from '../parts/extremes.ts';
import { period } from '../period.ts';
import { atr } from '../volatility/atr.ts';
import { volumeRatio } from '../volume/volume-ratio.ts';
import { wayOut } from './way-out.ts';

/**
 * A box: the bars before this one stayed between two prices no further apart than so many ATRs, as it stood at the
 * last of them. The first close outside breaks it. The box is told while it holds and on the bar that breaks it.
 */
export const consolidation = defineIndicator({
  id: 'consolidation',
  title: 'Consolidation and breakout',
  parameters: {
    period: period(10, 'Bars of the box'),
    atrs: { label: 'Height in ATRs', usual: 2, lowest: 0.5, highest: 20, isWhole: false },
    atr: period(14, 'ATR bars'),
    volume: period(20, 'Volume bars'),
  },
  drawing: {
    short: 'Consolidation',
    place: 'zones',
    lines: [
      { field: 'high', shape: 'zone', words: 'box', until: 'low' },
      { field: 'broke', shape: 'below', words: 'broke up', is: 'up', side: 'up' },
      { field: 'broke', shape: 'above', words: 'broke down', is: 'down', side: 'down' },
    ],
  },
  warmup: (chosen) => Math.max(chosen.period, atr.warmup({ period: chosen.atr }) + 1, chosen.volume),
  init: (chosen) => ({
    silent: Math.max(chosen.period, atr.warmup({ period: chosen.atr }) + 1, chosen.volume),
    atrs: chosen.atrs,
    atr: atr.init({ period: chosen.atr }),
    volumes: volumeRatio.init({ period: chosen.volume }),
    highs: highest(chosen.period),
    lows: lowest(chosen.period),
    top: null as number | null,
    bottom: null as number | null,
  }),
  step: (state, candle) => {
    const { top, bottom } = state;
    const range = atr.step(state.atr, candle);
    const volume_ratio = volumeRatio.step(state.volumes, candle);
    const isFull = reach(state.highs, candle.high);
    reach(state.lows, candle.low);
    const high = extremeOf(state.highs);
    const low = extremeOf(state.lows);
    const isBox = isFull && range !== null && high - low <= state.atrs * range;
    state.top = isBox ? high : null;
    state.bottom = isBox ? low : null;
    if (state.silent > 0) {
      state.silent -= 1;
      return null;
    }
    const broke = wayOut(candle.close, top, bottom);
    return { is_box: top === null ? 0 : 1, high: top, low: bottom, broke, volume_ratio };
  },
});
