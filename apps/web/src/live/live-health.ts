import type { MarketFields } from '@chuli/contracts/live';
import { SILENT_AFTER_MS } from './beats.ts';
import type { LiveStatus } from './live-store.ts';

/** What the reader may believe of the live figures on this page. */
export type LiveHealth =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' }
  /** Nothing came for three beats: from the server, or to the server from the exchange. */
  | { readonly kind: 'stale'; readonly ageMs: number; readonly cause: 'connection' | 'source' }
  /** Without an age nothing has ever come. */
  | { readonly kind: 'offline'; readonly ageMs: number | null }
  | { readonly kind: 'closed' };

export type Heard = {
  readonly status: LiveStatus;
  /** Undefined before the first snapshot, null where the server knows no session. */
  readonly market: MarketFields | null | undefined;
  /** When the exchange was last heard, by the clock of this page. */
  readonly newsAt: number | null;
  readonly isOnline: boolean;
};

const FIRST_TRY_MS = 2_000;
/** A connection that breaks is mostly back before anyone could read about it. */
const UNNOTICED_MS = 8_000;
/** A closed session does not get older, but after this long the next one may have begun unseen. */
const CLOSED_HOLDS_MS = 600_000;

const TRADING: ReadonlySet<string> = new Set(['pre-open', 'matching', 'open']);

const isOver = (market: MarketFields | null): boolean =>
  market === null || market.phase === 'closed' || market.phase === 'before';

const beforeAnything = ({ status, isOnline }: Heard, now: number): LiveHealth => {
  const isFirstTry =
    status.wantedAt === null || (status.failures === 0 && now - status.wantedAt < FIRST_TRY_MS);
  return isFirstTry && isOnline ? { kind: 'connecting' } : { kind: 'offline', ageMs: null };
};

const ofTrading = (market: MarketFields, newsAt: number | null, now: number): LiveHealth => {
  const ageMs = newsAt === null ? 0 : now - newsAt;
  return TRADING.has(market.phase) && ageMs > SILENT_AFTER_MS
    ? { kind: 'stale', ageMs, cause: 'source' }
    : { kind: 'live' };
};

export const healthOf = (heard: Heard, now: number): LiveHealth => {
  const { status, market, newsAt, isOnline } = heard;
  if (market === undefined || status.heardAt === null) return beforeAnything(heard, now);
  const ageMs = now - status.heardAt;
  const isConnected = status.phase === 'open';
  if (isOver(market) && ageMs < CLOSED_HOLDS_MS) return { kind: 'closed' };
  if (!isOnline) return { kind: 'offline', ageMs };
  if (ageMs > (isConnected ? SILENT_AFTER_MS : UNNOTICED_MS))
    return isConnected ? { kind: 'stale', ageMs, cause: 'connection' } : { kind: 'offline', ageMs };
  return market === null ? { kind: 'closed' } : ofTrading(market, newsAt, now);
};
