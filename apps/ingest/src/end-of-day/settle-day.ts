import { type Registry, upsertTradingSession } from '@chuli/registry';
import type { Session } from '@chuli/session';
import { clearLiveDay } from '@chuli/tape';
import { LeaseLostError, confirmTenure } from '../leader/tenure.ts';
import type { WholeDay } from '../sources/index.ts';
import type { TapeWriter } from '../tape-writer/tape-writer.ts';
import { checkTape } from './check-tape.ts';
import { standingTrades } from './closing-events.ts';
import { dayRowsOf, tradeRow } from './day-rows.ts';
import { type Verdict, judge } from './judge.ts';
import { type ReplaceNeeds, replaceDay } from './replace-day.ts';
import { writeDayRows } from './write-day.ts';

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
