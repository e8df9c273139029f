import type { Candle } from '@chuli/indicators';

/** Numbers from 0 to 1 by seed (mulberry32). */
const randomBy = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/**
 * A walk with trends, quiet stretches, gaps, ties and bursts of volume, in whole paisa: enough of everything for every
 * family to fire now and then.
 */
export const randomCandles = (seed: number, count: number): Candle[] => {
  const random = randomBy(seed);
  const tick = random() < 0.5 ? 10 : 100;
  const round = (paisa: number): number => Math.max(tick, Math.round(paisa / tick) * tick);
  const candles: Candle[] = [];
  let last = 20_000 + Math.floor(random() * 80_000);
  let drift = 0;
  let noise = 0.01;
  for (let session = 0; session < count; session += 1) {
    if (random() < 0.04) drift = (random() - 0.5) * 0.02;
    if (random() < 0.04) noise = random() < 0.3 ? 0.001 : 0.004 + random() * 0.02;
    const open = round(last * (1 + (random() - 0.5) * noise));
    const close = round(open * Math.exp(drift + (random() + random() - 1) * 2 * noise));
    const high = round(Math.max(open, close) * (1 + random() * random() * noise));
    const low = round(Math.min(open, close) * (1 - random() * random() * noise));
    const volume = Math.round(500 + 9_500 * random() * (random() < 0.1 ? 6 : 1));
    candles.push({
      open: open / 100,
      high: Math.max(high, open, close) / 100,
      low: Math.min(low, open, close) / 100,
      close: close / 100,
      volume,
      amount: (volume * close) / 100,
      market: null,
      session,
      minute: 0,
      limit: session < count / 2 ? 10 : 15,
    });
    last = close;
  }
  return candles;
};
