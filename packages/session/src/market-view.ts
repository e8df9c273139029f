import { paisa } from '@chuli/kernel';
import type { Capabilities } from './event.ts';
import { bandOf } from './price-band.ts';
import { MINUTE_MS } from './session-rules.ts';
import type { SessionState } from './session-state.ts';
import type { MarketView } from './view.ts';

/** Until the opening is known the source has promised nothing. */
const NO_CAPABILITIES: Capabilities = {
  trades: false,
  brokers: 'never',
  depth: false,
  index: false,
  status: false,
};

/** Stocks that traded today, by where their price stands against the previous close and the day's limits. */
const breadthOf = ({ symbols }: SessionState): MarketView['breadth'] => {
  const counts = { advances: 0, declines: 0, unchanged: 0, atUpper: 0, atLower: 0 };
  for (const { day, price, listing, limits } of symbols.values()) {
    const previousClose = listing?.previousClose ?? null;
    if (day.trades === 0 || price === null || previousClose === null) continue;
    if (price > previousClose) counts.advances += 1;
    else if (price < previousClose) counts.declines += 1;
    else counts.unchanged += 1;
    const band = bandOf(price, limits);
    if (band === 'at-upper') counts.atUpper += 1;
    if (band === 'at-lower') counts.atLower += 1;
  }
  return counts;
};

/** The usual share of the day done by this moment, in ten-thousandths; within a minute it grows evenly. */
const usualShare = (curve: readonly number[], minutes: number): number | null => {
  if (minutes < 0) return null;
  const whole = Math.floor(minutes);
  const before = whole === 0 ? 0 : (curve[whole - 1] ?? curve.at(-1));
  const after = curve[whole] ?? curve.at(-1);
  return before === undefined || after === undefined ? null : before + (after - before) * (minutes - whole);
};

const againstUsual = ({ now, opening, totals, rules }: SessionState): number | null => {
  const usual = opening?.usualTurnover ?? null;
  if (now === null || usual === null) return null;
  const share = usualShare(usual.curve, (now - rules.midnight) / MINUTE_MS - rules.hours.from);
  const expected = share === null ? 0 : share * usual.whole;
  return expected > 0 ? Math.round((totals.amount / expected) * 100_000_000) : null;
};

const declaredOf = ({ declared }: SessionState): MarketView['declared'] =>
  declared === null
    ? null
    : {
        turnover: declared.turnover,
        volume: declared.volume,
        trades: declared.trades,
        isFinal: declared.isFinal,
      };

export const tradedSymbols = ({ symbols }: SessionState): number =>
  [...symbols.values()].filter(({ day }) => day.trades > 0).length;

export const marketView = (state: SessionState): MarketView => ({
  day: state.rules.day,
  source: state.opening?.source ?? '',
  capabilities: state.opening?.capabilities ?? NO_CAPABILITIES,
  phase: state.phase.phase,
  phaseSince: state.phase.since,
  haltUntil: state.phase.until,
  reason: state.phase.reason,
  heardAt: state.now,
  turnover: paisa(state.totals.amount),
  volume: state.totals.volume,
  trades: state.totals.trades,
  symbols: tradedSymbols(state),
  breadth: breadthOf(state),
  againstUsual: againstUsual(state),
  declared: declaredOf(state),
});
