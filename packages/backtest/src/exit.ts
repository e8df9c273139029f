import type { Paisa } from '@chuli/kernel';
import type { Side } from '@chuli/market';
import type { Entry, Moment } from './entry.ts';
import { HORIZONS } from './parameters.ts';
import { openingPrice } from './symbol-history.ts';
import { type TradedSymbol, sessionsUntilSale } from './traded-symbol.ts';

/** The rule by which a trade is closed: the family's own, or so many sessions after the entry. */
export const EXIT_RULES = ['rule', '5', '10', '20'] as const;
export type ExitRule = (typeof EXIT_RULES)[number];

/**
 * What closed it in fact. Open: neither the rule nor the end of the symbol has come yet. Fault: the prices between
 * hold a step that no band allows, so nothing can be said.
 */
export type ExitReason = ExitRule | 'delisted' | 'open' | 'fault';

export type Exit =
  | { readonly reason: ExitRule | 'delisted'; readonly bar: number; readonly price: Paisa }
  | { readonly reason: 'open' | 'fault' };

const SESSIONS: Readonly<Record<Exclude<ExitRule, 'rule'>, number>> = {
  5: HORIZONS[0],
  10: HORIZONS[1],
  20: HORIZONS[2],
};

const opposite = (side: Side): Side => (side === 'buy' ? 'sell' : 'buy');

/** The first bar at whose open the position could be closed: not before a session, not locked against it. */
const closeFrom = (
  { history, locked }: TradedSymbol,
  firstBar: number,
  earliest: number,
  side: Side,
  rule: ExitRule,
): Exit => {
  for (let index = firstBar; index < history.bars.length; index++) {
    const bar = history.bars[index];
    if (bar === undefined || bar.session < earliest || locked[index] === opposite(side)) continue;
    return { reason: rule, bar: index, price: openingPrice(bar) };
  }
  const last = history.bars.at(-1);
  if (!history.hasEnded || last === undefined) return { reason: 'open' };
  return { reason: 'delisted', bar: history.bars.length - 1, price: last.close };
};

const close = (
  traded: TradedSymbol,
  entry: Entry,
  side: Side,
  rule: ExitRule,
  ownExit: Moment | null,
): Exit => {
  const entered = traded.history.bars[entry.bar];
  const enteredOn = traded.dates[entry.bar];
  if (entered === undefined || enteredOn === undefined) return { reason: 'open' };
  const earliest = entered.session + (side === 'buy' ? sessionsUntilSale(enteredOn) : 1);
  if (rule !== 'rule') {
    return closeFrom(traded, entry.bar + 1, Math.max(earliest, entered.session + SESSIONS[rule]), side, rule);
  }
  if (ownExit === null) return closeFrom(traded, traded.history.bars.length, earliest, side, rule);
  const known = traded.history.bars[ownExit.bar];
  const isInTime = known !== undefined && known.session >= earliest;
  if (ownExit.sameSessionOpen !== null && isInTime && traded.locked[ownExit.bar] !== opposite(side)) {
    return { reason: rule, bar: ownExit.bar, price: ownExit.sameSessionOpen };
  }
  return closeFrom(traded, Math.max(ownExit.bar, entry.bar) + 1, earliest, side, rule);
};

/**
 * How a trade ends. Bought shares are sold after settlement at the earliest (T+2: in the third session after the
 * purchase); a close that comes earlier waits, as does one into a locked market. A symbol that trades no more is
 * closed at its last close. `ownExit` is the moment the family's rule said so, null if it has not.
 */
export const leave = (
  traded: TradedSymbol,
  entry: Entry,
  side: Side,
  rule: ExitRule,
  ownExit: Moment | null,
): Exit => {
  const exit = close(traded, entry, side, rule, ownExit);
  if (!('bar' in exit)) return exit;
  return traded.faults[exit.bar] === traded.faults[entry.bar] ? exit : { reason: 'fault' };
};
