import type { Access } from '../contract.ts';
import type { Feature } from '../tiers.ts';

export { LIVE_REDUCERS, byListAndSymbol, hashOfState } from './reduce.ts';
export * from './state.ts';

/**
 * The live wire: JSON text frames over a WebSocket, or the same JSON as server-sent events. Unlike the calls it
 * speaks whole paisa, hundredths of an index point and milliseconds since 1970 UTC; the browser formats. Unknown is
 * null. Each channel has a state; a snapshot carries it whole, a delta what changed within a second. `seq` counts the
 * deltas of one `epoch`; another epoch or a gap means: ask again and take the snapshot.
 */
export const LIVE_PROTOCOL = 'chuli.live.1';

/** A browser sends its one-use ticket as a second subprotocol, because an address ends up in logs. */
export const TICKET_PREFIX = 'ticket.';

type ChannelRow = {
  readonly access: Access;
  /** The feature of the tier table that opens this channel; without one, access alone decides. */
  readonly feature?: Feature;
  /** What follows the colon of the name. */
  readonly of: 'symbol' | 'index' | null;
  /** Declared channels without a source yet are refused to everyone. */
  readonly isServed: boolean;
};

/** Every channel and who may listen. The gateway decides by this table at each subscription. */
export const LIVE_CHANNELS = {
  /** The market as a whole, every quote, every index. */
  market: { access: 'open', of: null, isServed: true },
  /** One index with today's minute bars. */
  index: { access: 'open', of: 'index', isServed: true },
  /** One stock: quote, depth, last trades, today's minute bars. */
  symbol: { access: 'open', of: 'symbol', isServed: true },
  /** The newest trades of all stocks. */
  floorsheet: { access: 'open', of: null, isServed: true },
  /** What lists say of bars that still form: those of the families that `signals` opens, and those of the others. */
  signals: { access: 'user', feature: 'signals', of: null, isServed: true },
  'signals-pro': { access: 'user', feature: 'signals-pro', of: null, isServed: true },
  /** What stocks trade in these minutes and by this one, against what is usual for them. */
  lists: { access: 'open', feature: 'live-lists', of: null, isServed: true },
  /** Large orders of today as their contracts come, without sides and with them. */
  bulk: { access: 'open', feature: 'bulk', of: null, isServed: true },
  'bulk-plus': { access: 'open', feature: 'flow-plus', of: null, isServed: true },
  personal: { access: 'user', of: null, isServed: false },
} as const satisfies Record<string, ChannelRow>;

export type ChannelKind = keyof typeof LIVE_CHANNELS;
export type LiveChannel =
  | 'market'
  | 'floorsheet'
  | 'signals'
  | 'signals-pro'
  | 'lists'
  | 'bulk'
  | 'bulk-plus'
  | 'personal'
  | `index:${number}`
  | `symbol:${string}`;

/** Where a listener stands in a channel. */
export type Position = { readonly epoch: string; readonly seq: number };

export type ClientMessage =
  | { readonly op: 'subscribe'; readonly channel: string; readonly resume?: Position }
  | { readonly op: 'unsubscribe'; readonly channel: string }
  /** Answered by a beat; with a channel the beat carries the hash of its state. */
  | { readonly op: 'ping'; readonly channel?: string };

type Stamp = Position & { readonly channel: string; /** When the state was read. */ readonly as_of: number };

export type SnapshotMessage<State = unknown> = Stamp & { readonly t: 'snapshot'; readonly data: State };

export type DeltaMessage<Delta = unknown> = Stamp & {
  readonly t: 'delta';
  readonly data: Delta;
  /** `hashOfState` after this delta, on every sixtieth: a listener whose own differs asks for a snapshot. */
  readonly hash?: string;
};

/** Sent to each channel every ten seconds, after a resume and on request: silence and a quiet market differ. */
export type BeatMessage = {
  readonly t: 'beat';
  readonly at: number;
  readonly channel?: string;
  readonly epoch?: string;
  readonly seq?: number;
  readonly hash?: string;
};

export type ErrorMessage = {
  readonly t: 'error';
  readonly code: LiveErrorCode;
  readonly message: string;
  readonly channel?: string;
};

/** This copy is going away: connect again after a random part of `within_ms`. */
export type MovedMessage = { readonly t: 'moved'; readonly within_ms: number };

export type ServerMessage = SnapshotMessage | DeltaMessage | BeatMessage | ErrorMessage | MovedMessage;

/** What a listener may be told. `close` is the WebSocket close code where the connection ends with it. */
export const LIVE_ERRORS = {
  'live.not-understood': { message: 'The message is not understood.', close: null },
  'live.no-such-channel': { message: 'There is no such channel.', close: null },
  'live.not-served': { message: 'This channel has nothing to send yet.', close: null },
  'live.not-ready': { message: 'The market of today is not known yet. Ask again soon.', close: null },
  'live.too-many-channels': { message: 'Too many channels on one connection.', close: null },
  'live.too-fast': { message: 'Too many messages.', close: 4029 },
  'live.too-slow': { message: 'The connection does not keep up.', close: 4008 },
  'live.gone': { message: 'The connection gave no sign of life.', close: 4000 },
  token_not_valid: { message: 'Please sign in again.', close: null },
  'membership.tier-required': { message: 'This needs a higher package.', close: null },
} as const satisfies Record<string, { message: string; close: number | null }>;

export type LiveErrorCode = keyof typeof LIVE_ERRORS;
