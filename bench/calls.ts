import { setTimeout as delay } from 'node:timers/promises';
import { type CallArea, namedContracts } from '@chuli/contracts';
import { type Question, widestQuestions } from '@chuli/contracts/testing/worst-questions';
import { readSettings } from '@chuli/command';
import { knownMarket, median } from '@chuli/harness';
import { openRegistry } from '@chuli/registry';
import { openTape } from '@chuli/tape';
import pg from 'pg';
import type { Bench } from './bench.ts';
import { timePaired } from './lib/paired-timing.ts';
import { fetchJson, serve } from './lib/served.ts';
import { type Told, bareStatements, tellStatements } from './lib/told-statements.ts';

const AREAS: ReadonlySet<CallArea> = new Set(['market', 'stock', 'fundamental', 'primary', 'reference']);
const HEAVIEST = 12;
const ALLOWED_RATIO = 1.5;
const ALLOWED_EXTRA_MS = 1;
const LOOKS = 3;
const EFFORT = { small: { blocks: 3, runs: 3 }, full: { blocks: 9, runs: 7 } };

type Place = {
  readonly tape: ReturnType<typeof openTape>;
  readonly registry: ReturnType<typeof openRegistry>;
  readonly pool: pg.Pool;
};

type Measured = { address: string; statements: number; bare: number; served: number; noise: number };

/** What a part of a path may be: a busy stock, else the first sector. */
const addressOf = ({ contract: { path, params }, query }: Question, symbol: string): string => {
  const partOf = (name: string): string =>
    params?.shape[name]?.safeParse(symbol).success === true ? encodeURIComponent(symbol) : '1';
  return `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => partOf(name))}?${new URLSearchParams(query).toString()}`;
};

const addresses = async ({ tape }: Place): Promise<string[]> => {
  const known = await knownMarket(tape);
  return namedContracts()
    .filter(
      ({ area, contract }) => AREAS.has(area) && contract.method === 'GET' && contract.access === 'open',
    )
    .flatMap(({ contract }) => widestQuestions(contract, known).slice(0, 1))
    .map((question) => addressOf(question, known.symbols[0] ?? ''));
};

const timeOf = async (ask: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await ask();
  return performance.now() - started;
};

/** The calls that take longest once the server has read what it keeps; one that finds nothing is none of them. */
const heaviest = async (place: Place): Promise<string[]> => {
  const server = await serve(place.tape, place.registry);
  try {
    const timed: { address: string; ms: number }[] = [];
    for (const address of await addresses(place)) {
      const ask = () => fetchJson(server.url + address);
      const isAnswered = await ask().then(
        () => true,
        () => false,
      );
      if (!isAnswered) continue;
      const times: number[] = [];
      for (let look = 0; look < LOOKS; look++) times.push(await timeOf(ask));
      timed.push({ address, ms: median(times) });
    }
    return timed
      .toSorted((one, other) => other.ms - one.ms)
      .slice(0, HEAVIEST)
      .map(({ address }) => address);
  } finally {
    await server.close();
  }
};

const QUIET_MS = 1_000;

/** What a server reads by itself when it starts is no part of an answer. */
const settled = async (told: Told): Promise<void> => {
  let asked = -1;
  while (asked !== told.tape.length + told.registry.length) {
    asked = told.tape.length + told.registry.length;
    await delay(QUIET_MS);
  }
  told.tape.length = 0;
  told.registry.length = 0;
};

/** The first answer asks for all that it is made of, kept books included: that is what the engines alone take. */
const measure = async (
  place: Place,
  address: string,
  effort: { blocks: number; runs: number },
): Promise<Measured> => {
  const { told, tape, registry } = tellStatements(place.tape, place.registry);
  const server = await serve(tape, registry);
  try {
    const served = () => fetchJson(server.url + address);
    await settled(told);
    await served();
    const bare = bareStatements(told, place);
    const timing = await timePaired({ bare: bare.ask, served }, effort);
    return { address, statements: bare.number, ...timing };
  } finally {
    await server.close();
  }
};

const isWithin = ({ bare, served }: Measured): boolean => served <= bare * ALLOWED_RATIO + ALLOWED_EXTRA_MS;

const ADDRESS_WIDTH = 70;

const rowOf = (row: Measured): string =>
  row.address
    .replace('/api', '')
    .slice(0, ADDRESS_WIDTH)
    .padEnd(ADDRESS_WIDTH + 2) +
  [String(row.statements), row.bare.toFixed(1), row.served.toFixed(1), (row.served / row.bare).toFixed(2)]
    .map((text) => text.padStart(9))
    .join('') +
  `${(row.noise * 100).toFixed(0)} %`.padStart(8) +
  (isWithin(row) ? '' : '   short of target');

/** The heaviest calls about the market over HTTP, nothing kept, against the statements that answer them. */
export const bench: Bench = async ({ full }) => {
  const { registryUrl, tapeUrl, tapeDatabase } = readSettings();
  const place: Place = {
    tape: openTape({ url: tapeUrl, database: tapeDatabase }),
    registry: openRegistry(registryUrl),
    pool: new pg.Pool({ connectionString: registryUrl }),
  };
  try {
    const measured: Measured[] = [];
    const head = ['asks', 'bare ms', 'http ms', 'ratio'].map((text) => text.padStart(9)).join('');
    console.log(`${'call'.padEnd(ADDRESS_WIDTH + 2)}${head}   noise`);
    for (const address of await heaviest(place)) {
      const row = await measure(place, address, full ? EFFORT.full : EFFORT.small);
      console.log(rowOf(row));
      measured.push(row);
    }
    const within = measured.filter(isWithin).length;
    const isGood = within === measured.length && measured.length === HEAVIEST;
    console.log(
      `\ncalls: ${within} of ${measured.length} within ${ALLOWED_RATIO} × + ${ALLOWED_EXTRA_MS} ms of their statements on the bare drivers: ${isGood ? 'good' : 'SHORT'}`,
    );
    return isGood ? 0 : 1;
  } finally {
    await Promise.all([place.tape.close(), place.registry.destroy(), place.pool.end()]);
  }
};
