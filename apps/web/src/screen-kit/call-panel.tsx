import { Panel, PanelHead, TableSkeleton } from '@chuli/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { Call } from '../api/use-call.ts';
import { Loaded } from './loaded.tsx';

type CallPanelProps<T> = Pick<ComponentProps<typeof PanelHead>, 'note' | 'asOf'> & {
  title: string;
  call: Call<T>;
  /** About how much will stand here: the skeleton takes its place. */
  rows: number;
  columns: number;
  className?: string;
  /** What stands at the end of the head: ways on, a switch. */
  aside?: ReactNode;
  children: (data: T) => ReactNode;
};

/** A panel that shows what one call answers, under its title, in all four states. */
export const CallPanel = <T,>({
  title,
  call,
  rows,
  columns,
  className,
  aside,
  children,
  ...head
}: CallPanelProps<T>) => (
  <Panel label={title} {...(className !== undefined && { className })}>
    <PanelHead title={title} {...head}>
      {aside}
    </PanelHead>
    <Loaded
      title={title}
      call={call}
      skeleton={<TableSkeleton label={title} rows={rows} columns={columns} />}
    >
      {children}
    </Loaded>
  </Panel>
);
