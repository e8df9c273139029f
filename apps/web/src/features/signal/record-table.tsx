import type { RepliedBy } from '@chuli/contracts';
import { digits, t } from '@chuli/language';
import { DataTable, EmptyState, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { useAddress } from '../../screen-kit/use-address.ts';
import { listText, recordAddress } from './record-address.ts';
import { recordColumns } from './record-columns.ts';
import { VerdictStats } from './verdict-stats.tsx';
import { countVerdicts, recordsIn, verdictText } from './verdict-summary.ts';

export type Overall = RepliedBy<'/data/overall-chuli-performance/'>;

const Verdicts = ({ overall }: { overall: Overall }) => {
  const counts = countVerdicts(overall.rows);
  return (
    <>
      <p className="verdict-sentence">{verdictText(recordsIn(counts))}</p>
      <p className="verdict-note">
        {t(
          "Sealed years: signals since {date}, kept out of every choice of a rule's numbers. With so many lists some look good by luck, so each interval is widened for their number before it counts as an edge.",
          { date: digits(overall.out_of_sample_from) },
        )}
      </p>
      <VerdictStats counts={counts} fewest={overall.fewest_trades} />
    </>
  );
};

/** The verdict in words first, then every list with its figures, the losing ones too. */
export const RecordTable = ({ overall }: { overall: Overall }) => {
  const [{ sort }, set] = useAddress(recordAddress);
  const href = useCarriedHref();
  const [{ exit }] = useAddress(recordAddress);
  const source = useMemo(() => localRows(overall.rows), [overall.rows]);
  const columns = useMemo(
    () => recordColumns((row) => href('/chuli-performance', { list: listText(row), exit })),
    [href, exit],
  );
  if (overall.record_as_of === null)
    return (
      <EmptyState
        title={t('No record')}
        why={t(
          'The record is counted up to a later day than the one that is looked at: it would know the future.',
        )}
      />
    );
  return (
    <>
      <Verdicts overall={overall} />
      <DataTable
        id="signal-record"
        label={t('Record of every list')}
        columns={columns}
        source={source}
        sort={sort === '' ? '-excess' : sort}
        onSort={(chosen) => set({ sort: chosen })}
        scrolls="page"
      />
    </>
  );
};
