import { createHash } from 'node:crypto';
import { type StockSymbol, type TradingDate, toRupees, tradingDate, type Paisa } from '@chuli/kernel';
import { INDICES, joinRenamed, presentTickers } from '@chuli/market';
import type { Registry } from '@chuli/registry';
import { listAllPriceAdjustments, listCompanies, listRenames, referenceOf } from '@chuli/registry/reference';
import type { Tape } from '@chuli/tape';
import { heldSessions, knownDays } from '@chuli/tape/market';
import { type HourBar, sessionHoursBars, timedSessions, wholeSeries } from '@chuli/tape/signal';
import { indexBars } from '@chuli/tape/stock';
import { codeVersion } from '../code-version.ts';
import { digests } from './digest.ts';
import type { LoadedMarket } from './loaded-market.ts';

export type Engines = { tape: Tape; registry: Registry };

const BEGINNING = tradingDate('1990-01-01');
const NEPSE = INDICES.find(({ symbol }) => symbol === 'NEPSE');

const versionOf = ({ as_of, stocks, digests }: Omit<LoadedMarket, 'version'>): string => {
  const digest = createHash('sha256').update(codeVersion());
  for (const [symbol, read] of digests) digest.update(`${symbol} ${read}\n`);
  for (const { company } of stocks)
    digest.update(
      `${company?.instrument} ${company?.sector_id} ${company?.listed_shares} ${company?.status}\n`,
    );
  return `${as_of} ${digest.digest('hex').slice(0, 12)}`;
};

const hoursOf = async (tape: Tape, to: TradingDate): Promise<Map<StockSymbol, HourBar[]>> => {
  const hours: HourBar[] = [];
  for (const day of await timedSessions(tape, to)) hours.push(...(await sessionHoursBars(tape, day)));
  return Map.groupBy(hours, ({ symbol }) => symbol);
};

export const loadMarket = async ({ tape, registry }: Engines, to?: TradingDate): Promise<LoadedMarket> => {
  const held = heldSessions(await knownDays(tape));
  const sessions = to === undefined ? held : held.filter((day) => day <= to);
  const as_of = sessions.at(-1);
  if (as_of === undefined) throw new Error('No session is known: import a market first.');
  const reference = referenceOf(registry);
  const [series, renames, adjustments, companies, hours, nepse] = await Promise.all([
    wholeSeries(tape, { to: as_of }),
    listRenames(reference, as_of),
    listAllPriceAdjustments(reference, { after: BEGINNING, as_of }),
    listCompanies(reference, { as_of }),
    hoursOf(tape, as_of),
    indexBars(tape, { index_id: NEPSE?.id ?? 0, from: BEGINNING, to: as_of }),
  ]);
  const present = presentTickers(renames);
  const bySymbol = Map.groupBy(adjustments, ({ symbol }) => present.get(symbol) ?? symbol);
  const companyOf = new Map(companies.map((company) => [company.symbol, company]));
  const stocks = [...joinRenamed(new Map(series.map(({ symbol, bars }) => [symbol, bars])), renames)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([symbol, bars]) => ({
      symbol,
      company: companyOf.get(symbol) ?? null,
      bars,
      adjustments: bySymbol.get(symbol) ?? [],
      hours: hours.get(symbol) ?? [],
    }));
  const read = {
    as_of,
    sessions,
    nepse: new Map(nepse.map(({ traded_on, close }) => [traded_on, toRupees(close as Paisa)])),
    stocks,
    present,
  };
  const known = { ...read, digests: digests(read, as_of) };
  return { ...known, version: versionOf(known) };
};
