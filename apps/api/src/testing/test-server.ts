import { ALL_FEATURES, type AskedBy, type GetPath, type RepliedBy } from '@chuli/contracts';
import { type Clock, tradingDate } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { appendFacts } from '@chuli/registry/fundamental';
import { keepFindings } from '@chuli/registry/actions';
import {
  baseFacts,
  referenceOf,
  replaceReference,
  upsertBrokers,
  upsertCompanies,
} from '@chuli/registry/reference';
import { type DailyBarRow, type Tape, migrateTape, openTape } from '@chuli/tape';
import { replaceDailyBars, replaceIndexBars, replaceTradeDay, stampBases } from '@chuli/tape/write';
import { testClickHouse, testRegistry } from '@chuli/testkit';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { type ServerOptions, buildServer } from '../server.ts';
import * as market from './small-market.ts';

export type Asked = { query?: Record<string, string>; headers?: Record<string, string> };

export type TestServer = {
  tape: Tape;
  registry: Registry;
  server: FastifyInstance;
  /** Puts these daily bars in the place of all there are, with the prices that their days are measured from. */
  replaceBars: (bars: readonly DailyBarRow[]) => Promise<void>;
  /** Sends a question and gives the whole reply. */
  ask: (path: string, asked?: Asked) => Promise<Reply>;
  /** Sends a question that must succeed and gives its answer. */
  get: <P extends GetPath>(path: P, query?: AskedBy<P>) => Promise<RepliedBy<P>>;
  close: () => Promise<void>;
};

type Reply = {
  status: number;
  headers: Record<string, string | number | string[] | undefined>;
  text: string;
};

const fillTape = async (tape: Tape): Promise<void> => {
  for (const day of Object.keys(market.FLOORSHEETS)) {
    await replaceTradeDay(tape, tradingDate(day), market.tradesOf(day));
  }
  await replaceIndexBars(tape, market.indexBars());
};

const fillRegistry = async (registry: Registry): Promise<void> => {
  await upsertCompanies(registry, market.companies());
  await upsertBrokers(registry, market.brokers());
  await replaceReference(registry, 'company_rename', market.renames());
  await replaceReference(registry, 'dividend', market.dividends());
  await replaceReference(registry, 'rights_issue', market.rightsIssues());
  await keepFindings(registry, market.adjustments());
  await appendFacts(registry, market.facts());
};

/** A server on private databases; with the hand-made market unless told to stay empty, and open to everyone. */
export const openTestServer = async (
  options: Partial<ServerOptions> & { clock?: Clock; empty?: boolean } = {},
): Promise<TestServer> => {
  const { clock = () => market.NOW, empty = false, ...serverOptions } = options;
  const [clickHouse, { registry, close }] = await Promise.all([testClickHouse(), testRegistry(2)]);
  await migrateTape(clickHouse);
  const tape = openTape(clickHouse);
  const replaceBars: TestServer['replaceBars'] = async (bars) => {
    await replaceDailyBars(tape, bars);
    await stampBases(tape, await baseFacts(referenceOf(registry)));
  };
  if (!empty) {
    await fillTape(tape);
    await fillRegistry(registry);
    await replaceBars(market.bars());
  }
  const server = await buildServer(
    { tape, registry, clock, log: pino({ level: 'silent' }) },
    {
      checkReplies: true,
      cacheBytes: 0,
      bookMs: 0,
      // The clock of a test stands still: what is used would never come back.
      callerPerSecond: 1_000_000,
      // A machine that stands still is not one that is busy.
      patienceMs: 60_000,
      ...serverOptions,
      people: { freeFeatures: ALL_FEATURES, ...serverOptions.people },
    },
  );
  const ask = async (path: string, { query = {}, headers = {} }: Asked = {}): Promise<Reply> => {
    const reply = await server.inject({ url: `/api${path}`, query, headers });
    return { status: reply.statusCode, headers: reply.headers, text: reply.payload };
  };
  return {
    tape,
    registry,
    server,
    replaceBars,
    ask,
    get: async (path, query) => {
      const { status, text } = await ask(path, { query: query as Record<string, string> });
      if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
      return JSON.parse(text) as never;
    },
    close: async () => {
      await server.close();
      await Promise.all([tape.close(), close()]);
      await clickHouse.drop();
    },
  };
};
