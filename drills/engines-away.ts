import { setTimeout as delay } from 'node:timers/promises';
import type { Drill } from './drill.ts';
import {
  APPS,
  type App,
  type AwayPlace,
  ENGINES,
  type EngineName,
  openAwayPlace,
} from './engines-away-place.ts';
import { type Answer, QUESTIONS, askOnce, wrongIn } from './engines-away-questions.ts';
import { WAY_FAULTS } from './way.ts';

const FAULTS = [...WAY_FAULTS, 'restarted'] as const;
type Fault = (typeof FAULTS)[number];

type Cell = { readonly engine: EngineName; readonly fault: Fault };

/** Without the log only live changes, and it does not ask: two faults show it. */
const SMALL_FAULTS: Readonly<Record<EngineName, readonly Fault[]>> = {
  postgres: FAULTS,
  clickhouse: FAULTS,
  nats: ['silent', 'restarted'],
};

const AWAY_MS = 1_500;
const ASK_EVERY_MS = 250;
const BACK_WITHIN_MS = 5_000;
const PATIENCE_MS = 30_000;

let round = 0;

const askAll = (place: AwayPlace): Promise<Answer>[] => {
  round += 1;
  return QUESTIONS.map((question) => askOnce(place, question, round));
};

/** All questions again and again while it lasts; what is still waiting at its end is waited for. */
const askWhile = async (place: AwayPlace, lasts: Promise<unknown>): Promise<Answer[]> => {
  const answers = askAll(place);
  const asking = setInterval(() => answers.push(...askAll(place)), ASK_EVERY_MS);
  try {
    await lasts;
  } finally {
    clearInterval(asking);
  }
  return Promise.all(answers);
};

const strike = async (place: AwayPlace, { engine, fault }: Cell): Promise<Answer[]> => {
  if (fault === 'restarted') {
    const restart = async (): Promise<void> => {
      await place.engines[engine].kill();
      await place.engines[engine].start();
    };
    return askWhile(place, restart());
  }
  await place.ways[engine].become(fault);
  const answers = await askWhile(place, delay(AWAY_MS));
  await place.ways[engine].become('open');
  return answers;
};

/** For each app the milliseconds until all its questions are answered again. */
const untilBack = async (place: AwayPlace): Promise<Map<App, number>> => {
  const started = performance.now();
  const back = new Map<App, number>();
  while (back.size < APPS.length) {
    const answers = await Promise.all(askAll(place));
    const now = performance.now() - started;
    for (const app of APPS) {
      const isBack = answers.every(({ question, status }) => question.app !== app || status === 200);
      if (isBack && !back.has(app)) back.set(app, now);
    }
    if (now > PATIENCE_MS) for (const app of APPS) if (!back.has(app)) back.set(app, Infinity);
    if (back.size < APPS.length) await delay(ASK_EVERY_MS);
  }
  return back;
};

const statusesOf = (answers: readonly Answer[]): string => {
  const counted = Map.groupBy(answers, ({ status }) => status);
  return [...counted]
    .toSorted(([a], [b]) => a - b)
    .map(([status, all]) => `${status === 0 ? 'none' : status}×${all.length}`)
    .join(' ');
};

type Verdict = { readonly longest: number; readonly back: number; readonly wrong: readonly string[] };

const judge = (answers: readonly Answer[], backs: ReadonlyMap<App, number>, cell: Cell): Verdict => {
  const all = new Set(answers.flatMap((answer) => wrongIn(answer, cell.engine) ?? []));
  const late = [...backs]
    .filter(([, ms]) => ms > BACK_WITHIN_MS)
    .map(([app, ms]) => `${app}: back after ${ms} ms`);
  for (const app of APPS) {
    const own = answers.filter(({ question }) => question.app === app);
    const longest = Math.max(...own.map(({ ms }) => ms));
    const columns = [cell.engine.padEnd(10), cell.fault.padEnd(9), app.padEnd(6)];
    const figures = [
      `${longest.toFixed(0).padStart(6)} ms`,
      `${(backs.get(app) ?? 0).toFixed(0).padStart(6)} ms`,
    ];
    console.log(`  ${[...columns, ...figures, statusesOf(own)].join('  ')}`);
  }
  const wrong = [...all, ...late];
  for (const what of wrong) console.log(`    wrong: ${what}`);
  return {
    longest: Math.max(...answers.map(({ ms }) => ms)),
    back: Math.max(...backs.values()),
    wrong,
  };
};

const cellsOf = (isFull: boolean, times: number): Cell[] =>
  Array.from({ length: times }, () =>
    ENGINES.flatMap((engine) => (isFull ? FAULTS : SMALL_FAULTS[engine]).map((fault) => ({ engine, fault }))),
  ).flat();

/** Takes each engine away in every way, and watches what readers of every process meet. */
export const drill: Drill = async ({ isFull, times = isFull ? 3 : 1 }) => {
  const place = await openAwayPlace();
  const verdicts: Verdict[] = [];
  try {
    await untilBack(place);
    console.log('  engine      fault      app      longest       back  answers');
    for (const cell of cellsOf(isFull, times)) {
      const answers = await strike(place, cell);
      verdicts.push(judge(answers, await untilBack(place), cell));
    }
  } finally {
    await place.stop();
  }
  const wrong = verdicts.reduce((sum, verdict) => sum + verdict.wrong.length, 0);
  const longest = Math.max(...verdicts.map((verdict) => verdict.longest));
  const back = Math.max(...verdicts.map((verdict) => verdict.back));
  return {
    isGood: wrong === 0,
    summary:
      `${verdicts.length} times an engine was away, longest wait ${longest.toFixed(0)} ms, ` +
      `all back within ${back.toFixed(0)} ms, ${wrong} things wrong`,
  };
};
