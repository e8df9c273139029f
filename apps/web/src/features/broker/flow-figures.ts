import { digits, t } from '@chuli/language';
import type { Bar, Line } from '@chuli/ui';
import { coverageText } from '../../screen-kit/coverage-text.ts';
import type { FlowReply, FlowRow, Measure } from '../../shared/broker/flow-address.ts';

export const netOf = (row: FlowRow, measure: Measure): number =>
  measure === 'shares' ? row.net : row.net_amount;

/** The broker of a row about brokers, else its stock. */
export const nameOf = (row: FlowRow): string => row.broker ?? row.symbol ?? '';

export const netBars = (rows: readonly FlowRow[], measure: Measure): Bar[] =>
  rows.map((row) => ({ id: nameOf(row), label: nameOf(row), value: netOf(row, measure) }));

/** Those that bought and sold most, in rupees. */
export const largestByTurnover = (rows: readonly FlowRow[], most: number): Bar[] =>
  rows
    .map((row) => ({ id: nameOf(row), label: nameOf(row), value: row.bought_amount + row.sold_amount }))
    .sort((a, b) => b.value - a.value)
    .slice(0, most);

const runningSum = (values: readonly number[]): number[] => {
  let sum = 0;
  return values.map((value) => (sum += value));
};

/** Running net of the two largest each way; null where the sessions are not told apart. */
export const runningLines = ({ rows }: FlowReply): Line[] | null => {
  const known = rows.filter((row) => row.net_by_session !== null);
  if (known.length === 0) return null;
  const sorted = [...known].sort((a, b) => b.net - a.net);
  const buyers = sorted.filter((row) => row.net > 0).slice(0, 2);
  const sellers = sorted
    .filter((row) => row.net < 0)
    .slice(-2)
    .reverse();
  const line =
    (direction: Line['direction']) =>
    (row: FlowRow, index: number): Line => ({
      id: nameOf(row),
      label: row.broker === null ? nameOf(row) : `b${nameOf(row)}`,
      values: runningSum(row.net_by_session ?? []),
      direction,
      isFirst: index === 0,
    });
  return [...buyers.map(line('up')), ...sellers.map(line('down'))];
};

/** How many of the latest sessions in a row the net had the sign it has over the whole range. */
export const sessionsInARow = ({ net, net_by_session }: FlowRow): number | null => {
  if (net_by_session === null || net === 0) return net_by_session === null ? null : 0;
  const sign = Math.sign(net);
  const against = net_by_session.findLastIndex((value) => Math.sign(value) !== sign);
  return net_by_session.length - 1 - against;
};

/** What was bought net by all net buyers: the whole of which each net is a part. */
export const totalNetBought = (rows: readonly FlowRow[], measure: Measure): number =>
  rows.reduce((sum, row) => sum + Math.max(0, netOf(row, measure)), 0);

/** How much of the range is missing, or null when nothing is. */
export const missingText = ({
  sessions,
  coverage,
}: Pick<FlowReply, 'sessions' | 'coverage'>): string | null => coverageText(coverage, sessions.length);

/** That shares before an ex-date were turned into shares of the last day; null when none lies in the range. */
export const adjustedText = ({
  adjusted_for,
  to_date,
}: Pick<FlowReply, 'adjusted_for' | 'to_date'>): string | null => {
  const [first, ...others] = adjusted_for;
  if (first === undefined) return null;
  const date = digits(to_date);
  return others.length === 0
    ? t('Shares and averages are those of {date}, after the ex-date {ex_on}', {
        date,
        ex_on: digits(first.ex_on),
      })
    : t('Shares and averages are those of {date}, after {count} ex-dates', {
        date,
        count: adjusted_for.length,
      });
};
