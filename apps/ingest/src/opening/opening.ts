import { type Paisa, type StockSymbol, type TradingDate, addDays, paisa } from '@chuli/kernel';
import type { Listing, OpeningEvent } from '@chuli/session';
import type { Registry } from '@chuli/registry';
import { listAllPriceAdjustments, listCompanies, referenceOf } from '@chuli/registry/reference';
import type { Tape } from '@chuli/tape';
import { latestBars, latestIndexBars } from '@chuli/tape/stock';
import type { Opening, Source } from '../sources/index.ts';
import { usualTurnover } from './usual-turnover.ts';

type Engines = { readonly registry: Registry; readonly tape: Tape };

/** The registry knows the status of today; a company that was delisted since is recognised by its trading. */
const GONE: ReadonlySet<string> = new Set(['Delisted', 'Inactive']);

/** A symbol that has not traded for longer has no close that a move could be measured from. */
const LONGEST_SILENCE_DAYS = 400;

type Close = { readonly tradedOn: TradingDate; readonly close: Paisa };

/** On the day after book closure the exchange measures moves from the adjusted close. */
const previousCloses = async (
  { registry, tape }: Engines,
  day: TradingDate,
): Promise<(symbol: StockSymbol) => Paisa | null> => {
  const before = addDays(day, -1);
  const bars = await latestBars(tape, { as_of: before });
  const closes = new Map<StockSymbol, Close>(
    bars.map(({ symbol, traded_on, close }) => [symbol, { tradedOn: traded_on, close }]),
  );
  const since = addDays(day, -LONGEST_SILENCE_DAYS);
  const adjustments = Map.groupBy(
    await listAllPriceAdjustments(referenceOf(registry), { after: since, as_of: day }),
    ({ symbol }) => symbol,
  );
  return (symbol) => {
    const last = closes.get(symbol);
    if (last === undefined || last.tradedOn <= since) return null;
    const factor = (adjustments.get(symbol) ?? [])
      .filter(({ ex_on }) => ex_on > last.tradedOn)
      .reduce((product, adjustment) => product * adjustment.factor, 1);
    return factor === 1 ? last.close : paisa(Math.round(last.close * factor));
  };
};

const listingsOf = async (engines: Engines, day: TradingDate): Promise<Listing[]> => {
  const closeOf = await previousCloses(engines, day);
  const companies = await listCompanies(referenceOf(engines.registry), { as_of: day });
  return companies
    .filter(({ status, symbol }) => !GONE.has(status) || closeOf(symbol) !== null)
    .map(({ symbol, name, sector_id, instrument, listed_shares }) => ({
      symbol,
      name,
      sectorId: sector_id,
      instrument: instrument ?? '',
      previousClose: closeOf(symbol),
      listedShares: listed_shares,
    }));
};

const indexClosesOf = async (tape: Tape, day: TradingDate): Promise<Opening['indexCloses']> => {
  const latest = new Map<number, number>();
  for (const { index_id, close } of await latestIndexBars(tape, addDays(day, -1))) {
    if (!latest.has(index_id)) latest.set(index_id, close);
  }
  return [...latest].map(([indexId, close]) => ({ indexId, close }));
};

/** What is known before the session: from the source where it knows, else from the registry and the tape. */
export const openingOf = async (
  engines: Engines,
  source: Source,
  day: TradingDate,
): Promise<OpeningEvent> => {
  const told = source.opening(day);
  return {
    kind: 'opening',
    source: source.name,
    listings: told?.listings ?? (await listingsOf(engines, day)),
    indexCloses: told?.indexCloses ?? (await indexClosesOf(engines.tape, day)),
    usualTurnover: await usualTurnover(engines.tape, day),
    capabilities: source.capabilities,
  };
};
