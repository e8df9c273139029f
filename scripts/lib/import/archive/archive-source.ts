import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type TradingDate, isTradingDate } from '@chuli/kernel';
import { parseRecords } from '../../csv.ts';
import { findAdjustments } from '../adjustments/find-adjustments.ts';
import type { Batch, MarketSource, Part, TradeDay } from '../market-source.ts';
import { parseBrokers } from './brokers.ts';
import { parseCompanies } from './companies.ts';
import { parseDailyBars } from './daily-bars.ts';
import { parseDividends } from './dividends.ts';
import { ArchiveFiles } from './files.ts';
import { parseFloorsheet } from './floorsheet.ts';
import { parseFundamentals } from './fundamentals.ts';
import { findRenames } from './renames.ts';
import { parseRights } from './rights.ts';
import { parseIndexBars, parseMarketDays, parseSessionDays } from './sessions.ts';

/** Raised when the readers change what they make of the same files, so that every part is read again. */
const READERS = 1;

const COMPANIES = 'companies.csv';
const DIVIDENDS = 'dividends.csv';
const RIGHTS = 'rights.csv';
const PRICES = 'prices_daily.csv.gz';
const INDICES = 'index_daily.csv.gz';
const FLOORSHEETS = 'floorsheets';

/** Reads at most once. */
const once = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let result: Promise<T> | undefined;
  return () => (result ??= read());
};

const part = <Row>(files: ArchiveFiles, names: string[], read: () => Promise<Batch<Row>>): Part<Row> => ({
  digest: async () => `${READERS}:${await files.digest(...names)}`,
  read,
});

const expectedTrades = async (files: ArchiveFiles): Promise<Map<string, number>> => {
  const lines = parseRecords(await files.text('floorsheet_manifest.csv'), ['date', 'trades']);
  return new Map(lines.map(({ date, trades }) => [date, Number(trades)]));
};

async function* tradeDays(files: ArchiveFiles): AsyncGenerator<TradeDay> {
  const expected = await expectedTrades(files);
  const names = (await readdir(join(files.folder, FLOORSHEETS))).sort();
  for (const name of names) {
    const date = name.replace('.csv.gz', '');
    if (!isTradingDate(date)) continue;
    yield tradeDay(files, `${FLOORSHEETS}/${name}`, date, expected.get(date));
  }
}

const tradeDay = (
  files: ArchiveFiles,
  name: string,
  date: TradingDate,
  expected: number | undefined,
): TradeDay => ({
  date,
  ...(expected === undefined ? {} : { expected }),
  ...part(files, [name], async () => parseFloorsheet(date, await files.unzipped(name))),
});

/** A folder of CSV files as a market: daily bars, floorsheets, indices, companies, corporate actions. */
export const archiveSource = (folder: string): MarketSource => {
  const files = new ArchiveFiles(folder);
  const companies = once(async () => parseCompanies(await files.text(COMPANIES)));
  const listed = once(async () => new Set((await companies()).rows.map(({ symbol }): string => symbol)));
  const bars = once(async () => parseDailyBars(await files.unzipped(PRICES)));
  const dividends = once(async () => parseDividends(await files.text(DIVIDENDS), await listed()));
  const rights = once(async () => parseRights(await files.text(RIGHTS), await listed()));
  const text = (name: string) => files.text(name);
  return {
    name: 'archive',
    companies: part(files, [COMPANIES], companies),
    renames: part(files, [COMPANIES, PRICES], async () => ({
      rows: findRenames((await companies()).rows, (await bars()).rows),
      rejected: [],
    })),
    brokers: part(files, ['brokers.csv'], async () => parseBrokers(await text('brokers.csv'))),
    dividends: part(files, [DIVIDENDS, COMPANIES], dividends),
    rights: part(files, [RIGHTS, COMPANIES], rights),
    fundamentals: part(files, ['fundamentals_quarterly.csv', COMPANIES], async () =>
      parseFundamentals(await text('fundamentals_quarterly.csv'), await listed()),
    ),
    sessionDays: part(files, ['trading_days.csv'], async () =>
      parseSessionDays(await text('trading_days.csv')),
    ),
    marketDays: part(files, ['market_summary_daily.csv'], async () =>
      parseMarketDays(await text('market_summary_daily.csv')),
    ),
    indexBars: part(files, [INDICES], async () =>
      parseIndexBars((await files.unzipped(INDICES)).toString('utf8')),
    ),
    dailyBars: part(files, [PRICES], bars),
    priceAdjustments: part(files, [PRICES, DIVIDENDS, RIGHTS, COMPANIES], async () => ({
      rows: findAdjustments({
        bars: (await bars()).rows,
        dividends: (await dividends()).rows,
        rights: (await rights()).rows,
      }),
      rejected: [],
    })),
    tradeDays: () => tradeDays(files),
  };
};
