import type { Instant, TradingDate } from '@chuli/kernel';
import type { Place } from './place.ts';
import type { Frequency, InstanceState, Timing } from './words.ts';

/** From which side of its level an alert waits for the price. */
export type Side = 'under' | 'over';

/** What is asked of one look: it holds; it does not, but has not left far enough to hold anew; it fails; nobody knows. */
export type Reading = 'holds' | 'near' | 'fails' | 'silent';

/** One stock judged at one place. */
export type Look = {
  readonly place: Place;
  readonly reading: Reading;
  /** Of a level: the side from which it waits from here on; null where it has to be left first. */
  readonly side: Side | null;
  readonly value: number | null;
};

/** What of an alert decides when it tells. */
export type Settings = {
  readonly timing: Timing;
  readonly frequency: Frequency;
  /** What was true at this moment is no news: when it was made, its rule was changed, or it went on after a pause. */
  readonly since: Instant;
  /** Tells of what is true already, at the first look after it was made. */
  readonly firesFirst: boolean;
  /** The last session on which it may tell. */
  readonly expiresOn: TradingDate | null;
  readonly isPaused: boolean;
};

/** An alert and one stock. Looks that change nothing leave it as it is, so that only changes have to be kept. */
export type Instance = {
  readonly state: InstanceState;
  readonly side: Side | null;
  /** Where it last changed; looks up to there are over. */
  readonly place: Place | null;
  readonly value: number | null;
  readonly firedBar: TradingDate | null;
  readonly firedAt: Instant | null;
};

export const NEW_INSTANCE: Instance = {
  state: 'idle',
  side: null,
  place: null,
  value: null,
  firedBar: null,
  firedAt: null,
};

/** News. Together with the alert, the stock and the hash of the rule its bar is told once. */
export type Firing = {
  /** The day of the bar; of an alert that tells every time with the minute, of which it has one at most. */
  readonly bar: string;
  readonly at: Instant;
  readonly value: number | null;
  readonly isForming: boolean;
};

export type Step = { readonly instance: Instance; readonly firing: Firing | null };
