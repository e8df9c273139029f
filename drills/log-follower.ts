import { type LogAddress, openLog } from '@chuli/bus';
import { followMarket } from '@chuli/live';
import { type TradingDate, instant } from '@chuli/kernel';
import { type Session, decodeEvent, openSession } from '@chuli/session';
import { waitUntil } from '@chuli/harness';

const PATIENCE_MS = 30_000;

/** The fold of the gateway, as a reader of the log; it lives through whatever happens to the servers. */
export const followAsLive = async (address: LogAddress) => {
  const log = await openLog({ ...address, role: 'reader', clientName: 'drill' });
  const sessions = new Map<TradingDate, Session>();
  const gaps: string[] = [];
  const market = followMarket(
    ({ onEvent, onCaughtUp }) =>
      log.follow({
        day: null,
        onMessage: ({ bytes }) => onEvent(decodeEvent(bytes)),
        onGap: ({ cause }) => void gaps.push(cause),
        onCaughtUp,
      }),
    (day) => {
      const session = openSession(day);
      sessions.set(day, session);
      return session;
    },
    () => instant(Date.now()),
  );
  return {
    gaps,
    /** Hashes of the day once everything that is on the log was heard. */
    hashes: async (day: TradingDate): Promise<{ trades: string; state: string; heard: number }> => {
      const { sequence } = await log.lastPosition();
      const heard = (): number => sessions.get(day)?.sequence ?? 0;
      await waitUntil(
        () => Promise.resolve(market.isCaughtUp() && heard() >= sequence),
        'the follower to hear everything',
        PATIENCE_MS,
      );
      const session = sessions.get(day);
      return { trades: session?.tradesHash() ?? '', state: session?.stateHash() ?? '', heard: heard() };
    },
    stop: async (): Promise<void> => {
      await market.stop();
      await log.close();
    },
  };
};
