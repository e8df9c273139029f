import type { RowOf } from '@chuli/contracts';
import type { TradingDate } from '@chuli/kernel';
import { CLOSE_RULE } from '@chuli/market';
import { t } from '@chuli/language';
import { dateText } from '@chuli/ui';

export type CloseRow = RowOf<'/data/ltp-vs-close/'>;

/** What the close was on this day, in the words of the dated rule. */
export const closeRuleText = (date: TradingDate): string => {
  const { value, from, to } = CLOSE_RULE.factOn(date);
  if (value === 'average-last-15-minutes' && from !== null && to !== null) {
    return t(
      'From {from} to {to} the close was the average price of the last 15 minutes, weighted by volume: it may differ from the last trade.',
      { from: dateText(from), to: dateText(to) },
    );
  }
  return from === null
    ? t('Up to {to} the close was the last traded price.', { to: dateText(to ?? date) })
    : t('Since {from} the close is the last traded price: the two are equal.', { from: dateText(from) });
};

/** The last day on which close and last trade could differ, where this one has a rule that makes them equal. */
export const lastDayOfAverages = (date: TradingDate): TradingDate | null =>
  CLOSE_RULE.on(date) === 'average-last-15-minutes'
    ? null
    : (CLOSE_RULE.facts.findLast(({ value }) => value === 'average-last-15-minutes')?.to ?? null);

/** The last session in which the two prices could differ, where the shown one has a rule that makes them equal. */
const dayOfDifferences = (
  shown: TradingDate,
  sessions: readonly { date: TradingDate }[] = [],
): TradingDate | undefined => {
  const end = lastDayOfAverages(shown);
  return end === null ? undefined : sessions.find(({ date }) => date <= end)?.date;
};

type Shown = {
  reply: { as_of: TradingDate };
  also: { sessions?: { rows: readonly { date: TradingDate }[] } | undefined };
  set: (changes: { date: TradingDate }) => void;
};

/** The way to that session. */
export const wayToDifferences = ({ reply, also, set }: Shown) => {
  const date = dayOfDifferences(reply.as_of, also.sessions?.rows);
  if (date === undefined) return undefined;
  return {
    label: t('Show {date}, when they differed', { date: dateText(date) }),
    onClick: () => set({ date }),
  };
};

export type CloseCount = {
  /** Stocks of which both prices are known. */
  compared: number;
  above: number;
  below: number;
  /** The largest distance either way, in percent. */
  widest: number | null;
};

export const countOf = (rows: readonly CloseRow[]): CloseCount => {
  const known = rows.filter(({ difference }) => difference !== null);
  const percents = known.flatMap(({ percentage_difference: percent }) => percent ?? []);
  return {
    compared: known.length,
    above: known.filter(({ difference }) => (difference ?? 0) > 0).length,
    below: known.filter(({ difference }) => (difference ?? 0) < 0).length,
    widest: percents.length === 0 ? null : percents.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a)),
  };
};

export const isDifferent = ({ difference }: CloseRow): boolean => difference !== null && difference !== 0;
