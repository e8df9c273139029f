import type { TradingDate } from '@chuli/kernel';
import type { Fill } from '../entry.ts';
import { EXIT_RULES, type ExitRule } from '../exit.ts';
import type { MarketDays } from '../market-days.ts';
import { type Place, knownOutcomeOn, triedIn } from '../outcome-days.ts';
import type { SymbolHistory } from '../symbol-history.ts';
import type { Firing, Trade } from '../trade.ts';
import { tradesOfSymbol } from '../trades-of-symbol.ts';
import type { EffectEvent } from './effect-event.ts';

/** In the order in which outcomes are kept. */
export const OUTCOMES = EXIT_RULES;
export type OutcomeRule = ExitRule;

/** From the open after an event to a later open, less the equal-weight market of the same sessions. Null is not known, or not yet. */
export type EffectOutcome = {
  readonly knownOn: TradingDate | null;
  readonly heldSessions: number | null;
  readonly gross: number | null;
  /** After the fees and the tax of a purchase and its sale. */
  readonly net: number | null;
};

export type EffectCase = Omit<EffectEvent, 'bar' | 'endsAfter'> & {
  readonly symbol: string;
  readonly isNewListing: boolean;
  readonly fill: Fill;
  /** When it was known whether anybody could buy; null while it is not. */
  readonly triedOn: TradingDate | null;
  /** In the order of `OUTCOMES`. */
  readonly followed: readonly EffectOutcome[];
};

/** A warning is for buyers: it is measured where one could have bought, by the fills of a purchase. */
const firingOf = ({ effect, bar, endsAfter }: EffectEvent): Firing => ({
  family: 'effect',
  kind: effect,
  timeframe: 'daily',
  side: 'buy',
  signal: { bar, sameSessionOpen: null },
  ownExit: endsAfter === null ? null : { bar: endsAfter, sameSessionOpen: null },
});

const NOTHING: EffectOutcome = { knownOn: null, heldSessions: null, gross: null, net: null };

/** Over a step that no band allows nothing will ever be known; a rule without an end of its own has none. */
const outcomeOf = (place: Place, hasEnd: boolean, trade: Trade): EffectOutcome => {
  if (trade.exit === 'rule' && !hasEnd) return NOTHING;
  return {
    knownOn: trade.exitReason === 'fault' ? trade.entryOn : knownOutcomeOn(place, trade),
    heldSessions: trade.heldSessions,
    gross: trade.gross === null || trade.market === null ? null : trade.gross - trade.market,
    net: trade.excess,
  };
};

const caseOf = (
  { market, history }: Omit<Place, 'bar'>,
  { bar, endsAfter, ...event }: EffectEvent,
  trades: readonly Trade[],
): EffectCase[] => {
  const [first] = trades;
  if (first === undefined) return [];
  const place = { market, history, bar };
  const tried = triedIn(place, first.fill);
  return [
    {
      ...event,
      symbol: history.symbol,
      isNewListing: first.isNewListing,
      fill: first.fill,
      triedOn: tried === null ? null : (market.sessions[tried] ?? null),
      followed: trades.map((trade) => outcomeOf(place, endsAfter !== null, trade)),
    },
  ];
};

/** A security of which nobody says what it is counts as a share where it declared what only shares declare. */
const isShare = ({ instrument }: SymbolHistory): boolean => instrument === 'Equity' || instrument === null;

/**
 * What followed each event of a share, traded as the record trades a signal to buy: in at the open of the next session,
 * where nothing was locked and the day not too thin.
 */
export const effectCases = (
  market: MarketDays,
  history: SymbolHistory,
  events: readonly EffectEvent[],
): EffectCase[] => {
  if (!isShare(history)) return [];
  const trades = tradesOfSymbol(market, history, events.map(firingOf));
  return events.flatMap((event, at) =>
    caseOf({ market, history }, event, trades.slice(at * OUTCOMES.length, (at + 1) * OUTCOMES.length)),
  );
};
