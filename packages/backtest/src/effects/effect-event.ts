import type { TradingDate } from '@chuli/kernel';
import type { EffectId } from './effect.ts';
import type { WatchedId } from './watched.ts';

/** A reason to look at a share, with the bars between which it is measured. */
export type EffectEvent = {
  readonly effect: EffectId | WatchedId;
  /** The session after which the reason was there. */
  readonly on: TradingDate;
  /** From when on it was certain that it was this session; null while another may still turn out to be it. */
  readonly decidedOn: TradingDate | null;
  /** The day that was declared: the book close, or the announcement. */
  readonly declaredFor: TradingDate;
  /** When it was known that there would be one; null where no source says. */
  readonly toldOn: TradingDate | null;
  readonly bonusPercent: number | null;
  /** The last bar up to that session; the order goes into the next. */
  readonly bar: number;
  /** The bar after which the rule itself ends, where it has an end. */
  readonly endsAfter: number | null;
};
