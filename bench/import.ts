import { inOrder } from '@chuli/flow';
import { type TradingDate, tradingDate } from '@chuli/kernel';
import { openRegistry, registryStateHash } from '@chuli/registry';
import { sampleMarket } from '@chuli/simulator';
import { type TradeRow, openTape } from '@chuli/tape';
import { assembled, insertAssembled, insertTrades, tapeStateHash } from '@chuli/tape/write';
import type { Bench, BenchOptions } from './bench.ts';
import {
  type MarketSource,
  type TradeDay,
  archiveSource,
  checkTrades,
  loadMarket,
  sampleSource,
} from '@chuli/importer';
import type { Settings } from '@chuli/command';
import {
  type ImportCommand,
  type PrivateEngines,
  killImportAfter,
  median,
  runImport,
  startPrivateEngines,
} from '@chuli/harness';

/** The import with every check and roll-up reaches this share of what the engine takes in without any. */
const TARGET = 0.3;
const ROUNDS = 5;
const KILLS = 3;
const DAYS = 6;

type Subject = { source: () => MarketSource; from: TradingDate | undefined; command: ImportCommand };

const lastDays = async (source: MarketSource, count: number): Promise<TradingDate | undefined> => {
  const dates: TradingDate[] = [];
  for await (const { date } of source.tradeDays()) dates.push(date);
  return dates.at(-count);
};

const SAMPLE = {
  seed: '7',
  years: '1',
  days: String(DAYS),
  stocks: '200',
  trades: '50000',
  end: '2026-08-20',
};

/** Days made beforehand: what is measured is the import, not the making of a market. */
const withDaysAtHand = async (source: MarketSource): Promise<MarketSource> => {
  const days: TradeDay[] = [];
  for await (const day of source.tradeDays()) {
    const batch = await day.read();
    days.push({
      date: day.date,
      digest: () => Promise.resolve('at hand'),
      read: () => Promise.resolve(batch),
    });
  }
  return {
    ...source,
    tradeDays: async function* () {
      yield* days;
    },
  };
};

const sampleSubject = async (): Promise<Subject> => {
  const market = sampleMarket({
    seed: Number(SAMPLE.seed),
    endDate: tradingDate(SAMPLE.end),
    years: Number(SAMPLE.years),
    floorsheetDays: DAYS,
    stocks: Number(SAMPLE.stocks),
    tradesPerDay: Number(SAMPLE.trades),
  });
  const source = await withDaysAtHand(sampleSource(market, [...market.days()]));
  const options = Object.entries(SAMPLE).flatMap(([name, value]) => [`--${name}`, value]);
  return { source: () => source, from: undefined, command: { script: 'sample', options } };
};

const archiveSubject = async (archive: string, full: boolean): Promise<Subject> => {
  const from = full ? undefined : await lastDays(archiveSource(archive), DAYS);
  const options = ['--archive', archive, ...(from === undefined ? [] : ['--from', from])];
  return { source: () => archiveSource(archive), from, command: { script: 'import', options } };
};

const subjectOf = ({ archive, full }: BenchOptions): Promise<Subject> => {
  if (archive !== undefined) return archiveSubject(archive, full);
  if (full) return Promise.reject(new Error('--full is the whole archive: --archive <folder>'));
  return sampleSubject();
};

const hashOf = async ({ registryUrl, tapeUrl, tapeDatabase }: Settings): Promise<string> => {
  const registry = openRegistry(registryUrl, 1);
  const tape = openTape({ url: tapeUrl, database: tapeDatabase, maxSeconds: 50 });
  try {
    return `${await tapeStateHash(tape)} ${await registryStateHash(registry)}`;
  } finally {
    await registry.destroy();
    await tape.close();
  }
};

type Repeated = { hash: string; ms: number; isSame: boolean };

const importTwice = async (engines: PrivateEngines, command: ImportCommand): Promise<Repeated> => {
  const settings = await engines.databases('twice');
  const ms = await runImport(command, settings);
  const hash = await hashOf(settings);
  const again = await runImport(command, settings);
  const isSame = (await hashOf(settings)) === hash;
  console.log(
    `import ${(ms / 1000).toFixed(1)} s, again ${(again / 1000).toFixed(1)} s, same state: ${isSame}`,
  );
  return { hash, ms, isSame };
};

const ATTEMPTS = 5;

/**
 * Kills an import once, at about `after` milliseconds, in databases of its own. An import that had ended by then was
 * not interrupted and proves nothing: it is tried again at an earlier moment.
 */
const interrupted = async (
  engines: PrivateEngines,
  command: ImportCommand,
  { name, after }: { name: string; after: number },
): Promise<Settings> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const settings = await engines.databases(`${name}_${attempt}`);
    const moment = after * 0.7 ** attempt;
    if (await killImportAfter(command, settings, moment)) {
      console.log(`killed after ${(moment / 1000).toFixed(1)} s`);
      return settings;
    }
    console.log(`ended before ${(moment / 1000).toFixed(1)} s, not interrupted: tried again earlier`);
  }
  throw new Error(`the import could not be interrupted in ${ATTEMPTS} attempts`);
};

/** Each kill falls at a random moment of its own third of the import. */
const importKilled = async (
  engines: PrivateEngines,
  command: ImportCommand,
  { hash, ms }: Repeated,
): Promise<boolean> => {
  let isSame = true;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const after = (ms * (kill + Math.random())) / KILLS;
    const settings = await interrupted(engines, command, { name: `killed_${kill}`, after });
    await runImport(command, settings);
    const isHealed = (await hashOf(settings)) === hash;
    console.log(`resumed, same state: ${isHealed}`);
    isSame &&= isHealed;
  }
  return isSame;
};

const BARE = { orders: 'bare_order', habits: 'bare_habit' };

/** Rows a second of bare inserts: parsed and checked beforehand, the same tables without roll-ups, nothing read back. */
const bareRate = async (engines: PrivateEngines, subject: Subject, round: number): Promise<number> => {
  const { tapeUrl, tapeDatabase } = await engines.databases(`bare_${round}`);
  const tape = openTape({ url: tapeUrl, database: tapeDatabase, maxSeconds: 50 });
  let rows = 0;
  let ms = 0;
  try {
    await tape.command({ query: 'CREATE TABLE bare_trade AS trade' });
    await tape.command({ query: `CREATE TABLE ${BARE.orders} AS order_event` });
    await tape.command({ query: `CREATE TABLE ${BARE.habits} AS broker_habit` });
    for await (const day of subject.source().tradeDays()) {
      if (subject.from !== undefined && day.date < subject.from) continue;
      const trades: TradeRow[] = checkTrades(day.date, (await day.read()).rows).rows;
      const beside = { date: day.date, load: 1n, ...assembled(day.date, inOrder(trades)) };
      const started = performance.now();
      await Promise.all([
        insertTrades(tape, day.date, trades, 'bare_trade'),
        insertAssembled(tape, beside, BARE),
      ]);
      ms += performance.now() - started;
      rows += trades.length;
    }
    await tape.command({ query: `DROP DATABASE ${tapeDatabase} SYNC` });
    return rows / (ms / 1000);
  } finally {
    await tape.close();
  }
};

/** Rows a second of the import itself: reading, parsing, checking, roll-ups, verification, record. */
const importRate = async (engines: PrivateEngines, subject: Subject, round: number): Promise<number> => {
  const { registryUrl, tapeUrl, tapeDatabase } = await engines.databases(`rate_${round}`);
  const registry = openRegistry(registryUrl, 1);
  const tape = openTape({ url: tapeUrl, database: tapeDatabase, maxSeconds: 50 });
  try {
    const started = performance.now();
    const reports = await loadMarket({
      registry,
      tape,
      source: subject.source(),
      only: ['trades'],
      from: subject.from,
    });
    const seconds = (performance.now() - started) / 1000;
    await tape.command({ query: `DROP DATABASE ${tapeDatabase} SYNC` });
    return reports.reduce((rows, { accepted }) => rows + accepted, 0) / seconds;
  } finally {
    await registry.destroy();
    await tape.close();
  }
};

/** The two of a round run one after the other, so what else the machine does touches both; the middle round counts. */
const rateShare = async (engines: PrivateEngines, subject: Subject): Promise<number> => {
  const shares: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const bare = await bareRate(engines, subject, round);
    const whole = await importRate(engines, subject, round);
    const share = whole / bare;
    shares.push(share);
    console.log(
      `round ${round}: bare insert ${Math.round(bare)} rows/s, import ${Math.round(whole)} rows/s, ${share.toFixed(2)}`,
    );
  }
  return median(shares);
};

/** Imports come out the same however often and however interrupted they run, and fast enough with all their checks. */
export const bench: Bench = async (options) => {
  const subject = await subjectOf(options);
  const engines = await startPrivateEngines();
  try {
    const repeated = await importTwice(engines, subject.command);
    const isResumable = await importKilled(engines, subject.command, repeated);
    const share = await rateShare(engines, subject);
    const isGood = repeated.isSame && isResumable && share >= TARGET;
    console.log(
      `import: twice ${repeated.isSame ? 'same' : 'DIFFERENT'}, killed ${isResumable ? 'same' : 'DIFFERENT'}, ` +
        `${share.toFixed(2)} of the bare insert rate (target ${TARGET}): ${isGood ? 'good' : 'SHORT'}`,
    );
    return isGood ? 0 : 1;
  } finally {
    await engines.stop();
  }
};
