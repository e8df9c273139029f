import { type TradingDate, addDays, paisa, seededRandom, tradingDate } from '@chuli/kernel';
import { INSTRUMENT_NAMES, priceLimit, tickSize, tradingDaysBetween } from '@chuli/market';
import type { Firing, Moment, SessionBar, SymbolHistory } from '../src/index.ts';

/** Half a year around the days on which a fee, a tax, a band, a tick or the settlement changed. */
const ERAS = [
  '2016-04-01',
  '2017-04-01',
  '2020-09-01',
  '2021-04-01',
  '2024-02-01',
  '2026-01-20',
  '2026-05-01',
];

export type RandomMarket = {
  sessions: readonly TradingDate[];
  histories: readonly SymbolHistory[];
  firings: ReadonlyMap<string, readonly Firing[]>;
};

type Dice = { chance: (share: number) => boolean; whole: (low: number, high: number) => number };

const diceOf = (seed: number): Dice => {
  const random = seededRandom(seed);
  return {
    chance: (share) => random() < share,
    whole: (low, high) => low + Math.floor(random() * (high - low + 1)),
  };
};

type Day = { session: number; date: TradingDate; reference: number; factor: number };

/** A day somewhere in its band: one in six ends at a limit, with most trades there or on the way to it. */
const randomBar = (dice: Dice, { session, date, reference, factor }: Day): SessionBar => {
  const tick = tickSize(date, 'Equity', paisa(reference));
  const { lower, upper } = priceLimit(paisa(reference), date, tick);
  const anywhere = () => dice.whole(lower / tick, upper / tick) * tick;
  const limit = dice.chance(0.5) ? upper : lower;
  const close = dice.chance(1 / 6) ? limit : anywhere();
  const open = dice.chance(0.1) ? close : anywhere();
  const low = Math.min(open, close);
  const high = Math.max(open, close);
  const average = dice.chance(0.5) ? close : dice.whole(low, high);
  const volume = dice.chance(0.1) ? dice.whole(1, 2_000) : dice.whole(2_000, 200_000);
  return {
    session,
    open: dice.chance(0.2) ? null : paisa(open),
    high: paisa(high),
    low: paisa(low),
    close: paisa(close),
    volume,
    turnover: paisa(average * volume),
    previousClose: dice.chance(0.2) ? null : paisa(reference),
    factor,
  };
};

const randomBars = (dice: Dice, sessions: readonly TradingDate[]): SessionBar[] => {
  const bars: SessionBar[] = [];
  const end = dice.chance(0.4) ? dice.whole(1, sessions.length) : sessions.length;
  const absence = dice.chance(0.3) ? 0.4 : 0.03;
  let reference = dice.chance(0.15) ? dice.whole(9_00_000, 40_00_000) : dice.whole(3_000, 2_00_000);
  let factor = 1;
  let pausedUntil = dice.whole(0, 20);
  for (let session = 0; session < end; session++) {
    const date = sessions[session];
    if (date === undefined || session < pausedUntil || dice.chance(absence)) continue;
    if (dice.chance(0.02)) pausedUntil = session + dice.whole(2, 12);
    if (dice.chance(0.02)) {
      const growth = dice.whole(101, 180) / 100;
      factor *= growth;
      reference = Math.max(1_000, Math.round(reference / growth));
    }
    const bar = randomBar(dice, { session, date, reference, factor });
    bars.push(bar);
    reference = bar.close;
  }
  return bars;
};

const randomMoment = (dice: Dice, bars: readonly SessionBar[], index: number): Moment => {
  const bar = bars[index];
  const isInSession = bar !== undefined && dice.chance(0.2);
  return { bar: index, sameSessionOpen: isInSession ? paisa(dice.whole(bar.low, bar.high)) : null };
};

const randomFirings = (dice: Dice, bars: readonly SessionBar[]): Firing[] =>
  Array.from({ length: bars.length === 0 ? 0 : dice.whole(0, 15) }, (_, number): Firing => {
    const signal = randomMoment(dice, bars, dice.whole(0, bars.length - 1));
    const out = signal.bar + dice.whole(1, 30);
    return {
      family: `family-${number}`,
      kind: 'plain',
      timeframe: signal.sameSessionOpen === null ? 'daily' : 'hourly',
      side: dice.chance(0.7) ? 'buy' : 'sell',
      signal,
      ownExit: out < bars.length ? randomMoment(dice, bars, out) : null,
    };
  });

/** A small market that follows from its seed and meets everything an order can meet. */
export const randomMarket = (seed: number): RandomMarket => {
  const dice = diceOf(seed);
  const start = tradingDate(ERAS[dice.whole(0, ERAS.length - 1)] ?? '');
  const sessions = tradingDaysBetween(start, addDays(start, dice.whole(20, 220)));
  const histories = Array.from({ length: dice.whole(1, 7) }, (_, number): SymbolHistory => ({
    symbol: `S${number}`,
    instrument: dice.chance(0.7) ? 'Equity' : (INSTRUMENT_NAMES[dice.whole(0, 4)] ?? null),
    sector: null,
    listedShares: dice.chance(0.5) ? dice.whole(1_000, 10_000_000) : null,
    hasEnded: dice.chance(0.4),
    bars: randomBars(dice, sessions),
  }));
  const firings = new Map(histories.map(({ symbol, bars }) => [symbol, randomFirings(dice, bars)]));
  return { sessions, histories, firings };
};
