import { t } from '@chuli/language';
import { Value, heatOf, signedPercentText } from '@chuli/ui';
import { timesText } from './times-text.ts';

const SECTOR_FULL = 4;

/** A change of a sector on its heat; the sign stands with the colour. */
export const HeatChange = ({ change }: { change: number | null }) =>
  change === null ? (
    <Value
      format="percent"
      value={null}
      unknown={t('The index of the sector has no value for this session')}
    />
  ) : (
    <span className={`heat ${heatOf(change, SECTOR_FULL)}`}>{`${signedPercentText(change)}\u00A0%`}</span>
  );

export const Times = ({ multiple }: { multiple: number | null }) =>
  multiple === null ? (
    <Value format="share" value={null} unknown={t('Fewer than 20 sessions of data')} />
  ) : (
    timesText(multiple)
  );

/** `0.88× usual`, for a figure and its mean of 20 sessions. */
export const AgainstUsual = ({ now, usual }: { now: number | null; usual: number | null | undefined }) => {
  if (now === null || usual === null || usual === undefined || usual === 0) return t('no average');
  return t('{times} avg', { times: timesText(now / usual) });
};

export const Change = ({ percent }: { percent: number | null }) => <Value format="percent" value={percent} />;
