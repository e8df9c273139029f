import type { TradingDate } from '@chuli/kernel';
import type { Tape } from '@chuli/tape';

/** What a market holds: its sessions, oldest first, the busiest one with times of trades, busy stocks, the busiest broker. */
export type KnownMarket = {
  readonly sessions: readonly TradingDate[];
  readonly timed: TradingDate | null;
  readonly symbols: readonly string[];
  readonly broker: string;
};

const SESSIONS = 'SELECT DISTINCT traded_on FROM daily_bar ORDER BY traded_on';
const TIMED =
  'SELECT traded_on FROM counted_trade WHERE traded_at IS NOT NULL GROUP BY traded_on ORDER BY count() DESC LIMIT 1';
const BUSIEST = `
  SELECT symbol FROM daily_bar FINAL
  WHERE traded_on > (SELECT max(traded_on) - 30 FROM daily_bar) GROUP BY symbol ORDER BY sum(amount) DESC LIMIT 60`;
const BROKER = 'SELECT buyer FROM counted_trade GROUP BY buyer ORDER BY count() DESC LIMIT 1';

/** Looks around in a market that was loaded before. */
export const knownMarket = async (tape: Tape): Promise<KnownMarket> => {
  const sessions = await tape.rows<{ traded_on: TradingDate }>(SESSIONS, {});
  if (sessions.length === 0) throw new Error('The engines hold no market: npm run sample, npm run record.');
  const [timed] = await tape.rows<{ traded_on: TradingDate }>(TIMED, {});
  const symbols = await tape.rows<{ symbol: string }>(BUSIEST, {});
  const [broker] = await tape.rows<{ buyer: string }>(BROKER, {});
  return {
    sessions: sessions.map(({ traded_on }) => traded_on),
    timed: timed?.traded_on ?? null,
    symbols: symbols.map(({ symbol }) => symbol),
    broker: broker?.buyer ?? '1',
  };
};
