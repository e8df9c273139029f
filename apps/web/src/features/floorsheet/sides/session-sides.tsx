import { t } from '@chuli/language';
import { DataTable, Panel, PanelHead, localRows } from '@chuli/ui';
import { useMemo } from 'react';
import type { HrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import { sessionColumns } from './sides-columns.ts';
import type { LevelsReply } from './sides-row.ts';

type SessionSidesProps = { reply: LevelsReply; href: HrefWithAsOf };

/** The sessions of the range one by one; of a single one the ladder says all. */
export const SessionSides = ({ reply, href }: SessionSidesProps) => {
  const { sessions } = reply;
  const source = useMemo(() => localRows(sessions), [sessions]);
  const columns = useMemo(() => sessionColumns(href), [href]);
  if (sessions.length < 2) return null;
  const title = t('{symbol}, by session', { symbol: reply.symbol });
  return (
    <Panel label={title}>
      <PanelHead
        title={title}
        {...(reply.adjusted_for.length > 0 && { note: t('prices and shares of the last session') })}
      />
      <DataTable
        id="session-sides"
        label={title}
        columns={columns}
        source={source}
        sort="-date"
        scrolls="page"
      />
    </Panel>
  );
};
