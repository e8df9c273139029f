import { type TradingDate, addDays, daysBetween } from '@chuli/kernel';
import { t } from '@chuli/language';
import { amountLabel } from '@chuli/ui';
import { ColumnsPlot } from '../../shared/chart/columns-plot.tsx';

const WEEK = 7;
/** A year ahead is as far as a supply is weighed. */
const MOST_WEEKS = 53;

type Supply = { readonly on: TradingDate; readonly amount: number | null };

/** What comes free in each week from a day on; weeks up to the last that has anything. */
export const weeksOf = (
  rows: readonly Supply[],
  from: TradingDate,
): { first: TradingDate; amount: number }[] => {
  const sums = new Map<number, number>();
  for (const { on, amount } of rows) {
    const week = Math.floor(daysBetween(from, on) / WEEK);
    if (week >= 0 && week < MOST_WEEKS && amount !== null) sums.set(week, (sums.get(week) ?? 0) + amount);
  }
  const weeks = sums.size === 0 ? 0 : Math.max(...sums.keys()) + 1;
  return Array.from({ length: weeks }, (_, week) => ({
    first: addDays(from, week * WEEK),
    amount: sums.get(week) ?? 0,
  }));
};

type UnlockWeeksProps = { rows: readonly Supply[]; from: TradingDate; marketWeek: number | null };

/** What comes free week by week, against what the whole market trades in a week. */
export const UnlockWeeks = ({ rows, from, marketWeek }: UnlockWeeksProps) => {
  const weeks = weeksOf(rows, from);
  if (weeks.length < 2) return null;
  return (
    <ColumnsPlot
      title={t('Supply by week')}
      note={
        marketWeek === null
          ? t('at the last close')
          : t('at the last close; the line is the average week of the whole market, Rs {amount}', {
              amount: amountLabel(marketWeek),
            })
      }
      dates={weeks.map(({ first }) => first)}
      columns={{
        up: weeks.map(({ amount }) => amount),
        ...(marketWeek !== null && { line: weeks.map(() => marketWeek) }),
      }}
      axisText={amountLabel}
      readText={(at) => t('Rs {amount}', { amount: amountLabel(weeks[at]?.amount ?? 0) })}
    />
  );
};
