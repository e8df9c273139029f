import type { TradingDate } from '@chuli/kernel';
import { openRegistry } from '@chuli/registry';
import type { StoredSession } from '@chuli/registry/live';
import type { Tape } from '@chuli/tape';
import { liveTotals } from '@chuli/tape/live';
import { LAWS, type LawResults, brokenLaws, checkLiveDay } from '@chuli/worker/live-day';

export type SessionResult = {
  day: TradingDate;
  status: StoredSession['status'];
  reasons: string[];
  /** Null while the session runs: nothing of it is final. */
  laws: LawResults | null;
  /** Contracts that are still among those of running sessions. */
  running: number;
};

/** An exact day breaks no law; a provisional one says why it is. */
export const isHonest = ({ status, reasons, laws }: SessionResult): boolean => {
  if (status === 'exact') return laws !== null && brokenLaws(laws).length === 0;
  return status === 'live' || reasons.length > 0;
};

/** Days that came live, with their status and what holds of them. */
export const liveSessions = async (
  tape: Tape,
  registryUrl: string,
  day: TradingDate | null,
): Promise<SessionResult[]> => {
  const registry = openRegistry(registryUrl, 1);
  try {
    const stored = await registry.selectFrom('trading_session').selectAll().orderBy('day').execute();
    const results: SessionResult[] = [];
    for (const { day: date, status, reasons } of stored) {
      if (day !== null && date !== day) continue;
      results.push({
        day: date,
        status,
        reasons,
        laws: status === 'live' ? null : await checkLiveDay(tape, date),
        running: (await liveTotals(tape, date)).trades,
      });
    }
    return results;
  } finally {
    await registry.destroy();
  }
};

export const printSession = (result: SessionResult): void => {
  const { day, status, reasons, laws, running } = result;
  const held =
    laws === null
      ? 'not closed yet'
      : LAWS.map((law) => `${law} ${laws[law].length === 0 ? 'holds' : 'BROKEN'}`).join(', ');
  console.log(
    `${day}  ${status}: ${held}${running > 0 ? `, ${running} contracts of the running session` : ''}`,
  );
  for (const reason of reasons) console.log(`    because ${reason}`);
  if (laws === null) return;
  for (const law of brokenLaws(laws)) for (const why of laws[law]) console.log(`    ${law}: ${why}`);
};
