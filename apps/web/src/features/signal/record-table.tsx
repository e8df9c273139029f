import type { RepliedBy } from '@chuli/contracts';
import { digits, t } from '@chuli/language';
import { DataTable, EmptyState, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { useAddress } from '../../screen-kit/use-address.ts';
import { listText, recordAddress } from '../../shared/signal/record-address.ts';
import { recordColumns } from './record-columns.ts';
import { VerdictStats } from './verdict-stats.tsx';
import { byVerdict, countVerdicts, recordsIn, verdictText } from '../../shared/signal/verdict-summary.ts';

export type Overall = RepliedBy<'/data/overall-chuli-performance/'>;

const Verdicts = ({ overall }: { overall: Overall }) => {
  const href = useHrefWithAsOf();
  const counts = countVerdicts(overall.rows);
  return (
    <>
      <p className="verdict-sentence">{verdictText(recordsIn(counts))}</p>
      <p className="verdict-note">
        {t(
          'Out of sample: signals since {date}, never used to tune a rule. With so many rules some look good by luck, so each interval is widened for their number before it counts as an edge.',
          { date: digits(overall.out_of_sample_from) },
        )}{' '}
        <Link className="text-accent" to={href('/evidence')}>
          {t('What works, what does not')}
        </Link>
      </p>
      <VerdictStats counts={counts} fewest={overall.fewest_trades} />
    </>
  );
};

/** The verdict in words first, then every list with its figures, the losing ones too. */
export const RecordTable = ({ overall }: { overall: Overall }) => {
  const [{ sort }, set] = useAddress(recordAddress);
  const href = useHrefWithAsOf();
  const [{ exit }] = useAddress(recordAddress);
  const source = useMemo(() => localRows(overall.rows.toSorted(byVerdict)), [overall.rows]);
  const columns = useMemo(
    () => recordColumns((row) => href('/chuli-performance', { list: listText(row), exit })),
    [href, exit],
  );
  if (overall.record_as_of === null)
    return (
      <EmptyState
        title={t('No record')}
        why={t('This track record runs past the day you are viewing, so it would know the future.')}
      />
    );
  return (
    <>
      <Verdicts overall={overall} />
      <DataTable
        id="signal-record"
        label={t('Track record of every rule')}
        columns={columns}
        source={source}
        sort={sort === '' ? undefined : sort}
        onSort={(chosen) => set({ sort: chosen })}
        scrolls="page"
      />
    </>
  );
};
