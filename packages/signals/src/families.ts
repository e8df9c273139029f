import type { Family } from './define-family.ts';
import { agreement } from './families/agreement.ts';
import { bollingerReversion } from './families/bollinger-reversion.ts';
import { buySell } from './families/buy-sell.ts';
import { candlestick } from './families/candlestick.ts';
import { consolidationBreakout } from './families/consolidation-breakout.ts';
import { macdDivergenceFamily, rsiDivergenceFamily } from './families/divergence.ts';
import { dowTrend } from './families/dow.ts';
import { earlyBuySell } from './families/early-buy-sell.ts';
import { insideBarBreakout } from './families/inside-bar.ts';
import { macdCross } from './families/macd-cross.ts';
import { meanReversion } from './families/mean-reversion.ts';
import { momentumBreakout } from './families/momentum-breakout.ts';
import { priceAction } from './families/price-action.ts';
import { trailingStop } from './families/trailing-stop.ts';
import { volumeBreakout } from './families/volume-breakout.ts';

/** Every published family; those that count others come last. */
export const FAMILIES: readonly Family[] = [
  buySell,
  earlyBuySell,
  trailingStop,
  meanReversion,
  bollingerReversion,
  momentumBreakout,
  volumeBreakout,
  consolidationBreakout,
  insideBarBreakout,
  macdCross,
  macdDivergenceFamily,
  rsiDivergenceFamily,
  priceAction,
  dowTrend,
  candlestick,
  agreement,
];
