import { t } from '@chuli/language';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';

type EmptyStateProps = {
  title: string;
  /** Why there is nothing. */
  why: ReactNode;
  /** A way on, such as a wider question that may have an answer. */
  action?: { label: string; onClick: () => void } | undefined;
};

export const EmptyState = ({ title, why, action }: EmptyStateProps) => (
  <div className="state">
    <h3>{title}</h3>
    <p>{why}</p>
    {action && (
      <div className="acts">
        <Button onClick={action.onClick}>{action.label}</Button>
      </div>
    )}
  </div>
);

type FailedStateProps = {
  title: string;
  message: string;
  requestId?: string | undefined;
  onRetry: () => void;
};

export const FailedState = ({ title, message, requestId, onRetry }: FailedStateProps) => (
  <div className="state" role="alert">
    <h3>{title}</h3>
    <p>
      {message}
      {requestId !== undefined && (
        <span className="text-faint"> {t('Request {id}.', { id: requestId })}</span>
      )}
    </p>
    <div className="acts">
      <Button onClick={onRetry}>{t('Try again')}</Button>
    </div>
  </div>
);

const keys = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Rows of the real table without their figures. */
export const TableSkeleton = ({
  label,
  rows = 14,
  columns = 6,
}: {
  label: string;
  rows?: number;
  columns?: number;
}) => (
  <section className="bg-surface" aria-label={t('{panel}, loading', { panel: label })} aria-busy>
    {keys(rows).map((row) => (
      <div key={row} className="flex h-(--row) items-center gap-6 border-b border-line px-3">
        {keys(columns).map((column) => (
          <span key={column} className="flex-1">
            <span className={`bone ${column === 0 ? 'w-2/5' : 'ml-auto w-3/5'}`} />
          </span>
        ))}
      </div>
    ))}
  </section>
);

export const StatSkeleton = ({ label, stats }: { label: string; stats: readonly string[] }) => (
  <section aria-label={t('{panel}, loading', { panel: label })} aria-busy>
    <dl className="stat-row" aria-hidden>
      {stats.map((name) => (
        <div className="stat" key={name}>
          <dt>{name}</dt>
          <dd className="figure flex h-lh items-center">
            <span className="bone w-1/2" />
          </dd>
          <dd className="below flex h-lh items-center">
            <span className="bone w-3/4" />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);

export const ChartSkeleton = ({ label, height }: { label: string; height: number }) => (
  <section className="px-3 pb-3" aria-label={t('{panel}, loading', { panel: label })} aria-busy>
    <span className="bone" style={{ height }} />
  </section>
);
