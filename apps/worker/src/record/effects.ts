import {
  type EffectCase,
  type TurnYear,
  dividendEvents,
  effectCases,
  fiscalYearTurn,
  holdingCosts,
  marketDays,
  rankedEvents,
  watchedEvents,
} from '@chuli/backtest';
import { type StockSymbol, type TradingDate, tradingDate } from '@chuli/kernel';
import { declaredMark, promoterLockIns, readDeclared } from '@chuli/registry/actions';
import { listAllPriceAdjustments, referenceOf } from '@chuli/registry/reference';
import { type EffectCaseRow, effectsVersion, replaceEffects } from '@chuli/tape/signal';
import type { Engines } from '../market/load-market.ts';
import type { LoadedMarket } from '../market/loaded-market.ts';
import { type Turn, breathe } from '../pass/turn.ts';
import { historiesOf } from './histories.ts';

const BEGINNING = tradingDate('1990-01-01');

const rowOf = ({ followed, ...one }: EffectCase): EffectCaseRow => ({
  effect: one.effect,
  symbol: one.symbol,
  on: one.on,
  decided_on: one.decidedOn,
  declared_for: one.declaredFor,
  told_on: one.toldOn,
  bonus_percent: one.bonusPercent,
  is_new_listing: one.isNewListing,
  fill: one.fill,
  tried_on: one.triedOn,
  known_on: followed.map(({ knownOn }) => knownOn),
  held_sessions: followed.map(({ heldSessions }) => heldSessions),
  gross: followed.map(({ gross }) => gross),
  net: followed.map(({ net }) => net),
});

/** The market is no share: NEPSE under its name, the average share under none. */
const turnRows = (years: readonly TurnYear[]): EffectCaseRow[] =>
  years.flatMap(({ from, to, index, average }) =>
    [{ symbol: 'NEPSE', of: index }, ...(average === null ? [] : [{ symbol: '', of: average }])].map(
      ({ symbol, of }) => ({
        effect: 'fiscal-year-turn',
        symbol,
        on: from,
        decided_on: to,
        declared_for: to,
        told_on: from,
        bonus_percent: null,
        is_new_listing: false,
        fill: 'filled',
        tried_on: from,
        known_on: [to],
        held_sessions: [null],
        gross: [of.gross],
        net: [of.net],
      }),
    ),
  );

const readInputs = async ({ registry }: Engines, { present, as_of }: LoadedMarket) => {
  const now = (symbol: StockSymbol): StockSymbol => present.get(symbol) ?? symbol;
  const [{ dividends }, lockIns, adjustments] = await Promise.all([
    readDeclared(registry),
    promoterLockIns(registry),
    listAllPriceAdjustments(referenceOf(registry), { after: BEGINNING, as_of }),
  ]);
  const rights = adjustments.filter(({ kind }) => kind.includes('right'));
  const [dividendsOf, rightsOf] = [
    Map.groupBy(dividends, ({ symbol }) => now(symbol)),
    Map.groupBy(rights, ({ symbol }) => now(symbol)),
  ];
  const lockInOf = new Map([...lockIns].map(([symbol, day]) => [now(symbol), day]));
  return (symbol: StockSymbol) => ({
    dividends: dividendsOf.get(symbol) ?? [],
    rightExDates: (rightsOf.get(symbol) ?? []).map(({ ex_on }): TradingDate => ex_on),
    promoterLockInEndsOn: lockInOf.get(symbol) ?? null,
  });
};

/**
 * What followed the events of the documented effects, and what trading costs by how long one holds, put in the place of
 * what was there, where bars or declarations have changed since. How many events there are; null where nothing has.
 */
export const bringUpEffects = async (
  engines: Engines,
  market: LoadedMarket,
  turn: Turn,
): Promise<number | null> => {
  const [declared, stored] = await Promise.all([
    declaredMark(engines.registry),
    effectsVersion(engines.tape),
  ]);
  const version = `${market.version} ${declared}`;
  if (stored === version) return null;
  const inputsOf = await readInputs(engines, market);
  const histories = historiesOf(market);
  const days = marketDays(market.sessions, histories);
  const ranked = rankedEvents(days, histories);
  const cases: EffectCaseRow[] = turnRows(fiscalYearTurn(days, market.nepse));
  for (const [at, history] of histories.entries()) {
    const stock = market.stocks[at];
    if (stock === undefined) continue;
    const inputs = inputsOf(stock.symbol);
    const events = [
      ...dividendEvents(days, history, inputs.dividends),
      ...watchedEvents(days, history, inputs),
      ...(ranked.get(history.symbol) ?? []),
    ];
    cases.push(...effectCases(days, history, events).map(rowOf));
    await breathe(turn);
  }
  const costs = holdingCosts(days, histories).map(({ sessionsAYear, beatMarket, ...cost }) =>
    Object.assign(cost, { sessions_a_year: sessionsAYear, beat_market: beatMarket }),
  );
  return replaceEffects(engines.tape, { cases, costs }, version, turn.fence);
};
