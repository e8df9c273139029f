import { type Phrase, t } from '@chuli/language';
import { type Column, DataTable, EmptyState, Panel, PanelHead, localRows, quantityText } from '@chuli/ui';
import { useMemo } from 'react';
import { ACTIONS, CHECKS, DAYS, PROCESSES, QUARANTINE, SOURCES } from './feed-columns.ts';
import type { Feed } from './use-feed.ts';

type TableProps<Row extends object> = {
  title: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** What no row means. */
  none: Phrase;
};

const TablePanel = <Row extends object>({ title, rows, columns, none }: TableProps<Row>) => {
  const source = useMemo(() => localRows(rows), [rows]);
  return (
    <Panel label={title}>
      <PanelHead title={title} />
      {rows.length === 0 ? (
        <EmptyState title={t('None')} why={t(none)} />
      ) : (
        <DataTable label={title} columns={columns} source={source} scrolls="page" density="tight" />
      )}
    </Panel>
  );
};

const waitingTitle = (waiting: number | null): string =>
  waiting === null
    ? t('Doubtful corporate actions')
    : t('Doubtful corporate actions, {count} waiting', { count: quantityText(waiting) });

/** Everything that is known of the feed, from who reads it to what it could not take over. */
export const FeedTables = ({ feed }: { feed: Feed }) => {
  const quarantine = useMemo(
    () => feed.sources.flatMap(({ source, quarantine: rows }) => rows.map((row) => ({ source, ...row }))),
    [feed],
  );
  return (
    <>
      <TablePanel
        title={t('Sources')}
        rows={feed.sources}
        columns={SOURCES}
        none="No source has been read yet."
      />
      <TablePanel
        title={t('Feed processes')}
        rows={feed.processes}
        columns={PROCESSES}
        none="No feed process address is set: gaps, repeated trades and lags are reported only there."
      />
      <TablePanel
        title={t('Days that are not final')}
        rows={feed.days}
        columns={DAYS}
        none="Every day that was received live is final."
      />
      <TablePanel
        title={t('Final days, compared again every night')}
        rows={feed.checks}
        columns={CHECKS}
        none="No day that was received live is final yet."
      />
      <TablePanel
        title={waitingTitle(feed.actions_waiting)}
        rows={feed.actions}
        columns={ACTIONS}
        none="Every corporate action that was found is certain, likely or decided."
      />
      <TablePanel
        title={t('Set aside in the last 30 days')}
        rows={quarantine}
        columns={QUARANTINE}
        none="Every row could be taken over."
      />
    </>
  );
};
