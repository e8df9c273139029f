import { type TradingDate, tradingDate } from '@chuli/kernel';
import { openRegistry } from '@chuli/registry';
import { readReference } from '@chuli/registry/reference';
import { type Tape, openTape } from '@chuli/tape';
import { type DayResult, UNEXPLAINED, closesOf, daysWithTrades, reconcileDay } from '@chuli/tape/reconcile';
import { readImportSteps } from '@chuli/tape/write';
import { type Settings, readSettings, runCommand } from '@chuli/command';
import { type AdjustedMoves, adjustedMoves } from './lib/reconcile/adjusted-moves.ts';
import { type Beyond, movesBeyond, printBeyond } from './lib/reconcile/moves-beyond.ts';
import { type SessionResult, isHonest, liveSessions, printSession } from './lib/reconcile/live-sessions.ts';

/** Days of the archive on which every symbol is known to agree, and how many there are. */
const EXACT_DAYS_OF_ARCHIVE = new Map([
  ['2024-05-21', 307],
  ['2024-06-10', 306],
  ['2024-09-10', 314],
]);

type Moves = { adjusted: AdjustedMoves; beyond: Beyond[] };

const moves = async (tape: Tape, { registryUrl }: Settings): Promise<Moves> => {
  const registry = openRegistry(registryUrl, 1);
  try {
    const { adjustments, doubtful } = await readReference(registry);
    const factors = adjustments.map(({ adjustment }) => adjustment);
    const shares = await registry
      .selectFrom('company')
      .select('symbol')
      .where('instrument', '=', 'Equity')
      .execute();
    const isShare = new Set<string>(shares.map(({ symbol }) => symbol));
    const closes = (await closesOf(tape)).filter(({ symbol }) => isShare.has(symbol));
    const adjusted = adjustedMoves(
      closes,
      factors.filter(({ symbol }) => isShare.has(symbol)),
    );
    const doubts = doubtful.map(({ symbol, action: { ex_on } }) => ({ symbol, ex_on }));
    return { adjusted, beyond: movesBeyond(closes, adjusted.remaining, doubts) };
  } finally {
    await registry.destroy();
  }
};

const countCauses = (days: readonly DayResult[]): [string, number][] => {
  const causes = days.flatMap(({ mismatches }) => mismatches.flatMap((mismatch) => mismatch.causes));
  return [...Map.groupBy(causes, (cause) => cause)]
    .map(([cause, rows]): [string, number] => [cause, rows.length])
    .sort(([, one], [, other]) => other - one);
};

const declaredText = (declared: DayResult['declared']): string => {
  if (declared === null) return 'no declared totals';
  return declared.isEqual ? 'totals as declared' : declared.cause;
};

const printDay = (
  { date, symbols, exact, mismatches, rollUpErrors, declared }: DayResult,
  list: boolean,
): void => {
  console.log(
    `${date}  ${String(exact).padStart(3)} of ${symbols} symbols exact, ` +
      `roll-ups ${rollUpErrors.length === 0 ? 'equal' : 'DIFFER'}, ${declaredText(declared)}`,
  );
  for (const error of rollUpErrors) console.log(`    roll-up differs: ${error}`);
  for (const { symbol, fields, causes } of mismatches) {
    if (list || causes.includes(UNEXPLAINED)) {
      console.log(`    ${symbol.padEnd(12)} ${fields.join(', ') || '-'}: ${causes.join('; ')}`);
    }
  }
};

/** Whether the days that are known to agree do; the sample market has its own days under the same dates. */
const checkExactDays = async (tape: Tape, days: readonly DayResult[]): Promise<boolean> => {
  const market = (await readImportSteps(tape)).get('market')?.digest;
  if (market !== 'archive') return true;
  const known = days.filter(({ date }) => EXACT_DAYS_OF_ARCHIVE.has(date));
  for (const { date, exact } of known) {
    console.log(`${date}: ${exact} of ${EXACT_DAYS_OF_ARCHIVE.get(date)} symbols must be exact`);
  }
  return known.every(
    ({ date, exact, symbols }) => exact === symbols && exact === EXACT_DAYS_OF_ARCHIVE.get(date),
  );
};

const sessionsText = (sessions: readonly SessionResult[]): string => {
  const count = (status: SessionResult['status']): number =>
    sessions.filter((session) => session.status === status).length;
  const wrong = sessions.filter((session) => !isHonest(session)).length;
  return `live days ${count('exact')} exact, ${count('provisional')} provisional, ${count('live')} running, ${wrong} wrong`;
};

const summaryOf = (days: readonly DayResult[], adjusted: AdjustedMoves): string => {
  const sum = (of: (day: DayResult) => number) => days.reduce((total, day) => total + of(day), 0);
  const unexplained = countCauses(days).find(([cause]) => cause === UNEXPLAINED)?.[1] ?? 0;
  const declared = days.flatMap((day) => (day.declared === null ? [] : [day.declared]));
  return (
    `${days.length} days, ${sum(({ exact }) => exact)} of ${sum(({ symbols }) => symbols)} symbol-days exact, ` +
    `${unexplained} unexplained; roll-ups equal on ${days.filter(({ rollUpErrors }) => rollUpErrors.length === 0).length}; ` +
    `totals as declared on ${declared.filter(({ isEqual }) => isEqual).length} of ${declared.length}; ` +
    `moves beyond the limit ${adjusted.beyondRaw} raw, ${adjusted.beyondAdjusted} adjusted, ` +
    `${adjusted.exDatesBeyond} of ${adjusted.exDates} ex-dates`
  );
};

type Result = {
  days: DayResult[];
  sessions: SessionResult[];
  causes: Record<string, number>;
  moves: Moves;
};

const reconcileAll = async (
  tape: Tape,
  settings: Settings,
  day: TradingDate | null,
  onDay: (result: DayResult) => void,
): Promise<Result> => {
  const days: DayResult[] = [];
  for (const date of day === null ? await daysWithTrades(tape) : [day]) {
    const result = await reconcileDay(tape, date);
    days.push(result);
    onDay(result);
  }
  return {
    days,
    sessions: await liveSessions(tape, settings.registryUrl, day),
    causes: Object.fromEntries(countCauses(days)),
    moves: await moves(tape, settings),
  };
};

const printResult = ({ sessions, causes, moves: { beyond } }: Result): void => {
  sessions.forEach(printSession);
  printBeyond(beyond, Infinity);
  for (const [cause, count] of Object.entries(causes)) console.log(`${String(count).padStart(6)}  ${cause}`);
};

const isExplained = (days: readonly DayResult[]): boolean =>
  days.every(
    ({ rollUpErrors, mismatches }) =>
      rollUpErrors.length === 0 && mismatches.every(({ causes }) => !causes.includes(UNEXPLAINED)),
  );

await runCommand({
  name: 'reconcile',
  summary:
    'Holds the tape against itself: trades, daily bars, broker roll-ups and declared totals of every day; and days that came live against their laws I1 to I5.',
  options: {
    day: { type: 'string', help: 'only this day, YYYY-MM-DD' },
    list: { type: 'boolean', help: 'list every mismatch with its cause, not only the unexplained' },
    json: { type: 'boolean', help: 'print everything as JSON' },
  },
  run: async ({ day, list, json }) => {
    const settings = readSettings();
    const tape = openTape({ url: settings.tapeUrl, database: settings.tapeDatabase, maxSeconds: 50 });
    try {
      const result = await reconcileAll(
        tape,
        settings,
        day === undefined ? null : tradingDate(day),
        (one) => {
          if (!json) printDay(one, list);
        },
      );
      if (json) console.log(JSON.stringify({ ...result, moves: result.moves.adjusted }));
      else printResult(result);
      const isExact = json || (await checkExactDays(tape, result.days));
      if (!json)
        console.log(`${summaryOf(result.days, result.moves.adjusted)}; ${sessionsText(result.sessions)}`);
      return isExact && isExplained(result.days) && result.sessions.every(isHonest) ? 0 : 1;
    } finally {
      await tape.close();
    }
  },
});
