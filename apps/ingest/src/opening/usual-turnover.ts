import { type TradingDate, addDays, atKathmandu, paisa } from '@chuli/kernel';
import { type Period, sessionHours } from '@chuli/market';
import type { OpeningEvent } from '@chuli/session';
import type { Tape } from '@chuli/tape';

const SESSIONS = 20;
const FEWEST_SESSIONS = 5;
/** Twenty sessions lie within it, Dashain and Tihar included. */
const DAYS_BACK = 60;
const WHOLE = 10_000;

/** Minutes are counted from midnight in Kathmandu, which is UTC+05:45. */
const BY_MINUTE = `
SELECT traded_on, groupArray(tuple(minute, amount)) AS minutes, sum(amount) AS whole
FROM (
  SELECT traded_on, intDiv(toUnixTimestamp(assumeNotNull(traded_at)) + 20700, 60) % 1440 AS minute,
    sum(trade.amount) AS amount
  FROM counted_trade AS trade
  WHERE traded_on >= {from:Date} AND traded_on < {day:Date} AND traded_at IS NOT NULL
  GROUP BY traded_on, minute
)
GROUP BY traded_on ORDER BY traded_on DESC LIMIT {sessions:UInt8}`;

type SessionRow = { traded_on: TradingDate; minutes: [minute: number, amount: number][]; whole: number };

const isSameHours = (day: TradingDate, { from, to }: Period): boolean => {
  const hours = sessionHours(day);
  return hours.from === from && hours.to === to;
};

/** What was done by the end of each minute of the continuous session, the opening auction included in the first. */
const doneByMinute = ({ minutes }: SessionRow, { from, to }: Period): number[] => {
  const amounts = Array.from({ length: to - from }, () => 0);
  for (const [minute, amount] of minutes) {
    const at = Math.min(Math.max(minute - from, 0), amounts.length - 1);
    amounts[at] = (amounts[at] ?? 0) + amount;
  }
  let done = 0;
  return amounts.map((amount) => (done += amount));
};

/** The middle of the last sessions of the same hours; null where fewer than five of them have trade times. */
export const usualTurnover = async (tape: Tape, day: TradingDate): Promise<OpeningEvent['usualTurnover']> => {
  const result = await tape.query({
    query: BY_MINUTE,
    query_params: { day, from: addDays(day, -DAYS_BACK), sessions: SESSIONS },
    format: 'JSONEachRow',
  });
  const hours = sessionHours(day);
  const rows = (await result.json<SessionRow>()).filter(
    ({ traded_on, whole }) => whole > 0 && isSameHours(traded_on, hours),
  );
  if (rows.length < FEWEST_SESSIONS || atKathmandu(day, hours.to) <= atKathmandu(day, hours.from))
    return null;
  const shares = rows.map((row) => doneByMinute(row, hours).map((done) => done / row.whole));
  const mean = (of: (share: readonly number[]) => number): number =>
    shares.reduce((sum, share) => sum + of(share), 0) / shares.length;
  return {
    curve: Array.from({ length: hours.to - hours.from }, (_, minute) =>
      Math.round(mean((share) => share[minute] ?? 1) * WHOLE),
    ),
    whole: paisa(Math.round(rows.reduce((sum, { whole }) => sum + whole, 0) / rows.length)),
  };
};
