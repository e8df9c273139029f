import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ListedRestatement, findActions } from '@chuli/actions';
import { type Paisa, type StockSymbol, type TradingDate, isTradingDate, readCsvRecords } from '@chuli/kernel';
import type { NewRow } from '@chuli/registry';
import type { Batch, MarketSource, Part, Rejection, TradeDay } from '../market-source.ts';
import { parseAnnouncements } from './announcements.ts';
import { parseBrokers } from './brokers.ts';
import { parseCompanies } from './companies.ts';
import { parseDailyBars } from './daily-bars.ts';
import { parseDepositories } from './depositories.ts';
import { parseDividends } from './dividends.ts';
import { ArchiveFiles } from './files.ts';
import { parseFloorsheet } from './floorsheet.ts';
import { parseFacts } from './facts.ts';
import { parseFunds, parseNavs } from './funds.ts';
import { judgedBars } from './judged-bars.ts';
import { lockInsOf } from './lock-ins.ts';
import { parseOffers } from './offers.ts';
import { findRenames } from './renames.ts';
import { parseRights } from './rights.ts';
import { parseIndexBars, parseMarketDays, parseSessionDays } from './sessions.ts';
import { dateOrNull, paisaOrNull } from './values.ts';

const COLUMNS = ['symbol', 'ex_date', 'prior_close', 'restated_prev_close'] as const;

/** A publisher's list of the days on which the exchange restated a previous close. */
const parseListedRestatements = (text: string): Batch<ListedRestatement> => {
  const rows: ListedRestatement[] = [];
  const rejected: Rejection[] = [];
  for (const line of readCsvRecords(text, COLUMNS)) {
    const ex_on = dateOrNull(line.ex_date);
    const prior = paisaOrNull(line.prior_close);
    const restated = paisaOrNull(line.restated_prev_close);
    if (ex_on === null || !prior || !restated) {
      rejected.push({ reason: 'line not understood', example: `${line.symbol} ${line.ex_date}` });
      continue;
    }
    rows.push({
      symbol: line.symbol as StockSymbol,
      ex_on,
      prior_close: prior as Paisa,
      restated_close: restated as Paisa,
    });
  }
  return { rows, rejected };
};

/** Raised when the readers change what they make of the same files, so that every part is read again. */
const READERS = 3;

const COMPANIES = 'companies.csv';
const DIVIDENDS = 'dividends.csv';
const REPORTS = 'fundamentals_quarterly.csv';
const RIGHTS = 'rights.csv';
const RESTATEMENTS = 'price_adjustments_implied.csv';
const MESSAGES = 'exchange_messages.csv';
const DISCLOSURES = 'company_disclosures.csv';
const OFFERS = 'public_offers.csv';
const NOTICES = 'public_offers_announced.csv';
const NAVS = 'mutual_fund_nav.csv';
const DEPOSITORIES = 'depository_participants.csv';
const PRICES = 'prices_daily.csv.gz';
const INDICES = 'index_daily.csv.gz';
const FLOORSHEETS = 'floorsheets';
/** Says what the floorsheets hold, so that its digest stands for theirs. */
const MANIFEST = 'floorsheet_manifest.csv';

/** Reads at most once. */
const once = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let result: Promise<T> | undefined;
  return () => (result ??= read());
};

const part = <Row>(files: ArchiveFiles, names: string[], read: () => Promise<Batch<Row>>): Part<Row> => ({
  digest: async () => `${READERS}:${await files.digest(...names)}`,
  read,
});

/** What no file of the archive has. */
const NONE: Part<never> = { digest: async () => 'none', read: async () => ({ rows: [], rejected: [] }) };

const expectedTrades = async (files: ArchiveFiles): Promise<Map<string, number>> => {
  const lines = readCsvRecords(await files.text(MANIFEST), ['date', 'trades']);
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

type Companies = () => Promise<Batch<NewRow<'company'>>>;

/** What comes to the market anew; auctions and portfolios of funds are in no file. */
const primaryParts = (files: ArchiveFiles, companies: Companies) => {
  const text = (name: string) => files.text(name);
  return {
    offers: part(files, [OFFERS, NOTICES], async () => parseOffers(await text(OFFERS), await text(NOTICES))),
    auctions: NONE,
    funds: part(files, [NAVS, COMPANIES], async () => parseFunds(await text(NAVS), (await companies()).rows)),
    fundNavs: part(files, [NAVS], async () => parseNavs(await text(NAVS))),
    fundHoldings: NONE,
    lockIns: part(files, [COMPANIES], async () => ({
      rows: lockInsOf((await companies()).rows),
      rejected: [],
    })),
    depositories: part(files, [DEPOSITORIES], async () => parseDepositories(await text(DEPOSITORIES))),
  };
};

/** A folder of CSV files as a market: daily bars, floorsheets, indices, companies, corporate actions. */
export const archiveSource = (folder: string): MarketSource => {
  const files = new ArchiveFiles(folder);
  const companies = once(async () => parseCompanies(await files.text(COMPANIES)));
  const listed = once(async () => new Set((await companies()).rows.map(({ symbol }): string => symbol)));
  const dividends = once(async () => parseDividends(await files.text(DIVIDENDS), await listed()));
  const bars = once(async () => {
    const told = { companies: (await companies()).rows, dividends: (await dividends()).rows };
    return judgedBars(parseDailyBars(await files.unzipped(PRICES)), told, () => tradeDays(files));
  });
  const rights = once(async () => parseRights(await files.text(RIGHTS), await listed()));
  const restatements = once(async () => parseListedRestatements(await files.text(RESTATEMENTS)));
  const text = (name: string) => files.text(name);
  return {
    name: 'archive',
    companies: part(files, [COMPANIES], companies),
    renames: part(files, [COMPANIES, PRICES, DIVIDENDS, MANIFEST], async () => ({
      rows: findRenames((await companies()).rows, (await bars()).rows),
      rejected: [],
    })),
    brokers: part(files, ['brokers.csv'], async () => parseBrokers(await text('brokers.csv'))),
    dividends: part(files, [DIVIDENDS, COMPANIES], dividends),
    rights: part(files, [RIGHTS, COMPANIES], rights),
    facts: part(files, [REPORTS, COMPANIES], async () => parseFacts(await text(REPORTS), await listed())),
    announcements: part(files, [MESSAGES, DISCLOSURES, COMPANIES], async () =>
      parseAnnouncements(await text(MESSAGES), await text(DISCLOSURES), await listed()),
    ),
    ...primaryParts(files, companies),
    sessionDays: part(files, ['trading_days.csv'], async () =>
      parseSessionDays(await text('trading_days.csv')),
    ),
    marketDays: part(files, ['market_summary_daily.csv'], async () =>
      parseMarketDays(await text('market_summary_daily.csv')),
    ),
    indexBars: part(files, [INDICES], async () =>
      parseIndexBars((await files.unzipped(INDICES)).toString('utf8')),
    ),
    dailyBars: part(files, [PRICES, COMPANIES, DIVIDENDS, MANIFEST], bars),
    listedRestatements: part(files, [RESTATEMENTS], restatements),
    priceAdjustments: part(
      files,
      [PRICES, DIVIDENDS, RIGHTS, COMPANIES, MANIFEST, RESTATEMENTS],
      async () => ({
        rows: findActions({
          bars: (await bars()).rows,
          securities: (await companies()).rows,
          dividends: (await dividends()).rows,
          rights: (await rights()).rows,
          listed: (await restatements()).rows,
        }),
        rejected: [],
      }),
    ),
    tradeDays: () => tradeDays(files),
  };
};
