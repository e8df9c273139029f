import type { Phrase } from '@chuli/language';

export type Preset = { readonly title: Phrase; readonly text: string };

/** Rules to start from: the built-in lists, and some that traders ask for. */
export const PRESETS: readonly Preset[] = [
  { title: 'Volume spike', text: 'volume >= 2 * avg(volume, 20) previous as hybrid' },
  { title: 'Bollinger squeeze', text: 'bandwidth_rank(20, 125) < 0.2 as hybrid' },
  {
    title: 'Strong trend',
    text: 'trend_state(20, 50, 200, 5) in (up, down) and adx(14) >= 25 as hybrid',
  },
  { title: 'Volatile stocks', text: 'natr(14) >= 4 as hybrid' },
  {
    title: 'Narrow range',
    text: 'consolidation(10, 2, 14, 20) > 0 and consolidation(10, 2, 14, 20).broke = none as hybrid',
  },
  { title: 'Below the 120-day average', text: 'close < sma(120) as hybrid' },
  { title: 'Near the 52-week high', text: 'close within 5 % of max(high, 52 weeks) as hybrid' },
  { title: 'Golden cross', text: 'sma(50) crosses above sma(200) as fresh' },
  { title: 'Oversold RSI turns up', text: 'rsi(14) crosses above 30 as fresh' },
  { title: 'MACD crosses its signal', text: 'macd(12, 26, 9) crosses above macd(12, 26, 9).signal as fresh' },
  {
    title: '20-day breakout on volume',
    text: 'close > max(high, 20) previous and volume >= 2 * avg(volume, 20) previous as fresh',
  },
  { title: 'Weekly uptrend, daily dip', text: 'close, weekly > ema(20), weekly and rsi(14) < 40 as hybrid' },
];
