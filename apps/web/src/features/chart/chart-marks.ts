import { digits, say, t } from '@chuli/language';
import { type PriceMark, rupeesText, shareText, signedPercentText } from '@chuli/ui';
import type { History } from './use-history.ts';

type Adjustment = History['adjustments'][number];
type Detail = { label: string; value: string };

const named = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);

/** A bonus of 20 % makes 120 shares of 100 and each worth 100 / 120 of before. */
const effectOf = ({ kind, factor }: Adjustment): Detail[] => [
  { label: t('Factor'), value: digits(factor.toFixed(4)) },
  { label: t('On the price'), value: `${signedPercentText(100 * (factor - 1))} %` },
  ...(kind === 'bonus' ? [{ label: t('New shares'), value: `${shareText(100 / factor - 100)} %` }] : []),
];

const closesAround = ({ adjusted, rows }: History, { ex_on, factor }: Adjustment): Detail[] => {
  const index = rows.findIndex(({ date }) => date >= ex_on);
  const [before, after] = [rows[index - 1], rows[index]];
  if (before === undefined || after === undefined) return [];
  return [
    {
      label: t(adjusted ? 'Close before, adjusted' : 'Close before, as traded'),
      value: rupeesText(before.close),
    },
    ...(adjusted ? [] : [{ label: t('That close × factor'), value: rupeesText(before.close * factor) }]),
    { label: t('Close of the day'), value: rupeesText(after.close) },
  ];
};

const noteOf = ({ adjusted }: History): string =>
  t(
    adjusted
      ? 'Prices before this day are shown multiplied by the factor, so that the chart has no gap here.'
      : 'Prices are shown as traded: part of the fall on this day is the action, not a loss.',
  );

/** The ex-dates within the bars, with what each did to the price. */
export const marksOf = (history: History): PriceMark[] => {
  const first = history.rows[0]?.date ?? '';
  return history.adjustments
    .filter(({ ex_on }) => ex_on >= first)
    .map((adjustment) => ({
      date: adjustment.ex_on,
      text: say(named(adjustment.kind)),
      details: [...effectOf(adjustment), ...closesAround(history, adjustment)],
      note: noteOf(history),
    }));
};
