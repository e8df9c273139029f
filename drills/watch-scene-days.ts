import { paisa } from '@chuli/kernel';
import { previousTradingDay } from '@chuli/market';
import { findTradingSession, upsertTradingSession } from '@chuli/registry/live';
import { DAY } from './plan.ts';
import { untilSeen } from './watch-doing.ts';
import type { WatchPlace } from './watch-place.ts';
import type { Scene } from './watch-scene.ts';

const PUBLISHED = 'max(chuli_ingest_outbox_published)';
const SOME_CONTRACTS = 20;

/** While the tape took nothing the feed ended, and the day was imported from a file: its contracts come after that. */
const settleBetween = async (place: WatchPlace): Promise<void> => {
  const { registry, apps, ways, prometheus } = place;
  await ways.ingestTape.become('refused');
  const before = (await prometheus.value(PUBLISHED)) ?? 0;
  await untilSeen(place, PUBLISHED, (now) => (now ?? 0) > before + SOME_CONTRACTS);
  await apps.ingest.kill();
  const stored = await findTradingSession(registry, DAY);
  if (stored === undefined) throw new Error('no session of the day');
  const { updated_at: _, ...session } = stored;
  await upsertTradingSession(registry, { ...session, status: 'exact' });
  await ways.ingestTape.become('open');
  apps.ingest.start();
};

/** A day of which more contracts were counted than the tape has: the worker compares it when it begins. */
const claimExactDay = async ({ registry, apps }: WatchPlace): Promise<void> => {
  await upsertTradingSession(registry, {
    day: previousTradingDay(DAY),
    status: 'exact',
    source: 'drill',
    reasons: [],
    declared: null,
    counted: { trades: 7, volume: 7_000, turnover: paisa(700_000), symbols: 1 },
    state_hash: null,
    term: 0,
  });
  await apps.worker.end();
  apps.worker.start();
};

export const SETTLED: Scene = {
  name: 'days are settled: one while contracts of it are under way, one with contracts that nobody has',
  strikes: [
    { alarm: 'ContractsLate', strike: settleBetween },
    { alarm: 'ExactDayDisagrees', strike: claimExactDay },
  ],
};
