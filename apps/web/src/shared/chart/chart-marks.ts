import { type Phrase, digits, t } from '@chuli/language';
import { type PriceMark, rupeesText, shareText, signedPercentText } from '@chuli/ui';
import { DOUBT_WORDS } from '../market/doubt-words.ts';
import { actionName } from './action-name.ts';
import type { History } from './use-history.ts';

type Adjustment = History['adjustments'][number];
type Doubtful = History['doubtful_actions'][number];
type Effect = Pick<Adjustment, 'ex_on' | 'kind' | 'factor'>;
type Detail = { label: string; value: string };

/** A bonus of 20 % makes 120 shares of 100 and each worth 100 / 120 of before. */
const effectOf = ({ kind, factor }: Effect): Detail[] => [
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

const SHOWN = {
  adjusted: 'Prices before this day are shown multiplied by the factor, so that the chart has no gap here.',
  raw: 'Prices are shown as traded: part of the fall on this day is the action, not a loss.',
} as const satisfies Record<string, Phrase>;

const noteOf = ({ adjusted }: History, { confidence }: Adjustment): string => {
  const shown = t(SHOWN[adjusted ? 'adjusted' : 'raw']);
  return confidence === 'certain'
    ? shown
    : `${shown} ${t('The factor is inferred from prices, not declared.')}`;
};

const appliedMark = (history: History, adjustment: Adjustment): PriceMark => ({
  date: adjustment.ex_on,
  text: actionName(adjustment.kind),
  details: [...effectOf(adjustment), ...closesAround(history, adjustment)],
  note: noteOf(history, adjustment),
});

const waitingMark = (action: Doubtful): PriceMark => ({
  date: action.ex_on,
  text: t('Doubtful: {kind}', { kind: actionName(action.kind) }),
  sign: { letter: '?', isFilled: false, direction: 'up' },
  details: [...effectOf(action), { label: t('What speaks for it'), value: action.words }],
  note: t('This may be a corporate action. No price is changed by it until an operator has decided.'),
});

/** The ex-dates within the bars, with what each did to the price, and the days that may be some. */
const exDatesOf = (history: History): PriceMark[] => {
  const first = history.rows[0]?.date ?? '';
  const isShown = ({ ex_on }: Effect): boolean => ex_on >= first;
  return [
    ...history.adjustments.filter(isShown).map((adjustment) => appliedMark(history, adjustment)),
    ...history.doubtful_actions.filter(isShown).map(waitingMark),
  ];
};

/** Bars to be read with care: a hollow mark that says why. */
const doubtsOf = ({ doubtful_bars }: History): PriceMark[] =>
  doubtful_bars.map(({ date, reason }) => ({
    date,
    text: t('In doubt'),
    sign: { letter: '?', isFilled: false, direction: 'none' },
    note: t(DOUBT_WORDS[reason]),
  }));

/** What is to be known about the bars of a history. */
export const marksOf = (history: History): PriceMark[] => [...exDatesOf(history), ...doubtsOf(history)];
