import type { RepliedBy, RowOf } from '@chuli/contracts';
import { WINDOWS_NEEDED } from './label-needs.ts';
import { type Phrase, digits, t } from '@chuli/language';
import { quantityText, shareText } from '@chuli/ui';

export type WindowReply = RepliedBy<'/data/accumulation/'>;
export type WindowRow = RowOf<'/data/accumulation/'>;
export type LabelSide = 'accumulation' | 'distribution';

const LABEL_WORDS = {
  accumulation: { plain: 'Accumulation', quiet: 'Quiet accumulation' },
  distribution: { plain: 'Distribution', quiet: 'Quiet distribution' },
} as const satisfies Record<LabelSide, Record<'plain' | 'quiet', Phrase>>;

export const MISSING_WORDS = {
  percentile: 'percentile',
  z: 'z',
  orders: 'orders',
} as const satisfies Record<WindowRow['missing'][number], Phrase>;

/** The label of a window as a word that the tables colour; null without one. */
export const labelWord = ({ label, is_quiet }: WindowRow): Phrase | null =>
  label === null ? null : LABEL_WORDS[label][is_quiet === true ? 'quiet' : 'plain'];

const withheldText = ({ withheld, windows, known }: WindowRow, days: number): string =>
  withheld === 'coverage'
    ? t('Not judged: {known} of {days} sessions known', {
        known: digits(String(known)),
        days: digits(String(days)),
      })
    : t('Not judged: {windows} of {needed} windows known', {
        windows: quantityText(windows),
        needed: quantityText(WINDOWS_NEEDED),
      });

/** The label, or what is missing for it, or why the window is not judged. */
export const judgedText = (row: WindowRow, days: number): string => {
  const word = labelWord(row);
  if (word !== null) return t(word);
  if (row.withheld !== null) return withheldText(row, days);
  return t('missing: {what}', { what: row.missing.map((one) => t(MISSING_WORDS[one])).join(', ') });
};

/** The leading brokers, each with its part of the volume. */
export const brokersText = ({ brokers }: WindowRow): string =>
  brokers
    .map(
      ({ broker, volume_percent }) =>
        `b${broker} ${digits(String(Math.round(Math.abs(volume_percent ?? 0))))}`,
    )
    .join(' · ');

export const percentileText = (percentile: number | null): string =>
  percentile === null ? '–' : shareText(percentile);
