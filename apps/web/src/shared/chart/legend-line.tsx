import { t } from '@chuli/language';
import { Button, IconButton } from '@chuli/ui';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import type { Call } from '../../api/use-call.ts';
import { isLocked } from '../../screen-kit/loaded.tsx';
import { LockedState } from '../../screen-kit/locked-state.tsx';

type LineProps<T> = {
  title: string;
  call: Call<T>;
  onRemove: () => void;
  children: (data: T) => ReactNode;
};

const Failed = ({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) =>
  isLocked(error) ? (
    <LockedState title={title} failure={error} />
  ) : (
    <>
      <span role="alert" className="text-warn">
        {error instanceof CallFailure ? error.message : t('Could not load {what}', { what: title })}
      </span>
      <Button tone="quiet" onClick={onRetry}>
        {t('Try again')}
      </Button>
    </>
  );

/** What is told of something on the chart, in one line: what it is, its figures or why there are none, and its end. */
export const LegendLine = <T,>({ title, call, onRemove, children }: LineProps<T>) => (
  <section className="chart-legend" aria-label={title} aria-busy={call.isFetching}>
    <b>{title}</b>
    <IconButton small label={t('Remove {name}', { name: title })} onClick={onRemove}>
      <X />
    </IconButton>
    {call.data !== undefined && children(call.data)}
    {call.isError && <Failed title={title} error={call.error} onRetry={() => void call.refetch()} />}
    {call.data === undefined && !call.isError && <span>{t('loading')}</span>}
  </section>
);
