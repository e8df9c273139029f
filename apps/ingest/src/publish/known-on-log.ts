import type { Gap, Log } from '@chuli/bus';
import type { TradingDate } from '@chuli/kernel';
import { parseLogId } from './log-id.ts';

/**
 * Which events of a day the log holds, by their message ids, as its readers take them: what came under an earlier term
 * than something before it was ignored and has to be published again.
 */
export const knownOnLog = async (log: Pick<Log, 'follow'>, day: TradingDate): Promise<Set<string>> => {
  let known = new Set<string>();
  let latestTerm = 0;
  let finish: () => void = () => undefined;
  const isCaughtUp = new Promise<void>((resolve) => (finish = resolve));
  const reading = log.follow({
    day,
    onMessage: ({ messageId }) => {
      const parsed = parseLogId(messageId);
      if (parsed === null || parsed.term < latestTerm) return;
      latestTerm = parsed.term;
      known.add(parsed.id);
    },
    onGap: ({ cause }: Gap) => {
      if (cause === 'began-anew') known = new Set();
    },
    onCaughtUp: finish,
  });
  await Promise.race([isCaughtUp, reading.ended]);
  await reading.stop();
  return known;
};
