import { t } from '@chuli/language';
import { DataTable, Panel, PanelHead, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import { FOLLOWED_COLUMNS } from './circuit-columns.ts';
import { CircuitPicture } from './circuit-picture.tsx';
import { type History, useCircuitHistory } from './use-circuit-history.ts';

const FollowedTable = ({ history: { rows, total } }: { history: History }) => {
  const source = useMemo(() => localRows(rows), [rows]);
  const title = t('What followed a session at the limit');
  return (
    <Panel label={title}>
      <PanelHead
        title={title}
        note={
          total > rows.length
            ? t('the last {count} of {total}', { count: rows.length, total })
            : t('the last 21 sessions')
        }
      />
      <DataTable
        id="circuit-followed"
        label={title}
        columns={FOLLOWED_COLUMNS}
        source={source}
        sort="-date"
        keyOf={({ date, symbol, side }) => `${date} ${symbol} ${side}`}
        scrolls="page"
      />
    </Panel>
  );
};

/** The last sessions at a limit and the one after each: what came of it, told as far as it is known. */
export const CircuitHistory = () => {
  const { data: history } = useCircuitHistory();
  if (history === undefined) return null;
  return (
    <>
      <CircuitPicture history={history} />
      {history.rows.length > 0 && <FollowedTable history={history} />}
    </>
  );
};

/** The picture alone, under lists of orders at a limit. */
export const CircuitCounts = () => {
  const { data: history } = useCircuitHistory();
  return history === undefined ? null : <CircuitPicture history={history} />;
};
