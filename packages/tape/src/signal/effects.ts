import type { TradingDate } from '@chuli/kernel';
import { type Tape, ask } from '../client.ts';

/** An event of an effect as it is stored: what came after a day is left out by whoever reads it. */
export type StoredEffectCase = {
  effect: string;
  symbol: string;
  on: TradingDate;
  decided_on: TradingDate | null;
  declared_for: TradingDate;
  told_on: TradingDate | null;
  bonus_percent: number | null;
  is_new_listing: 0 | 1;
  fill: 'filled' | 'locked' | 'thin' | 'no-session' | 'pending';
  tried_on: TradingDate | null;
  known_on: (TradingDate | null)[];
  held_sessions: (number | null)[];
  gross: (number | null)[];
  net: (number | null)[];
};

type Asked = {
  readonly effects: readonly string[];
  readonly from: TradingDate;
  readonly to: TradingDate;
  /** One stock; all without it. */
  readonly symbol?: string | undefined;
};

/** Events of these effects in a span of days, oldest first. */
export const effectCasesOf = (
  tape: Tape,
  { effects, from, to, symbol = '' }: Asked,
): Promise<StoredEffectCase[]> =>
  ask<StoredEffectCase>(
    tape,
    `
SELECT effect, symbol, on, decided_on, declared_for, told_on, bonus_percent, is_new_listing, fill, tried_on, known_on,
  held_sessions, gross, net
FROM effect_case FINAL
WHERE effect IN {effects:Array(String)} AND on BETWEEN {from:Date} AND {to:Date}
  AND ({symbol:String} = '' OR symbol = {symbol:String})
ORDER BY on, symbol, effect`,
    { effects: [...effects], from, to, symbol },
  );

export type StoredHoldingCost = {
  sessions: number;
  trades: number;
  sessions_a_year: number;
  fees: number;
  tax: number;
  gained: number;
  beat_market: number;
};

export const holdingCostsOf = (tape: Tape): Promise<StoredHoldingCost[]> =>
  ask<StoredHoldingCost>(
    tape,
    `SELECT sessions, trades, sessions_a_year, fees, tax, gained, beat_market FROM holding_cost FINAL ORDER BY sessions`,
  );

/** The data from which the events on the tape were made; null before the first. */
export const effectsVersion = async (tape: Tape): Promise<string | null> => {
  const [row] = await ask<{ data_version: string }>(
    tape,
    `SELECT data_version FROM effect_case FINAL WHERE effect = ''`,
  );
  return row?.data_version ?? null;
};
