import { appendFacts, countFacts } from '@chuli/registry/fundamental';
import type { NewRow } from '@chuli/registry';
import { keepFindings } from '@chuli/registry/actions';
import {
  type ReferenceTable,
  type ReplaceableTable,
  replaceReference,
  storedReferenceRows,
  upsertBrokers,
  upsertCompanies,
} from '@chuli/registry/reference';
import { countAnnounced, replaceAnnounced } from '@chuli/registry/site';
import type { Tape } from '@chuli/tape';
import {
  type ImportStep,
  type ReplacedTable,
  readImportSteps,
  recordImportStep,
  replaceDailyBars,
  replaceIndexBars,
  replaceMarketDays,
  storedTapeRows,
} from '@chuli/tape/write';
import { addWhatTheTapeNames } from './add-what-the-tape-names.ts';
import { forgetBases, loadBases } from './load-bases.ts';
import { type LoadOptions, PARTS, type PartName } from './load-options.ts';
import { loadTradeDays } from './load-trade-days.ts';
import { loadWindows } from './load-windows.ts';
import type { Part } from './market-source.ts';
import { type StepReport, doStep, isUnchanged, skippedReport } from './step.ts';

type PartLoader = (done: Map<string, ImportStep>) => Promise<StepReport>;

/** Loads one part, unless it is stored as its source has it. */
const loaderFor =
  (tape: Tape) =>
  <Row>(
    name: PartName,
    part: Part<Row>,
    countStored: () => Promise<number>,
    write: (rows: Row[]) => Promise<unknown>,
  ): PartLoader =>
  async (done) => {
    const step = { name, digest: await part.digest(), stored: await countStored() };
    const recorded = done.get(name);
    if (isUnchanged(step, recorded)) return skippedReport(recorded);
    return doStep(tape, step, await part.read(), write);
  };

const partLoaders = ({
  registry,
  tape,
  source,
}: LoadOptions): Record<Exclude<PartName, 'trades' | 'windows'>, PartLoader> => {
  const loader = loaderFor(tape);
  const inRegistry = (table: ReferenceTable) => () => storedReferenceRows(registry, table);
  const replaced = <T extends ReplaceableTable>(name: PartName, table: T, part: Part<NewRow<T>>) =>
    loader(name, part, inRegistry(table), (rows) => replaceReference(registry, table, rows));
  const onTape = (table: ReplacedTable) => () => storedTapeRows(tape, table);

  return {
    companies: loader('companies', source.companies, inRegistry('company'), (rows) =>
      upsertCompanies(registry, rows),
    ),
    renames: replaced('renames', 'company_rename', source.renames),
    brokers: loader('brokers', source.brokers, inRegistry('broker'), (rows) => upsertBrokers(registry, rows)),
    facts: loader(
      'facts',
      source.facts,
      () => countFacts(registry),
      (rows) => appendFacts(registry, rows),
    ),
    dividends: replaced('dividends', 'dividend', source.dividends),
    rights: replaced('rights', 'rights_issue', source.rights),
    offers: replaced('offers', 'public_offer', source.offers),
    auctions: replaced('auctions', 'share_auction', source.auctions),
    funds: replaced('funds', 'fund', source.funds),
    fundNavs: replaced('fundNavs', 'fund_nav', source.fundNavs),
    fundHoldings: replaced('fundHoldings', 'fund_holding', source.fundHoldings),
    lockIns: replaced('lockIns', 'lock_in', source.lockIns),
    depositories: replaced('depositories', 'depository_participant', source.depositories),
    announcements: loader(
      'announcements',
      source.announcements,
      () => countAnnounced(registry),
      (rows) => replaceAnnounced(registry, rows),
    ),
    sessionDays: replaced('sessionDays', 'session_day', source.sessionDays),
    priceAdjustments: loader(
      'priceAdjustments',
      source.priceAdjustments,
      inRegistry('price_adjustment'),
      (rows) => keepFindings(registry, rows),
    ),
    indexBars: loader('indexBars', source.indexBars, onTape('index_bar'), (rows) =>
      replaceIndexBars(tape, rows),
    ),
    marketDays: loader('marketDays', source.marketDays, onTape('market_day'), (rows) =>
      replaceMarketDays(tape, rows),
    ),
    dailyBars: (done) =>
      loader('dailyBars', source.dailyBars, onTape('daily_bar'), async (rows) => {
        await forgetBases(tape, done);
        await replaceDailyBars(tape, rows);
      })(done),
    bases: async (done) => loadBases({ registry, tape }, await source.dailyBars.digest(), done),
  };
};

const MARKET = 'market';

/** A database holds one market: two mixed together would pass every check of their own and be neither. */
const claimTape = async (tape: Tape, name: string): Promise<Map<string, ImportStep>> => {
  const done = await readImportSteps(tape);
  const held = done.get(MARKET);
  if (held !== undefined && held.digest !== name) {
    throw new Error(`The tape holds the market "${held.digest}": load "${name}" into another database.`);
  }
  if (held === undefined) {
    await recordImportStep(tape, { step: MARKET, digest: name, accepted: 0, rejected: 0 });
  }
  return done;
};

/**
 * Loads a market into registry and tape. A part whose source has not changed since it was verified is skipped; every
 * other is replaced whole. It may be killed at any moment: what was not recorded is done again by the next run.
 */
export const loadMarket = async (options: LoadOptions): Promise<StepReport[]> => {
  const { registry, tape, source, only, again, onProgress } = options;
  const recorded = await claimTape(tape, source.name);
  const done = again === true ? new Map<string, ImportStep>() : recorded;
  const loaders = partLoaders(options);
  const reports: StepReport[] = [];
  const keep = (report: StepReport): void => {
    reports.push(report);
    onProgress?.(report);
  };
  for (const part of PARTS) {
    if (only !== undefined && !only.includes(part)) continue;
    if (part === 'trades') await loadTradeDays(options, done, keep);
    else if (part === 'windows') keep(await loadWindows(options));
    else keep(await loaders[part](done));
  }
  await addWhatTheTapeNames(registry, tape);
  return reports;
};
