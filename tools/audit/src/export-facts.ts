import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exactCsvCell } from '@chuli/kernel';
import { type Tape, openTape } from '@chuli/tape';
import { Random } from '@chuli/simulator';
import pg from 'pg';
import type { Settings } from '@chuli/command';
import { drawnDays } from './drawn-days.ts';
import { REGISTRY_FACTS, TAPE_FACTS, TRADES_OF_DAY, TRADE_DAYS } from './facts.ts';

/** Whole columns of the market are read at once. */
const LONGEST_SECONDS = 120;

/** As the engine wrote it: a day stays a day, and a number keeps its digits. */
const AS_TEXT = { getTypeParser: () => (text: string) => text } as pg.CustomTypesConfig;

const exportRegistry = async (registryUrl: string, folder: string): Promise<void> => {
  const client = new pg.Client({ connectionString: registryUrl, types: AS_TEXT });
  await client.connect();
  try {
    for (const [file, text] of Object.entries(REGISTRY_FACTS)) {
      const { fields, rows } = await client.query<(string | null)[]>({ text, rowMode: 'array' });
      const lines = [fields.map(({ name }) => name), ...rows].map((row) =>
        row.map((value) => exactCsvCell(value ?? '')).join(','),
      );
      await writeFile(path.join(folder, file), `${lines.join('\n')}\n`);
    }
  } finally {
    await client.end();
  }
};

const csvOf = async (
  tape: Tape,
  query: string,
  query_params: Record<string, unknown> = {},
): Promise<string> =>
  (
    await tape.query({
      query,
      query_params,
      format: 'CSVWithNames',
      clickhouse_settings: { format_csv_null_representation: '', max_execution_time: LONGEST_SECONDS },
    })
  ).text();

const exportTrades = async (tape: Tape, folder: string, count: number, random: Random): Promise<number> => {
  const rows = await (await tape.query({ query: TRADE_DAYS, format: 'JSONEachRow' })).json<{ day: string }>();
  const days = drawnDays(
    rows.map(({ day }) => day),
    count,
    random,
  );
  await mkdir(path.join(folder, 'floorsheets'), { recursive: true });
  for (const day of days)
    await writeFile(
      path.join(folder, 'floorsheets', `${day}.csv`),
      await csvOf(tape, TRADES_OF_DAY, { day }),
    );
  return days.length;
};

export type Exported = { seconds: number; tradeDays: number };

/** Writes what was published, as the engines hold it, into files of the archive's form. */
export const exportFacts = async (
  { registryUrl, tapeUrl, tapeDatabase }: Settings,
  folder: string,
  { tradeDays, seed }: { tradeDays: number; seed: number },
): Promise<Exported> => {
  const started = performance.now();
  const tape = openTape({ url: tapeUrl, database: tapeDatabase, maxSeconds: LONGEST_SECONDS });
  try {
    await exportRegistry(registryUrl, folder);
    for (const [file, query] of Object.entries(TAPE_FACTS))
      await writeFile(path.join(folder, file), await csvOf(tape, query));
    const written =
      tradeDays === 0 ? 0 : await exportTrades(tape, folder, tradeDays, new Random('audit', seed));
    return { seconds: (performance.now() - started) / 1000, tradeDays: written };
  } finally {
    await tape.close();
  }
};
