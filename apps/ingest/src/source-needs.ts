import { type TradingDate, addDays, tradingDate } from '@chuli/kernel';
import { previousTradingDay } from '@chuli/market';
import type { Registry } from '@chuli/registry';
import { listCompanies, referenceOf } from '@chuli/registry/reference';
import { type SampleOptions, sampleMarket } from '@chuli/simulator';
import type { Tape } from '@chuli/tape';
import { latestBars, latestIndexBars } from '@chuli/tape/stock';
import { readImportSteps } from '@chuli/tape/write';
import { type Source, type SourceConfig, type SourceNeeds, createSource } from './sources/index.ts';
import { storedIndices, storedTrades } from './stored-trades.ts';

type Engines = { readonly registry: Registry; readonly tape: Tape };

/** The words under which `npm run sample` records the market that it loaded. */
const SAMPLE =
  /^sample seed (-?\d+), ([\d.]+) years to (\d{4}-\d{2}-\d{2}), (\d+) stocks, (\d+) days of (\d+) trades$/;

const DEFAULT_SAMPLE = { seed: 1, years: 3, stocks: 300, floorsheetDays: 80, tradesPerDay: 25_000 };

/** The simulator goes on with the market that is loaded, so that its stocks have a past. */
const sampleOptions = (market: string, day: TradingDate): SampleOptions => {
  const found = SAMPLE.exec(market);
  if (found === null) return { ...DEFAULT_SAMPLE, endDate: previousTradingDay(day) };
  const [, seed, years, end = '', stocks, days, trades] = found;
  return {
    seed: Number(seed),
    years: Number(years),
    endDate: tradingDate(end),
    stocks: Number(stocks),
    floorsheetDays: Number(days),
    tradesPerDay: Number(trades),
  };
};

const simulatedMarket = async (tape: Tape, day: TradingDate) => {
  const before = addDays(day, -1);
  const loaded = (await readImportSteps(tape)).get('market')?.digest ?? '';
  const { listings, brokers } = sampleMarket(sampleOptions(loaded, day));
  const bars = await latestBars(tape, { as_of: before });
  const indices = (await latestIndexBars(tape, before)).toReversed();
  return {
    listings,
    brokers,
    closes: new Map(bars.map(({ symbol, close }) => [symbol, close])),
    indexCloses: new Map(indices.map(({ index_id, close }) => [index_id, close])),
  };
};

const NOTHING = (): never => {
  throw new Error('this source has no sample market');
};

/** The configured source with what it needs of the installation on this day. */
export const openSource = async (
  { registry, tape }: Engines,
  config: SourceConfig,
  day: TradingDate,
): Promise<Source> => {
  const companies = await listCompanies(referenceOf(registry), { as_of: day });
  const listed = new Set(companies.map(({ symbol }) => symbol));
  const market = config.kind === 'simulator' ? await simulatedMarket(tape, day) : null;
  const needs: SourceNeeds = {
    storedTrades: (date) => storedTrades(tape, date),
    storedIndices: (date) => storedIndices(tape, date),
    sampleMarket: market === null ? NOTHING : () => market,
    isListed: (symbol) => listed.has(symbol),
  };
  return createSource(config, needs);
};
