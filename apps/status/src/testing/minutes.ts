import { type TradingDate, atKathmandu, tradingDate } from '@chuli/kernel';
import { minuteOf } from '../judge/session-minutes.ts';
import { GOOD, IDLE, type Minute, type Reason, type Verdict, type Verdicts } from '../judge/verdict.ts';

/** A Thursday on which the market trades; the Friday after it does as well, the Saturday does not. */
export const DAY = tradingDate('2026-11-19');
export const NEXT_DAY = tradingDate('2026-11-20');

export const bad = (reason: Reason = 'silent'): Verdict => ({ state: 'bad', reason });

/** `11:05` of a day in Kathmandu. */
export const at = (clock: string, day: TradingDate = DAY): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return minuteOf(atKathmandu(day, hour * 60 + minute));
};

export const ALL_GOOD: Verdicts = { pages: GOOD, calls: GOOD, live: GOOD, prices: GOOD };
export const QUIET: Verdicts = { pages: GOOD, calls: GOOD, live: IDLE, prices: IDLE };

export const minute = (when: number, verdicts: Partial<Verdicts> = {}, day: string | null = DAY): Minute => ({
  at: when,
  day,
  verdicts: { ...ALL_GOOD, ...verdicts },
});

/** Every minute from one to before the other. */
export const minutes = (
  from: number,
  to: number,
  verdicts: Partial<Verdicts> = {},
  day: string | null = DAY,
): Minute[] => Array.from({ length: to - from }, (_, index) => minute(from + index, verdicts, day));
