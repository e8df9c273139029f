import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { TradingDate } from '@chuli/kernel';
import { openRegistry } from '@chuli/registry';
import { type SampleMarket, sampleMarket } from '@chuli/simulator';
import { openTape } from '@chuli/tape';
import { ROOT } from '@chuli/command';
import { loadMarket, sampleSource } from '@chuli/importer';
import { type Place, startDrillEngines } from './engines.ts';
import { DAY } from './plan.ts';
import { startApi } from './tokens-place.ts';

/** A market as long as it is known, and the same one as it was at the end of an earlier session. */
export type LookaheadPlace = {
  /** Sessions, the oldest first. */
  readonly sessions: readonly TradingDate[];
  /** Those told trade by trade, and the stock of which most was traded in them. */
  readonly floorsheets: readonly TradingDate[];
  readonly symbol: string;
  /** Days from which earlier prices are multiplied. */
  readonly exDays: readonly TradingDate[];
  /** Answers of the market that knows what came later. */
  readonly whole: Ask;
  /** Forgets everything after a session, which must be earlier than the one before; answers of what is left. */
  cutTo: (day: TradingDate) => Promise<CutMarket>;
  stop: () => Promise<void>;
};

export type Ask = (path: string, query: Readonly<Record<string, string>>) => Promise<string>;
export type CutMarket = { readonly ask: Ask; readonly stop: () => Promise<void> };

const marketOf = (isFull: boolean): SampleMarket =>
  sampleMarket({
    seed: 7,
    endDate: DAY,
    years: isFull ? 3 : 1.2,
    floorsheetDays: 6,
    stocks: isFull ? 150 : 24,
    tradesPerDay: 2_000,
  });

const environmentOf = ({ registryUrl, tape }: Place): Record<string, string> => ({
  DATABASE_URL: registryUrl,
  CLICKHOUSE_URL: tape.url,
  CHULI_TAPE_DATABASE: tape.database,
  CHULI_LOG_LEVEL: 'fatal',
});

const load = async (place: Place, market: SampleMarket): Promise<void> => {
  const registry = openRegistry(place.registryUrl, 2);
  const tape = openTape({ ...place.tape, maxSeconds: 50 });
  try {
    await loadMarket({ registry, tape, source: sampleSource(market, [...market.days()]) });
  } finally {
    await Promise.all([registry.destroy(), tape.close()]);
  }
};

/** Signals are judged anew from the bars that are left. */
const record = async (place: Place): Promise<void> => {
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/record.ts')], {
    env: { PATH: process.env['PATH'], ...environmentOf(place) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('the signals could not be judged');
};

const codeOf = (text: string): unknown => (JSON.parse(text) as { code?: unknown }).code;

const openApi = async (place: Place): Promise<CutMarket> => {
  const { port, stop } = await startApi({
    ...environmentOf(place),
    CHULI_ENVIRONMENT: 'development',
    CHULI_FREE_FEATURES: 'all',
    CHULI_QUERY_SECONDS: '60',
  });
  return {
    stop,
    ask: async (asked, query) => {
      const reply = await fetch(
        `http://127.0.0.1:${port}/api${asked}?${new URLSearchParams(query).toString()}`,
      );
      const text = await reply.text();
      // Nothing known yet is an answer too, the same in both markets.
      if (reply.status === 404) return JSON.stringify({ refused: codeOf(text), total: 0, rows: [] });
      if (!reply.ok) throw new Error(`${asked} answered ${reply.status}: ${text}`);
      return text;
    },
  };
};

const DATED = `
  SELECT table, name FROM system.columns
  WHERE database = currentDatabase() AND name IN ('traded_on', 'signal_on')
    AND table IN (SELECT name FROM system.tables WHERE database = currentDatabase() AND engine LIKE '%MergeTree')`;

const forgetAfter = async (place: Place, day: TradingDate): Promise<void> => {
  const tape = openTape({ ...place.tape, maxSeconds: 50 });
  const registry = openRegistry(place.registryUrl, 1);
  try {
    const dated = await tape.query({ query: DATED, format: 'JSONEachRow' });
    for (const { table, name } of await dated.json<{ table: string; name: string }>())
      await tape.command({
        query: `ALTER TABLE ${table} DELETE WHERE ${name} > {day: Date32} SETTINGS mutations_sync = 2`,
        query_params: { day },
      });
    await registry.deleteFrom('price_adjustment').where('ex_on', '>', day).execute();
  } finally {
    await Promise.all([tape.close(), registry.destroy()]);
  }
};

/** A rewound day shows neither a record, which holds what came later, nor near misses, which are kept of the last day. */
const forgetRecord = async ({ tape: address }: Place): Promise<void> => {
  const tape = openTape(address);
  try {
    for (const table of ['signal_record', 'signal_near'])
      await tape.command({ query: `TRUNCATE TABLE ${table}` });
  } finally {
    await tape.close();
  }
};

const daysOf = async ({
  tape: address,
  registryUrl,
}: Place): Promise<Pick<LookaheadPlace, 'sessions' | 'exDays' | 'floorsheets' | 'symbol'>> => {
  const tape = openTape(address);
  const registry = openRegistry(registryUrl, 1);
  try {
    const daysIn = (table: string) =>
      tape.rows<{ traded_on: TradingDate }>(`SELECT DISTINCT traded_on FROM ${table} ORDER BY traded_on`, {});
    const [sessions, floorsheets, [busiest]] = await Promise.all([
      daysIn('daily_bar'),
      daysIn('counted_trade'),
      tape.rows<{ symbol: string }>(
        'SELECT symbol FROM counted_trade GROUP BY symbol ORDER BY count() DESC LIMIT 1',
        {},
      ),
    ]);
    const factors = await registry.selectFrom('price_adjustment').select('ex_on').distinct().execute();
    return {
      sessions: sessions.map(({ traded_on }) => traded_on),
      floorsheets: floorsheets.map(({ traded_on }) => traded_on),
      symbol: busiest?.symbol ?? '',
      exDays: factors.map(({ ex_on }) => ex_on),
    };
  } finally {
    await Promise.all([tape.close(), registry.destroy()]);
  }
};

export const openLookaheadPlace = async (isFull: boolean): Promise<LookaheadPlace> => {
  const engines = await startDrillEngines();
  const ends: (() => Promise<unknown>)[] = [engines.stop];
  const stop = async (): Promise<void> => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    const [later, cut] = [await engines.place('later'), await engines.place('cut')];
    const market = marketOf(isFull);
    await load(later, market);
    await load(cut, market);
    await record(later);
    const api = await openApi(later);
    ends.push(api.stop);
    return {
      ...(await daysOf(later)),
      whole: api.ask,
      cutTo: async (day) => {
        await forgetAfter(cut, day);
        await record(cut);
        await forgetRecord(cut);
        return openApi(cut);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
