import { type Feature, holdingAt } from '@chuli/contracts';
import { PRO_FAMILIES } from '@chuli/signals/catalogue';
import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { listGrants } from '@chuli/registry/membership';
import type { NewNotice } from '@chuli/registry/notice';
import { FAMILIES } from '@chuli/signals';
import { type NamedSignal, signalNames } from '@chuli/tape/signal';
import type { Engines } from '../../market/load-market.ts';
import { allFollowed, tell } from './followed.ts';

const PRO: ReadonlySet<string> = new Set(PRO_FAMILIES);
/** A pattern of candles is a look at a chart, not a signal; half the market shows one every day. */
const LEFT_OUT = 'candlestick';

const TITLES = new Map<string, string>(FAMILIES.map(({ id, title }) => [id, title]));
const TOLD = FAMILIES.map(({ id }) => id).filter((id) => id !== LEFT_OUT);

const featureOf = ({ family }: NamedSignal): Feature => (PRO.has(family) ? 'signals-pro' : 'signals');

/** The features of people, asked for once in a pass. */
const holdingsIn = (registry: Registry, now: Date) => {
  const known = new Map<string, ReadonlySet<Feature>>();
  return async (personId: string): Promise<ReadonlySet<Feature>> => {
    const held =
      known.get(personId) ??
      new Set(holdingAt(await listGrants(registry, personId, now), now).features.keys());
    known.set(personId, held);
    return held;
  };
};

/** Alert, signal and list of one family on one bar are one piece of news. */
const noticeOf = (personId: string, signal: NamedSignal): NewNotice => {
  const { symbol, family, timeframe, side, signal_on: day } = signal;
  return {
    personId,
    kind: 'signal',
    key: `signal ${symbol} ${family} ${timeframe} ${side} ${day}`,
    facts: { symbol, list: TITLES.get(family) ?? family, timeframe, side, day },
  };
};

/** Tells of signals on followed stocks, to whoever holds the package that shows them; how many were news. */
export const tellOfSignals = async (
  { tape, registry }: Engines,
  day: TradingDate,
  now: Date,
): Promise<number> => {
  const fired = new Map<StockSymbol, NamedSignal[]>();
  const question = {
    families: TOLD,
    kinds: [],
    timeframes: ['daily', 'weekly'],
    sides: [],
    from: day,
    to: day,
  };
  for (const signal of await signalNames(tape, question))
    fired.set(signal.symbol, [...(fired.get(signal.symbol) ?? []), signal]);
  const featuresOf = holdingsIn(registry, now);
  let told = 0;
  for await (const { person_id: personId, symbol } of allFollowed(registry)) {
    for (const signal of fired.get(symbol) ?? []) {
      if (!(await featuresOf(personId)).has(featureOf(signal))) continue;
      if (await tell(registry, noticeOf(personId, signal), now)) told += 1;
    }
  }
  return told;
};
