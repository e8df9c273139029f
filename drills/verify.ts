import type { Registry } from '@chuli/registry';
import { findTradingSession } from '@chuli/registry/live';
import { type TradeEvent, hashTrades } from '@chuli/session';
import type { Tape } from '@chuli/tape';
import { liveDays } from '@chuli/tape/live';
import type { TradingDate } from '@chuli/kernel';
import { LAWS, brokenLaws, checkLiveDay } from '@chuli/worker/live-day';

const STORED = `
SELECT toString(contract_id) AS contractId, symbol, quantity, rate, amount,
  toUnixTimestamp64Micro(traded_at) AS at, buyer, seller
FROM counted_trade AS trade WHERE traded_on = {day:Date}`;

/** Harmless of itself: nobody reads them once the day counts, and a night sweeps them. */
export const LEFT_BEHIND = 'running contracts left behind';

export type Verification = {
  readonly status: string;
  readonly reasons: readonly string[];
  /** Contracts on the tape beyond or short of the truth; 0 and other figures when only they differ. */
  readonly lost: number;
  readonly doubled: number;
  readonly isTruth: boolean;
  readonly broken: readonly string[];
};

/** What the tape holds of a day against what really happened, contract by contract. */
export const verifyDay = async (
  { registry, tape }: { registry: Registry; tape: Tape },
  day: TradingDate,
  truth: readonly TradeEvent[],
): Promise<Verification> => {
  const stored = await findTradingSession(registry, day);
  const result = await tape.query({ query: STORED, query_params: { day }, format: 'JSONEachRow' });
  const rows = await result.json<Omit<TradeEvent, 'kind'>>();
  const ids = new Set(rows.map(({ contractId }) => contractId));
  const results = await checkLiveDay(tape, day);
  const left = (await liveDays(tape)).includes(day) ? [LEFT_BEHIND] : [];
  const broken = brokenLaws(results);
  for (const law of broken) console.log(`  ${law}: ${results[law].slice(0, 3).join(' | ')}`);
  return {
    status: stored?.status ?? 'unknown',
    reasons: stored?.reasons ?? [],
    lost: truth.filter(({ contractId }) => !ids.has(contractId)).length,
    doubled: rows.length - ids.size,
    isTruth: hashTrades(rows) === hashTrades(truth),
    broken: [...broken, ...(stored?.status === 'exact' ? left : [])],
  };
};

export const lawsText = ({ broken }: Verification): string =>
  broken.length === 0 ? `${LAWS[0]}–${LAWS.at(-1)} hold` : `BROKEN ${broken.join(' ')}`;
