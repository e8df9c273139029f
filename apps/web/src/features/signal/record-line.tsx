import { digits, t } from '@chuli/language';
import { IntervalGlyph, Reading, quantityText, shareText, signedPercentText } from '@chuli/ui';
import { type Headline, verdictWord } from './signal-words.ts';

/** What the sealed years say of a list, in one line: the verdict first, then the figures it rests on. */
export const RecordLine = ({ record }: { record: Headline | null }) => {
  if (record === null) return <p className="record-line">{t('No record is kept of this list.')}</p>;
  const { number, hit_rate: hits, mean_excess: mean, interval_low: low, interval_high: high } = record;
  return (
    <p className="record-line">
      <Reading word={verdictWord(record)} />
      {mean !== null && low !== null && high !== null && (
        <>
          <IntervalGlyph mean={mean} low={low} high={high} />
          <span>
            {t('{mean} % a trade against the market, {low} to {high}', {
              mean: signedPercentText(mean),
              low: signedPercentText(low),
              high: signedPercentText(high),
            })}
          </span>
        </>
      )}
      <span>{t('{count} cases', { count: quantityText(number) })}</span>
      {hits !== null && <span>{t('{percent} % gained', { percent: shareText(hits) })}</span>}
      <span className="text-faint">{t('record to {date}', { date: digits(record.as_of) })}</span>
    </p>
  );
};
