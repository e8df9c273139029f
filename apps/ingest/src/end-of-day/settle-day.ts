import type { Registry } from '@chuli/registry';
import { upsertTradingSession } from '@chuli/registry/live';
import type { Session } from '@chuli/session';
import type { Tape, TradeRow } from '@chuli/tape';
import { clearLiveDay } from '@chuli/tape/live';
import { countLoad, restBeforeCounting, verifyLoad, writeLoad } from '@chuli/tape/write';
import { LeaseLostError, type Tenure, confirmTenure } from '../leader/tenure.ts';
import type { WholeDay } from '../sources/index.ts';
import type { TapeWriter } from '../tape-writer/tape-writer.ts';
import { checkTape } from './check-tape.ts';
import { standingTrades } from './closing-events.ts';
import { dayRowsOf, tradeRow } from './day-rows.ts';
import { type Verdict, judge } from './judge.ts';
import { writeDayRows } from './write-day.ts';
import type { TradingDate } from '@chuli/kernel';
import type { PassStep } from './steps.ts';

type ReplaceNeeds = { readonly tape: Tape; readonly tenure: Tenure; readonly pass: PassStep };

/**
 * Writes the day aside under the own term, compares it and makes it the one that counts. A process that stands still
 * after its lease was confirmed writes under a term that is over: whatever the next one wrote goes on counting.
 */
const replaceDay = async (
  { tape, tenure, pass }: ReplaceNeeds,
  day: TradingDate,
  rows: readonly TradeRow[],
): Promise<void> => {
  const written = await writeLoad(tape, day, rows, tenure.term);
  await pass('load-written');
  await verifyLoad(tape, written, rows);
  await pass('load-verified');
  await restBeforeCounting(tape, day);
  await confirmTenure(tenure);
  await pass('lease-confirmed');
  if (!(await countLoad(tape, written))) throw new LeaseLostError(tenure.term);
  await pass('load-counted');
};

export type SettleNeeds = ReplaceNeeds & {
  readonly registry: Registry;
  readonly writer: Pick<TapeWriter, 'finishDay'>;
};

const record = async (
  { registry, tenure: { term } }: SettleNeeds,
  session: Session,
  { isExact, reasons }: Verdict,
): Promise<void> => {
  const { turnover, volume, trades, symbols, source, declared } = session.market();
  const isRecorded = await upsertTradingSession(registry, {
    day: session.day,
    status: isExact ? 'exact' : 'provisional',
    source,
    reasons: [...reasons],
    declared: declared && {
      turnover: declared.turnover,
      volume: declared.volume,
      trades: declared.trades,
      symbols: null,
    },
    counted: { turnover, volume, trades, symbols },
    state_hash: session.stateHash(),
    term,
  });
  if (!isRecorded) throw new LeaseLostError(term);
};

/**
 * Writes the day whole as the fold has it, reads it back and says how far it can be trusted. Every step replaces by
 * state and under the own term, so that a process killed between any two of them is followed by one that does all of
 * them again, and one that stood still does no harm. While the day is provisional its running contracts stay: they are
 * what the log is refilled from.
 */
export const settleDay = async (needs: SettleNeeds, session: Session, whole: WholeDay): Promise<Verdict> => {
  const { tape, writer, tenure, pass } = needs;
  const { day } = session;
  const audit = session.audit();
  if (judge(audit, whole).isExact) await writer.finishDay(day);
  await pass('writer-finished');
  await replaceDay(needs, day, standingTrades(session).map(tradeRow));
  await confirmTenure(tenure);
  await writeDayRows(tape, { day, term: tenure.term }, dayRowsOf(session, session.market().source));
  await pass('bars-written');
  const verdict = judge(audit, whole, await checkTape(tape, session));
  await pass('tape-checked');
  await record(needs, session, verdict);
  await pass('verdict-recorded');
  if (verdict.isExact) {
    await confirmTenure(tenure);
    await clearLiveDay(tape, day);
  }
  await pass('session-cleared');
  return verdict;
};
