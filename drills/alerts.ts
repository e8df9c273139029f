import { setTimeout as delay } from 'node:timers/promises';
import { type TradingDate, atKathmandu } from '@chuli/kernel';
import { Random } from '@chuli/simulator';
import { type DrillProcess, startProcess } from '@chuli/harness';
import { barsOf, ticksOf } from './alerts-heard.ts';
import {
  BEFORE,
  type DayBar,
  LATER,
  NEXT,
  type PlannedAlert,
  type PlannedDay,
  corrected,
  planAlerts,
  planDay,
  planNext,
} from './alerts-plan.ts';
import { type AlertsPlace, flatBars, openAlertsPlace } from './alerts-place.ts';
import type { AlertProcess } from './alerts-process.ts';
import { measureTicks } from './alerts-ticks.ts';
import { type Sessions, barKey, openTruth } from './alerts-truth.ts';
import { expectedLines, faultsOfMessages, keptLines } from './alerts-verify.ts';
import type { Drill } from './drill.ts';
import { DAY } from './plan.ts';

const SIZES = { small: [1_000, 10_000, 100_000], full: [1_000, 10_000, 100_000, 1_000_000] };
const KILLS = { small: 10, full: 200 };
const PLAN = {
  small: { alerts: 400, stocks: 40, trades: 3_000 },
  full: { alerts: 3_000, stocks: 100, trades: 12_000 },
};
const FLAT = 0.1;
const PATIENCE_MS = 120_000;

/** The judge by a clock of its own; killed as it stands and started again. */
const startJudge = ({ place }: AlertsPlace, day: TradingDate, minutes: number): DrillProcess => {
  const drill: AlertProcess = { place, aheadMs: atKathmandu(day, minutes) - Date.now() };
  const level = process.env['CHULI_LOG_LEVEL'] ?? 'fatal';
  return startProcess(
    'drills/alerts-process.ts',
    { DRILL: JSON.stringify(drill), CHULI_LOG_LEVEL: level },
    0,
  );
};

/** From its very beginning until some time after it has caught up. */
const strike = async (judge: DrillProcess, random: Random): Promise<void> => {
  await delay(random.whole(50, 1_800));
  await judge.kill();
  judge.start();
};

/** Publishes the day in parts and strikes after each. */
const playDay = async (
  at: AlertsPlace,
  { events }: PlannedDay,
  { kills, random }: { kills: number; random: Random },
): Promise<void> => {
  const judge = startJudge(at, DAY, 12 * 60);
  const cuts = Array.from({ length: kills }, () => random.whole(0, events.length)).toSorted((a, b) => a - b);
  let from = 0;
  const publishTo = async (to: number): Promise<void> => {
    await at.publish(events.slice(from, to));
    from = to;
  };
  try {
    for (const cut of cuts) {
      const publishing = publishTo(cut);
      await strike(judge, random);
      await publishing;
    }
    await publishTo(events.length);
    await untilQuiet(at);
  } finally {
    await judge.kill();
  }
};

/** Until nothing was told for a while: the log is then judged to its end. */
const untilQuiet = async ({ registry, ids }: AlertsPlace, forMs = 4_000): Promise<void> => {
  let [known, since] = [-1, performance.now()];
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() - since < forMs && performance.now() < deadline) {
    const { length } = await keptLines(registry, ids);
    if (length !== known) [known, since] = [length, performance.now()];
    await delay(100);
  }
};

/** Judges sessions that are over, struck on the way, until it says what it has to. */
const judgeOver = async (
  at: AlertsPlace,
  [day, minutes]: readonly [TradingDate, number],
  { kills, random, isDone }: { kills: number; random: Random; isDone: () => Promise<boolean> },
): Promise<void> => {
  const judge = startJudge(at, day, minutes);
  try {
    for (let kill = 0; kill < kills; kill += 1) await strike(judge, random);
    const deadline = performance.now() + PATIENCE_MS;
    while (!(await isDone()) && performance.now() < deadline) await delay(200);
    await untilQuiet(at, 2_000);
  } finally {
    await judge.kill();
  }
};

const sessionsOf = (days: readonly TradingDate[], bars: readonly DayBar[]): Sessions => {
  const byKey = new Map(bars.map((bar) => [barKey(bar.symbol, bar.day), bar]));
  return {
    days,
    bars: byKey,
    baseOf: (symbol, day) => {
      const before = days.findLast((one) => one < day && byKey.has(barKey(symbol, one)));
      return before === undefined ? null : (byKey.get(barKey(symbol, before))?.close ?? null);
    },
  };
};

const differenceOf = (expected: readonly string[], kept: readonly string[]): string[] => {
  const [wanted, found] = [new Set(expected), new Set(kept)];
  return [
    ...expected.filter((line) => !found.has(line)).map((line) => `missing  ${line}`),
    ...kept.filter((line) => !wanted.has(line)).map((line) => `not due  ${line}`),
    ...(kept.length === found.size ? [] : ['a firing stands twice']),
  ];
};

type Played = {
  readonly problems: readonly string[];
  readonly told: readonly string[];
  readonly kills: number;
};

/** A day that is followed, its close, a session that nobody followed, and corrections of both. */
const play = async (
  { day, alerts }: { day: PlannedDay; alerts: readonly PlannedAlert[] },
  { kills, seed }: { kills: number; seed: number },
): Promise<Played> => {
  const random = new Random(seed, 'strikes');
  const at = await openAlertsPlace(alerts, day);
  try {
    const before = flatBars(day.listings, BEFORE);
    const bases = new Map(before.map(({ symbol, close }) => [symbol, close]));
    const truth = openTruth(alerts, { day: DAY, before: BEFORE, ticks: ticksOf(day.events), bases });
    const own = barsOf(day.events, DAY);
    const next = planNext(seed, own);
    const aside = Math.max(1, Math.floor(kills / 10));
    const isJudgedTo = (to: TradingDate) => async () =>
      (await at.registry.selectFrom('alert_judge').select('judged_to').executeTakeFirst())?.judged_to === to;

    await at.write(before);
    await playDay(at, day, { kills: kills - 3 * aside, random });
    await at.write([...before, ...own]);
    await judgeOver(at, [DAY, 17 * 60], { kills: aside, random, isDone: isJudgedTo(DAY) });
    truth.over(sessionsOf([BEFORE, DAY], [...before, ...own]), { from: DAY, isAgain: false });

    await at.write([...before, ...own, ...next]);
    await judgeOver(at, [LATER, 12 * 60], { kills: aside, random, isDone: isJudgedTo(NEXT) });
    const all = sessionsOf([BEFORE, DAY, NEXT], [...before, ...own, ...next]);
    const first = truth.over(all, { from: NEXT, isAgain: false });

    const [ownThen, nextThen] = [corrected(seed, own), corrected(seed + 1, next)];
    await at.write([...before, ...ownThen, ...nextThen]);
    const then = sessionsOf([BEFORE, DAY, NEXT], [...before, ...ownThen, ...nextThen]);
    const last = truth.over(then, { from: DAY, isAgain: true });
    const expected = expectedLines({
      forming: truth.forming,
      first,
      last,
      judgedOn: DAY,
      bars: then.bars,
      alerts,
    });
    const isDone = async (): Promise<boolean> =>
      differenceOf(expected, await keptLines(at.registry, at.ids)).length === 0;
    await judgeOver(at, [LATER, 12 * 60], { kills: aside, random, isDone });
    const told = await keptLines(at.registry, at.ids);
    const problems = [...differenceOf(expected, told), ...(await faultsOfMessages(at.place.registryUrl))];
    return { problems, told, kills };
  } finally {
    await at.stop();
  }
};

const countOf = (lines: readonly string[], word: string): number =>
  lines.filter((line) => line.split(' ').includes(word)).length;

/** Alerts on levels: what a tick costs, and that a judge that dies again and again tells everything once. */
export const drill: Drill = async ({ isFull, seed, times }) => {
  const size = isFull ? 'full' : 'small';
  const cost = measureTicks(SIZES[size], seed);
  for (const { alerts, tickNs, addUs } of cost.sizes)
    console.log(
      `  ${alerts.toLocaleString('en')} alerts: a tick ${tickNs.toFixed(0)} ns, one more ${addUs.toFixed(1)} µs`,
    );
  const { alerts: count, ...market } = PLAN[size];
  const day = planDay(seed, market);
  const alerts = planAlerts(seed, count, day);
  const { problems, told, kills } = await play({ day, alerts }, { kills: times ?? KILLS[size], seed });
  for (const problem of problems.slice(0, 20)) console.log(`  WRONG ${problem}`);
  return {
    isGood: cost.exponent <= FLAT && problems.length === 0 && told.length > 0,
    summary:
      `a tick costs alerts^${cost.exponent.toFixed(3)} (at most ${FLAT}); ${told.length} firings of ${count} alerts ` +
      `through ${kills} kills, ${countOf(told, 'forming')} while the day formed, ${countOf(told, 'late')} late, ` +
      `${countOf(told, 'withdrawn')} withdrawn; ${problems.length} problems`,
  };
};
