import {
  ChartSkeleton,
  EmptyState,
  FailedState,
  Panel,
  PanelHead,
  StatSkeleton,
  TableSkeleton,
} from '@chuli/ui';

const nothing = (): void => undefined;

/** The states a panel can be in besides having data: waiting, empty, failed, stale. */
export const StateSection = () => (
  <>
    <Panel label="Waiting">
      <PanelHead title="Waiting" />
      <StatSkeleton label="Figures" stats={['Turnover', 'Trades', 'Advanced']} />
      <TableSkeleton label="Rows" rows={3} columns={6} />
      <ChartSkeleton label="Chart" height={60} />
    </Panel>
    <Panel label="Empty">
      <PanelHead title="Empty" />
      <EmptyState
        title="No matching trades"
        why="None of the trades of the day passes these filters."
        action={{ label: 'Clear the filters', onClick: nothing }}
      />
    </Panel>
    <Panel label="Failed">
      <PanelHead title="Failed" />
      <FailedState
        title="Could not load the floorsheet"
        message="The server did not answer within 10 seconds."
        requestId="4f2a"
        onRetry={nothing}
      />
    </Panel>
    <Panel label="Stale">
      <PanelHead title="Stale" note="the last data stays" asOf="42 min old" isStale />
    </Panel>
  </>
);
