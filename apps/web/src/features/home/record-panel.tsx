import type { RepliedBy } from '@chuli/contracts';
import { digits, t } from '@chuli/language';
import { IntervalGlyph, Reading, classNames, quantityText, shareText, signedPercentText } from '@chuli/ui';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { CallPanel } from '../../screen-kit/call-panel.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { excessFigures } from '../../shared/signal/excess-figures.ts';
import { listText } from '../../shared/signal/record-address.ts';
import {
  SIDE_WORDS,
  TIMEFRAME_WORDS,
  isProven,
  listTitle,
  verdictWord,
} from '../../shared/signal/signal-words.ts';
import { countVerdicts, recordsIn, verdictText } from '../../shared/signal/verdict-summary.ts';
import { type RecordRow, recordEnds } from './record-ends.ts';

const EACH = 4;

const Row = ({ row, isCut }: { row: RecordRow; isCut: boolean }) => {
  const href = useHrefWithAsOf();
  const verdict = verdictWord(row);
  const excess = excessFigures(row);
  return (
    <tr className={classNames(isCut && 'is-cut')}>
      <td>
        <Link to={href('/chuli-performance', { list: listText(row) })}>{listTitle(row)}</Link>{' '}
        <span className="text-muted">
          {t(SIDE_WORDS[row.side])}, {t(TIMEFRAME_WORDS[row.timeframe])}
        </span>
      </td>
      <td>
        <Reading word={verdict} />
      </td>
      <td className="end is-desk">{quantityText(row.number)}</td>
      <td className="end is-desk">{row.hit_rate !== null && `${shareText(row.hit_rate)} %`}</td>
      <td className={classNames('is-desk', !isProven(verdict) && 'is-muted')}>
        {excess !== null && <IntervalGlyph mean={excess[0]} low={excess[1]} high={excess[2]} />}
      </td>
      <td className="end">{excess !== null && `${signedPercentText(excess[0])} %`}</td>
    </tr>
  );
};

const Ends = ({ rows }: { rows: readonly RecordRow[] }) => {
  const { best, worst } = recordEnds(rows, EACH);
  return (
    <table className="tbl record-ends">
      <caption className="sr-only">{t('The best and the worst track records')}</caption>
      <thead>
        <tr>
          <th>{t('Rule')}</th>
          <th className="w-30">{t('Verdict')}</th>
          <th className="end w-18 is-desk">{t('Trades')}</th>
          <th className="end w-18 is-desk">{t('Win rate')}</th>
          <th className="w-26 is-desk">{t('95 % interval')}</th>
          <th className="end w-22">{t('vs market')}</th>
        </tr>
      </thead>
      <tbody>
        {[...best, ...worst].map((row, index) => (
          <Row key={listText(row)} row={row} isCut={index === best.length - 1} />
        ))}
      </tbody>
    </table>
  );
};

const Record = ({ overall }: { overall: RepliedBy<'/data/overall-chuli-performance/'> }) => (
  <>
    <p className="verdict">{verdictText(recordsIn(countVerdicts(overall.rows)))}</p>
    {overall.rows.length > 0 && <Ends rows={overall.rows} />}
    <p className="panel-foot">
      {t(
        'Every signal counts as a trade of Rs 1 lakh at the next open, after fees and tax, against the average stock on the same days. Signals since {date} were never used to tune a rule. The losing rules are shown too.',
        { date: digits(overall.out_of_sample_from) },
      )}
    </p>
  </>
);

/** What the signals have been worth, the worst beside the best: before anybody signs up for them. */
export const RecordPanel = () => {
  const href = useHrefWithAsOf();
  const call = useCall('/data/overall-chuli-performance/', asOfQuery(useAsOf()));
  return (
    <CallPanel
      title={t('Signal track record')}
      note={t('best and worst, out of sample')}
      call={call}
      rows={2 * EACH + 2}
      columns={5}
      aside={
        <Link className="text-accent" to={href('/chuli-performance')}>
          {t('See every rule')}
        </Link>
      }
    >
      {(overall) => <Record overall={overall} />}
    </CallPanel>
  );
};
