import { type Registry, upsertTradingSession } from '@chuli/registry';
import type { Session } from '@chuli/session';
import { type Tape, clearLiveDay, replaceTradeDay } from '@chuli/tape';
import type { WholeDay } from '../sources/index.ts';
import type { TapeWriter } from '../tape-writer/tape-writer.ts';
import { checkTape } from './check-tape.ts';
import { standingTrades } from './closing-events.ts';
import { dayRowsOf, tradeRow } from './day-rows.ts';
import { type Verdict, judge } from './judge.ts';
import { writeDayRows } from './write-day.ts';

export type SettleNeeds = {
  readonly registry: Registry;
  readonly tape: Tape;
  readonly writer: Pick<TapeWriter, 'finishDay'>;
};

const record = async (registry: Registry, session: Session, { isExact, reasons }: Verdict): Promise<void> => {
  const { turnover, volume, trades, symbols, source, declared } = session.market();
  await upsertTradingSession(registry, {
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
  });
};

/**
 * Writes the day whole as the fold has it, reads it back and says how far it can be trusted. Every step replaces by
 * state, so that a process killed between any two of them is followed by one that does all of them again. While the day
 * is provisional its running contracts stay: they are what the log is refilled from.
 */
export const settleDay = async (
  { registry, tape, writer }: SettleNeeds,
  session: Session,
  whole: WholeDay,
): Promise<Verdict> => {
  const { day } = session;
  const audit = session.audit();
  if (judge(audit, whole).isExact) await writer.finishDay(day);
  await replaceTradeDay(tape, day, standingTrades(session).map(tradeRow));
  await writeDayRows(tape, day, dayRowsOf(session, session.market().source));
  const verdict = judge(audit, whole, await checkTape(tape, session));
  await record(registry, session, verdict);
  if (verdict.isExact) await clearLiveDay(tape, day);
  return verdict;
};
