import type { TradingDate } from '@chuli/kernel';
import { addTradingDays } from '@chuli/market';
import { openRegistry } from '@chuli/registry';
import { openTape } from '@chuli/tape';
import { liveDays } from '@chuli/tape/live';
import { clearFinished } from '@chuli/worker';
import { quantile } from '@chuli/harness';
import { startCloseFeeds } from './close-feeds.ts';
import { FIRST_DAY, smallDay } from './close-plan.ts';
import { type Sums, startReader } from './close-reader.ts';
import { closeStrikes, strikeDay } from './close-strikes.ts';
import { type Drill } from './drill.ts';
import { startDrillEngines } from './engines.ts';
import { truthOf } from './plan.ts';
import { LEFT_BEHIND, verifyDay } from './verify.ts';

const STRIKES = { small: 18, full: 300 };

type Trades = Awaited<ReturnType<typeof truthOf>>;

const sumsOf = (trades: Trades): Sums => ({
  count: trades.length,
  quantity: trades.reduce((sum, { quantity }) => sum + quantity, 0),
  amount: trades.reduce((sum, { amount }) => sum + amount, 0),
});

/** Strikes the leader at every step of the end of a day; readers see the day before or after, never in between. */
export const drill: Drill = async ({ isFull, seed, times = isFull ? STRIKES.full : STRIKES.small }) => {
  const engines = await startDrillEngines();
  const place = await engines.place('close');
  const feeds = await startCloseFeeds(engines, place, seed);
  const registry = openRegistry(place.registryUrl, 2);
  const tape = openTape(place.tape);
  const reader = startReader(place);
  const problems: string[] = [];
  const took: number[] = [];
  const verify = async (day: TradingDate, truth: Trades): Promise<void> => {
    const { status, isTruth, lost, doubled, broken } = await verifyDay({ registry, tape }, day, truth);
    if (status === 'exact' && isTruth && broken.every((what) => what === LEFT_BEHIND)) return;
    problems.push(`${day} ${status}, ${lost} lost, ${doubled} doubled, broken: ${broken.join(' ')}`);
  };
  try {
    for (const [index, strike] of closeStrikes(times).entries()) {
      const day = addTradingDays(FIRST_DAY, index);
      const truth = await truthOf(smallDay(seed, day));
      reader.watch(day, sumsOf(truth));
      const ms = await strikeDay({ feeds, registry }, day, strike);
      took.push(ms);
      await verify(day, truth);
      console.log(`  ${day}  ${strike.name.padEnd(20)} after ${strike.step.padEnd(16)} ${ms.toFixed(0)} ms`);
    }
    problems.push(...reader.wrong);
    const late = await clearFinished({ registry, tape });
    for (const day of await liveDays(tape)) problems.push(`${day}: ${LEFT_BEHIND}`);
    for (const problem of problems.slice(0, 20)) console.log(`  WRONG ${problem}`);
    return {
      isGood: problems.length === 0,
      summary:
        `${took.length} strikes at the end of a day, exact again after ${quantile(took, 0.5).toFixed(0)} ms ` +
        `(longest ${Math.max(...took).toFixed(0)}); ${reader.asked()} questions beside it, ` +
        `${reader.wrong.length} saw an empty, half or doubled day; ` +
        `${late} late batches swept; ${problems.length} problems`,
    };
  } finally {
    await reader.stop();
    await feeds.kill();
    await Promise.all([registry.destroy(), tape.close()]);
    await engines.stop();
  }
};
