import { type Instant, instant } from '@chuli/kernel';
import { applyReversal, applyTrade } from './apply-trade.ts';
import { type Change, markDepth, markIndex, markMarket, markSymbol } from './changes.ts';
import type {
  CloseEvent,
  DepthEvent,
  IndexEvent,
  OpeningEvent,
  SecurityStatusEvent,
  SessionEvent,
  SignalsEvent,
  TotalsEvent,
  UsualEvent,
} from './event.ts';
import { takeForming } from './forming-book.ts';
import { addIndexValue, makeOfficial } from './index-state.ts';
import { applyStatus, refreshPhase, watchIndex } from './phase.ts';
import { isOnDay, minuteOfDay } from './session-rules.ts';
import { type SessionState, symbolFor } from './session-state.ts';
import { settlePrice } from './settle-price.ts';
import { listSymbol } from './symbol-state.ts';
import { takeUsual } from './usual-book.ts';

/** Takes over what is known before the session; a later opening replaces an earlier whole. */
export const takeOpening = (state: SessionState, opening: OpeningEvent): void => {
  state.opening = opening;
  for (const symbol of state.symbols.values()) {
    symbol.listing = null;
    symbol.limits = null;
  }
  for (const listing of opening.listings) {
    listSymbol(symbolFor(state, listing.symbol), listing, state.rules.day);
  }
  state.indices.open(opening, (symbol) => state.symbols.get(symbol)?.price ?? null);
};

const applyOpening = (state: SessionState, opening: OpeningEvent, change: Change): void => {
  takeOpening(state, opening);
  for (const symbol of state.symbols.values()) markSymbol(state, symbol, change);
  for (const index of state.indices.all.values()) markIndex(state, index, change);
  markMarket(state, change);
};

const applySecurityStatus = (state: SessionState, event: SecurityStatusEvent, change: Change): void => {
  const symbol = symbolFor(state, event.symbol);
  if (symbol.status !== null && event.at < symbol.status.at) return;
  symbol.status = event;
  markSymbol(state, symbol, change);
};

const applyIndex = (state: SessionState, { indexId, value, at }: IndexEvent, change: Change): void => {
  const index = state.indices.all.get(indexId);
  if (index === undefined || !isOnDay(state.rules, at)) {
    state.counters.strayIndex += 1;
    return;
  }
  makeOfficial(index);
  addIndexValue(index, value, at, minuteOfDay(state.rules, at));
  markIndex(state, index, change);
};

const applyDepth = (state: SessionState, event: DepthEvent, change: Change): void => {
  const symbol = symbolFor(state, event.symbol);
  if (symbol.depth !== null && event.at < symbol.depth.at) return;
  symbol.depth = event;
  markDepth(state, symbol, change);
};

/** The latest totals stand; final ones give way only to final ones. */
const applyTotals = (state: SessionState, event: TotalsEvent, change: Change): void => {
  const { declared } = state;
  const isFirmer =
    declared === null || (event.isFinal === declared.isFinal ? event.at >= declared.at : event.isFinal);
  if (!isFirmer) return;
  state.declared = event;
  markMarket(state, change);
};

const applyClose = (state: SessionState, event: CloseEvent, change: Change): void => {
  const symbol = symbolFor(state, event.symbol);
  if (symbol.officialClose === event.close) return;
  symbol.officialClose = event.close;
  settlePrice(state, symbol, change);
  markMarket(state, change);
};

/** History, not the day: it moves no figure and no clock either. */
export const applyUsual = (state: SessionState, event: UsualEvent): void => {
  state.version += 1;
  takeUsual(state.usual, event, state.version);
};

/** Moves no figure and no clock: it tells of what the other events made. */
export const applySignals = (state: SessionState, event: SignalsEvent): void => {
  if (takeForming(state.forming, event, state.version + 1)) state.version += 1;
};

/** What happens in the session itself. */
type OwnEvent = Exclude<SessionEvent, SignalsEvent | UsualEvent>;

const timeOf = (event: OwnEvent): number | null => {
  if (event.kind === 'trade') return event.at === null ? null : Math.floor(event.at / 1_000);
  return 'at' in event ? event.at : null;
};

/** The clock goes by what events tell and never back; a time of another day is not the session's. */
const advance = (state: SessionState, ms: number | null, change: Change): void => {
  if (ms === null || ms <= (state.now ?? 0) || !isOnDay(state.rules, ms)) return;
  const now: Instant = instant(ms);
  const isNewMinute =
    state.now === null || minuteOfDay(state.rules, state.now) !== minuteOfDay(state.rules, now);
  const hasHaltEnded = state.phase.until !== null && now >= state.phase.until;
  state.now = now;
  markMarket(state, change);
  if (isNewMinute || hasHaltEnded) refreshPhase(state, change);
};

const dispatch = (state: SessionState, event: OwnEvent, change: Change): void => {
  switch (event.kind) {
    case 'trade':
      return applyTrade(state, event, change);
    case 'reversal':
      return applyReversal(state, event, change);
    case 'opening':
      return applyOpening(state, event, change);
    case 'status':
      return applyStatus(state, event);
    case 'security-status':
      return applySecurityStatus(state, event, change);
    case 'index':
      return applyIndex(state, event, change);
    case 'depth':
      return applyDepth(state, event, change);
    case 'totals':
      return applyTotals(state, event, change);
    case 'close':
      return applyClose(state, event, change);
    case 'beat':
      return undefined;
  }
};

export const applyEvent = (state: SessionState, event: OwnEvent): void => {
  const change: Change = { version: state.version + 1 };
  advance(state, timeOf(event), change);
  dispatch(state, event, change);
  const { stop } = state;
  watchIndex(state);
  if (event.kind === 'status' || state.stop !== stop) refreshPhase(state, change);
};
