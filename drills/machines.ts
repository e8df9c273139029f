import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '@chuli/harness';
import { stateOf } from '@chuli/keeper/standby';
import pg from 'pg';
import type { Drill } from './drill.ts';
import { type Machine, type MachinesPlace, openMachines } from './machines-place.ts';
import { type Writers, acknowledges, startWriters, writtenAt } from './machines-writers.ts';

/** From the strike to the next write that is acknowledged, the decision of somebody not counted. */
const BACK_WITHIN_MS = 15_000;
const PATIENCE_MS = 120_000;
const WRITERS = 4;
const SLOW_MS = 40;
const CALM_MS = 1_500;
/** Ids that no writer comes to. */
const FOREIGN = 1_000_000_000;

type Struck = {
  strike: (machine: Machine) => Promise<void> | void;
  /** As it comes back, before anybody has told it that it was replaced. */
  revive: (machine: Machine) => Promise<void> | void;
};

const cut = ({ line, serveLine }: Machine): void => {
  for (const one of [line, serveLine]) one.cut();
};
const mend = ({ line, serveLine }: Machine): void => {
  for (const one of [line, serveLine]) one.mend();
};

/** A file of the log that is there has its place, also on a full disk: one after the other is used up. */
const hasGivenUp = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, query_timeout: 3_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select pg_switch_wal()');
    return false;
  } catch {
    return true;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const STRIKES: Readonly<Record<string, Struck>> = {
  killed: { strike: (machine) => machine.kill(), revive: (machine) => machine.start() },
  frozen: { strike: (machine) => machine.freeze(), revive: (machine) => machine.thaw() },
  'cut off': { strike: cut, revive: mend },
  'disk full': {
    strike: async (machine) => {
      if (!machine.disk.fill()) return await machine.kill();
      await waitUntil(() => hasGivenUp(machine.own), `${machine.name} to give up`, PATIENCE_MS);
    },
    revive: (machine) => {
      machine.disk.empty();
      return machine.start();
    },
  },
};

type Outcome = { readonly what: string; readonly backMs: number; readonly faults: readonly string[] };

const untilWritten = (writers: Writers, after: number): Promise<number> =>
  waitUntil(() => Promise.resolve(writers.lastAt() > after), 'a write', PATIENCE_MS, 20);

const lostOf = async (writers: Writers, url: string): Promise<number> => {
  const told = [...writers.acknowledged];
  const kept = await writtenAt(url);
  return told.filter((id) => !kept.has(id)).length;
};

/** What the one that was replaced may not do when it comes back. */
const oldOne = async (old: Machine, number: number): Promise<string[]> => {
  const faults: string[] = [];
  if (await acknowledges(old.own, FOREIGN + number)) faults.push('the replaced server acknowledges a write');
  const asked = await fetch(`http://127.0.0.1:${old.serveLine.port}/primary`, {
    signal: AbortSignal.timeout(5_000),
  }).catch(() => null);
  if (asked?.status === 200) faults.push('balancers are sent to the replaced server');
  return faults;
};

/** The primary is struck, the other takes over, the first comes back and becomes its copy. */
const takeTurn = async (
  { primary, standby, number }: { primary: Machine; standby: Machine; number: number },
  [what, { strike, revive }]: readonly [string, Struck],
  writers: Writers,
): Promise<Outcome> => {
  await delay(CALM_MS);
  await strike(primary);
  const struckAt = performance.now();
  await standby.standby('promote');
  await untilWritten(writers, performance.now());
  const backMs = performance.now() - struckAt;
  await revive(primary);
  const faults = await oldOne(primary, number);
  const lost = await lostOf(writers, standby.own);
  if (lost > 0) faults.push(`${lost} acknowledged writes are lost`);
  if (backMs > BACK_WITHIN_MS) faults.push('back too late');
  await primary.kill();
  primary.wipe();
  await primary.standby('follow', '--into', path.join(primary.folder, 'postgres'));
  await primary.start();
  await standby.standby('join');
  return { what: `${what}: ${primary.name}, ${standby.name} took over`, backMs, faults };
};

/** Late lines take nobody's place. */
const slowDown = async ({ machines }: MachinesPlace, writers: Writers): Promise<Outcome> => {
  for (const { line, serveLine } of machines) for (const one of [line, serveLine]) one.slow(SLOW_MS);
  const [before, began] = [writers.acknowledged.length, performance.now()];
  await delay(CALM_MS * 2);
  await untilWritten(writers, performance.now());
  const written = writers.acknowledged.length - before;
  const seconds = (performance.now() - began) / 1_000;
  for (const { line, serveLine } of machines) for (const one of [line, serveLine]) one.slow(0);
  const states = await Promise.all(machines.map(({ own }) => stateOf(own)));
  const primaries = states.filter(({ role }) => role === 'primary').length;
  return {
    what: `late by ${SLOW_MS} ms each way: ${(written / seconds).toFixed(0)} writes a second`,
    backMs: 0,
    faults: primaries === 1 && written > 0 ? [] : [`${primaries} primaries, ${written} writes`],
  };
};

/** The copy is lost: commits wait, and go on when somebody says so. */
const loseCopy = async (primary: Machine, standby: Machine, writers: Writers): Promise<Outcome> => {
  await standby.kill();
  await delay(CALM_MS);
  const waitsFrom = performance.now();
  await delay(CALM_MS);
  const faults = writers.lastAt() > waitsFrom ? ['a write is acknowledged that is on one server'] : [];
  await primary.standby('leave');
  await untilWritten(writers, performance.now());
  const backMs = performance.now() - waitsFrom;
  await standby.start();
  await primary.standby('join');
  return { what: 'the copy killed: commits waited until `leave`', backMs, faults };
};

const createTable = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create table drill_written (id int primary key)');
  await client.end();
};

const strikeAll = async (place: MachinesPlace, writers: Writers, rounds: number): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const tell = (outcome: Outcome): void => {
    outcomes.push(outcome);
    const { what, backMs, faults } = outcome;
    console.log(
      `  ${faults.length === 0 ? 'ok   ' : 'SHORT'} ${what}, ${(backMs / 1_000).toFixed(1)} s ${faults.join('; ')}`,
    );
  };
  let [primary, standby] = place.machines;
  for (let round = 0; round < rounds; round += 1)
    for (const one of Object.entries(STRIKES)) {
      tell(await takeTurn({ primary, standby, number: outcomes.length }, one, writers));
      [primary, standby] = [standby, primary];
    }
  tell(await loseCopy(primary, standby, writers));
  tell(await slowDown(place, writers));
  return outcomes;
};

/** PostgreSQL on two machines: whatever happens to one of them, what was acknowledged is there, and one leads. */
export const drill: Drill = async ({ isFull, times }) => {
  const place = await openMachines();
  try {
    await createTable(place.machines[0].own);
    const writers = startWriters(place.url, WRITERS);
    try {
      await untilWritten(writers, performance.now());
      const outcomes = await strikeAll(place, writers, times ?? (isFull ? 10 : 1));
      await writers.stop();
      const faults = outcomes.flatMap((outcome) => outcome.faults).length;
      const longest = Math.max(...outcomes.map(({ backMs }) => backMs)) / 1_000;
      return {
        isGood: faults === 0,
        summary: `${outcomes.length} strikes, ${writers.acknowledged.length} writes acknowledged, back within ${longest.toFixed(1)} s, ${faults} short`,
      };
    } finally {
      await writers.stop();
    }
  } finally {
    await place.stop();
  }
};
