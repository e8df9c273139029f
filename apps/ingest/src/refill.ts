import type { Log } from '@chuli/bus';
import type { TradingDate } from '@chuli/kernel';
import type { SessionEvent } from '@chuli/session';
import { type Tape, liveContracts } from '@chuli/tape';
import { lackingOnLog } from './publish/lacking-on-log.ts';

/** Whether the tape has a contract that the log does not know; cheap, because it hardly ever has. */
const isTapeAhead = async (tape: Tape, day: TradingDate, known: ReadonlySet<string>): Promise<boolean> => {
  const groups = await liveContracts(tape, day);
  return groups.some(({ contract_ids, is_reversed }) =>
    contract_ids.some(
      (id) => (!known.has(id) && !known.has(`${id}+b`)) || (is_reversed && !known.has(`reversal:${id}`)),
    ),
  );
};

/** What a log that was wiped, or lost its tail, has to be told again from the tape. */
export const refillOf = async (
  tape: Tape,
  log: Pick<Log, 'follow'>,
  day: TradingDate,
  known: ReadonlySet<string>,
): Promise<SessionEvent[]> => ((await isTapeAhead(tape, day, known)) ? lackingOnLog(tape, log, day) : []);
