import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { openLog } from '@chuli/bus';
import { type Source, type Verdict, closingEvents, judge, startIngest } from '@chuli/ingest';
import { instant } from '@chuli/kernel';
import { openRegistry } from '@chuli/registry';
import { type SessionEvent, hashTrades, openSession } from '@chuli/session';
import type { SampleMarket } from '@chuli/simulator';
import { openTape } from '@chuli/tape';
import { pino } from 'pino';
import { waitUntil } from '@chuli/harness';
import type { Drill } from './drill.ts';
import { type DrillEngines, startDrillEngines } from './engines.ts';
import { type FaultySession, faultySession } from './faulty-session.ts';
import { DAY, drillMarket } from './plan.ts';
import { verifyDay } from './verify.ts';

const TRADES = 1_500;
const CAPABILITIES = {
  trades: true,
  brokers: 'after-close',
  depth: true,
  index: true,
  status: true,
} as const;

type Folded = { readonly verdict: Verdict; readonly hash: string; readonly isTruth: boolean };

const foldSession = ({ listings, indexCloses, items, reads, truth }: FaultySession): Folded => {
  const session = openSession(DAY);
  const apply = (event: SessionEvent): void =>
    session.apply({ day: DAY, term: 1, event }, session.sequence + 1);
  apply({
    kind: 'opening',
    source: 'drill',
    listings,
    indexCloses,
    usualTurnover: null,
    capabilities: CAPABILITIES,
  });
  for (const item of items) if (item.kind === 'event') apply(item.event);
  let verdict: Verdict = { isExact: false, reasons: [] };
  for (const whole of reads) {
    for (const event of closingEvents(session, whole)) apply(event);
    verdict = judge(session.audit(), whole);
  }
  return { verdict, hash: session.stateHash(), isTruth: session.tradesHash() === hashTrades(truth) };
};

type Tally = { exact: number; provisional: number; silent: number; unstable: number; rejected: number };

/** Silent is a day that is called exact and is not what happened, or one that is provisional without a reason. */
const isSilent = ({ verdict, isTruth }: Folded): boolean =>
  verdict.isExact ? !isTruth : verdict.reasons.length === 0;

const foldAll = (from: number, count: number, market: SampleMarket): Tally => {
  const tally: Tally = { exact: 0, provisional: 0, silent: 0, unstable: 0, rejected: 0 };
  const why = new Map<string, number>();
  for (let seed = from; seed < from + count; seed++) {
    const told = faultySession(seed, market, TRADES);
    const folded = foldSession(told);
    const again = foldSession(faultySession(seed, market, TRADES));
    tally.rejected += told.rejected;
    if (folded.verdict.isExact) tally.exact += 1;
    else tally.provisional += 1;
    if (isSilent(folded)) {
      tally.silent += 1;
      console.log(`seed ${seed}: SILENT difference`);
    }
    if (folded.hash !== again.hash) tally.unstable += 1;
    for (const reason of new Set(folded.verdict.reasons.map((text) => text.split(/[: ]/, 1)[0] ?? ''))) {
      why.set(reason, (why.get(reason) ?? 0) + 1);
    }
  }
  for (const [reason, days] of why) console.log(`  provisional for ${reason}: ${days} sessions`);
  return tally;
};

/** The same session as a source of the running feed: the first read after the close is short. */
const sourceOf = ({ listings, indexCloses, items, reads }: FaultySession): Source => {
  let asked = 0;
  return {
    name: 'drill',
    capabilities: CAPABILITIES,
    opening: () => ({ listings, indexCloses }),
    async *read() {
      yield* items;
    },
    readWhole: () => {
      const whole = reads[Math.min(asked, reads.length - 1)];
      asked += 1;
      return whole === undefined ? Promise.reject(new Error('nothing to read')) : Promise.resolve(whole);
    },
  };
};

const throughEngines = async (engines: DrillEngines, seed: number, told: FaultySession): Promise<boolean> => {
  const word = `feed${seed}`;
  const place = await engines.place(word);
  const registry = openRegistry(place.registryUrl, 4);
  const tape = openTape(place.tape);
  const log = await openLog(place.log);
  const ingest = startIngest({
    log,
    stream: place.log.stream,
    registry,
    tape,
    logger: pino({ level: 'fatal' }),
    clock: () => instant(Date.now()),
    openSource: () => Promise.resolve(sourceOf(told)),
    holder: randomUUID(),
    day: DAY,
    folder: path.join(engines.dir, word),
    snapshotMs: 5_000,
    leaseMs: 3_000,
    rereads: told.reads.length,
    rereadMs: 100,
  });
  try {
    await waitUntil(() => Promise.resolve(ingest.health().stage === 'finished'), `seed ${seed}`, 60_000);
    const { status, isTruth, broken, reasons } = await verifyDay({ registry, tape }, DAY, told.truth);
    const isGood = status === 'exact' ? isTruth && broken.length === 0 : reasons.length > 0;
    console.log(
      `  seed ${seed} through the engines: ${status}, ${isTruth ? 'the truth' : 'not the truth'}${isGood ? '' : ' WRONG'}`,
    );
    return isGood;
  } finally {
    await ingest.stop();
    await log.close();
    await tape.close();
    await registry.destroy();
  }
};

/** Sessions told with every fault that feeds are known to have: each ends exact, or provisional with its reason. */
export const drill: Drill = async ({ isFull, seed }) => {
  const count = isFull ? 200 : 20;
  const samples = isFull ? 5 : 2;
  const market = drillMarket(40);
  const started = performance.now();
  const tally = foldAll(seed, count, market);
  console.log(
    `${count} sessions folded twice in ${((performance.now() - started) / 1_000).toFixed(1)} s, ${tally.rejected} rows rejected`,
  );
  const engines = await startDrillEngines();
  let good = 0;
  try {
    for (let next = seed; next < seed + samples; next++) {
      if (await throughEngines(engines, next, faultySession(next, market, TRADES))) good += 1;
    }
  } finally {
    await engines.stop();
  }
  const { exact, provisional, silent, unstable } = tally;
  return {
    isGood: silent === 0 && unstable === 0 && good === samples && exact > 0,
    summary:
      `${count} sessions, ${exact} exact, ${provisional} provisional with reasons, ${silent} silent differences, ` +
      `${unstable} with another state hash the second time; ${good} of ${samples} right through the engines`,
  };
};
