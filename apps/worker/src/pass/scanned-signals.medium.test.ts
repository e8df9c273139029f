import { type TradingDate, instant, tradingDate } from '@chuli/kernel';
import { openScanner } from '@chuli/scanner';
import { standingNames } from '@chuli/tape/signal';
import { UNFENCED } from '@chuli/tape/write';
import { beforeAll, describe, expect, it } from 'vitest';
import { type SignalsPlace, inTerm, openSignalsPlace } from '../testing/signals-place.ts';
import { walkingMarket } from '../testing/walking-market.ts';
import { writeEverything } from './write-signals.ts';

const SESSIONS = 300;
const { days, rows } = walkingMarket(12, SESSIONS);

/** A list as a scan names it, and by its ids. */
const LISTS = [
  ['signal(buy_sell)', 'buy-sell', 'signal', 'daily'],
  ['signal(buy_sell), weekly', 'buy-sell', 'signal', 'weekly'],
  ['signal(trailing_stop)', 'trailing-stop', 'signal', 'daily'],
  ['signal(macd_cross)', 'macd-cross', 'signal', 'daily'],
  ['signal(dow)', 'dow', 'signal', 'daily'],
  ['signal(agreement_weak)', 'agreement', 'weak', 'daily'],
] as const;

describe('signals in scans', { timeout: 120_000 }, () => {
  let place: SignalsPlace;
  beforeAll(async () => {
    place = await openSignalsPlace(rows);
    await writeEverything(place.tape, await place.marketOf(undefined), inTerm(UNFENCED.term));
    return place.close;
  }, 120_000);

  const tradedOn = (day: TradingDate) =>
    new Set(rows.flatMap(({ traded_on, symbol }) => (traded_on === day ? [symbol] : [])));

  /** Of each stock that traded in a session the newest signal of a list that stood at its close. */
  const listed = async (
    [family, kind, timeframe]: readonly [string, string, string],
    day: TradingDate,
  ): Promise<Map<string, string>> => {
    const found = await standingNames(place.tape, {
      families: [family],
      kinds: [kind],
      timeframes: [timeframe],
      sides: [],
      from: tradingDate('1990-01-01'),
      to: day,
    });
    const traded = tradedOn(day);
    return new Map(
      found
        .toReversed()
        .filter(({ symbol }) => traded.has(symbol))
        .map(({ symbol, side }) => [symbol, side]),
    );
  };

  it.each(LISTS)('%s are what the lists say of a session', async (text, ...list) => {
    const { tape, registry } = place;
    const scanner = openScanner({ tape, registry, clock: () => instant(0) });
    let told = 0;
    for (const day of days.slice(-9)) {
      const signals = await listed(list, day);
      for (const side of ['buy', 'sell']) {
        // The close makes it a rule of days, whatever the bars of the list.
        const rule = `${text} = ${side} and close > 0 for all as hybrid`;
        const { rows: found } = await scanner.ask({ text: rule, asOf: day });
        const expected = [...signals].flatMap(([symbol, stood]) => (stood === side ? [symbol] : []));
        expect(found.map(({ symbol }) => symbol).toSorted(), `${day} ${side}`).toEqual(expected.toSorted());
        told += found.length;
      }
    }
    expect(told).toBeGreaterThan(0);
  });
});
