import type { Clock, TradingDate } from '@chuli/kernel';
import type {
  Capabilities,
  CloseEvent,
  OpeningEvent,
  SessionEvent,
  TotalsEvent,
  TradeEvent,
} from '@chuli/session';

/** Something a source saw that a person or a gauge should hear of. The reading goes on. */
export type NoticeName =
  | 'frozen'
  | 'html'
  | 'truncated'
  | 'too-large'
  | 'repeated-page'
  | 'schema-drift'
  | 'gap'
  | 'unavailable'
  | 'breaker-open'
  | 'time-back'
  | 'totals-decreased'
  | 'other-day';

export type Notice = { readonly kind: 'notice'; readonly notice: NoticeName; readonly detail: string };

/** A row that is not believed: it goes to quarantine with its reason, and the rest goes on. */
export type Rejected = { readonly kind: 'rejected'; readonly reason: string; readonly row: string };

export type SourceItem = { readonly kind: 'event'; readonly event: SessionEvent } | Rejected | Notice;

export type SourceContext = {
  readonly day: TradingDate;
  readonly clock: Clock;
  /** Milliseconds that only ever grow, whatever is done to the clock: a session is played by them. */
  readonly watch: () => number;
  /** Ends early, without an error, when the signal is aborted. */
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly signal: AbortSignal;
  /** The log has this contract already; a source need not say it again. */
  readonly isKnown: (contractId: string) => boolean;
};

/** Which pages a read after the close consisted of. */
export type PageAudit = {
  readonly expected: number;
  readonly read: number;
  readonly repeated: readonly number[];
  readonly failed: readonly number[];
  readonly passes: number;
};

/** A day read after its close. Complete when its sums equal the declared totals; else the reasons say why not. */
export type WholeDay = {
  readonly day: TradingDate;
  readonly trades: readonly TradeEvent[];
  readonly declared: TotalsEvent | null;
  readonly closes: readonly CloseEvent[];
  readonly rejected: readonly Rejected[];
  readonly notices: readonly Notice[];
  readonly pages: PageAudit | null;
  readonly isComplete: boolean;
  readonly reasons: readonly string[];
};

/** What a source knows before the session. Most know nothing: registry and tape do. */
export type Opening = Pick<OpeningEvent, 'listings' | 'indexCloses'>;

/** Where a day's events come from. Adding one: docs/how-to/add-a-feed-source.md. */
export type Source = {
  readonly name: string;
  readonly capabilities: Capabilities;
  readonly opening: (day: TradingDate) => Opening | null;
  /** The session as it happens; ends when it is over or the signal is aborted. */
  readonly read: (context: SourceContext) => AsyncIterable<SourceItem>;
  /** All of the day once it is over, with brokers, declared totals and closes as far as the source has them. */
  readonly readWhole: (context: SourceContext) => Promise<WholeDay>;
};

export const eventItem = (event: SessionEvent): SourceItem => ({ kind: 'event', event });
export const notice = (name: NoticeName, detail: string): Notice => ({
  kind: 'notice',
  notice: name,
  detail,
});
