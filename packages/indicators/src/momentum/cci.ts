import { defineIndicator } from '../define-indicator.ts';
import { pane } from '../drawing.ts';
import { meanOf, roll, rolling } from '../parts/rolling.ts';
import { sameFor, stillness } from '../parts/stillness.ts';
import { typicalPrice } from '../parts/worth.ts';
import { period } from '../period.ts';

/** So that about three quarters of all readings lie between −100 and 100, as Lambert wanted it. */
const LAMBERT = 0.015;

/**
 * Commodity Channel Index, Lambert 1980: how far the typical price is from its mean, in mean deviations (which have to
 * be added up at every bar). A window without movement reads 0, as in TA-Lib.
 */
export const cci = defineIndicator({
  id: 'cci',
  title: 'Commodity Channel Index',
  parameters: { period: period(20) },
  drawing: pane('CCI', { levels: [-100, 0, 100] }),
  warmup: (chosen) => chosen.period - 1,
  init: (chosen) => ({ prices: rolling(chosen.period), still: stillness() }),
  step: ({ prices, still }, candle) => {
    const price = typicalPrice(candle);
    const same = sameFor(still, price);
    if (!roll(prices, price)) return null;
    const { values, size } = prices.window;
    if (same >= size) return 0;
    const mean = meanOf(prices);
    let away = 0;
    for (let at = 0; at < size; at += 1) away += Math.abs((values[at] ?? 0) - mean);
    return (price - mean) / ((LAMBERT * away) / size);
  },
});
