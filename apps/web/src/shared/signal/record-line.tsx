import { digits, t } from '@chuli/language';
import { IntervalGlyph, Reading, classNames, quantityText, shareText, signedPercentText } from '@chuli/ui';
import { excessFigures } from './excess-figures.ts';
import { type Headline, isProven, verdictWord } from './signal-words.ts';

/** What the sealed years say of a list, in one line: the verdict first, then the figures it rests on. */
export const RecordLine = ({ record }: { record: Headline | null }) => {
  if (record === null) return <p className="record-line">{t('No track record is kept for this rule.')}</p>;
  const { number, hit_rate: hits } = record;
  const excess = excessFigures(record);
  const verdict = verdictWord(record);
  return (
    <p className="record-line">
      <Reading word={verdict} />
      <span className={classNames('mark', !isProven(verdict) && 'is-muted')}>
        {excess !== null && <IntervalGlyph mean={excess[0]} low={excess[1]} high={excess[2]} />}
      </span>
      <span className="figures">
        {excess !== null && (
          <span>
            {t('{mean} % per trade vs market, {low} to {high}', {
              mean: signedPercentText(excess[0]),
              low: signedPercentText(excess[1]),
              high: signedPercentText(excess[2]),
            })}
          </span>
        )}
        <span>{t('{count} trades', { count: quantityText(number) })}</span>
        {hits !== null && <span>{t('{percent} % win rate', { percent: shareText(hits) })}</span>}
        <span className="text-faint">{t('track record to {date}', { date: digits(record.as_of) })}</span>
      </span>
    </p>
  );
};
