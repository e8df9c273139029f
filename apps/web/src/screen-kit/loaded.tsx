import { t } from '@chuli/language';
import { FailedState, ageText, classNames } from '@chuli/ui';
import { type ReactNode, Suspense } from 'react';
import { CallFailure } from '../api/call-failure.ts';
import type { Call } from '../api/use-call.ts';
import { lazyWithRetry } from './lazy-with-retry.ts';
import { useNow } from './use-now.ts';

type LoadedProps<T> = {
  /** What was asked for, in the words of a heading: "Broker flow". */
  title: string;
  call: Call<T>;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
};

/** A wrong question will not pass by asking again, and its request is of no interest to anyone. */
const describe = (
  title: string,
  error: unknown,
): { title: string; message: string; requestId: string | undefined } => {
  if (!(error instanceof CallFailure)) {
    return {
      title: t('Could not load {what}', { what: title }),
      message: t('The response could not be read.'),
      requestId: undefined,
    };
  }
  if (error.code.endsWith('not-found')) {
    return {
      title: t('{what} isn’t available', { what: title }),
      message: error.message,
      requestId: undefined,
    };
  }
  return {
    title: t('Could not load {what}', { what: title }),
    message: error.message,
    requestId: error.requestId,
  };
};

export const isLocked = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && error.code === 'membership.tier-required';

/** Fetched when something is locked: most pages are not. */
const LockedPart = lazyWithRetry(() => import('./locked-part.tsx'));

const StaleLine = ({ title, since, onRetry }: { title: string; since: number; onRetry: () => void }) => {
  const age = ageText((useNow() - since) / 1000);
  return (
    <div className="flex items-center gap-2 px-3 py-1 text-11 font-medium text-warn">
      <output className="stale-badge">{t('{age} old', { age })}</output>
      {t('{what} couldn’t be refreshed; showing the last figures.', { what: title })}
      <button type="button" className="underline" onClick={onRetry}>
        {t('Try now')}
      </button>
    </div>
  );
};

/** The four states of everything that is asked for: loading, failed, stale, here. Empty is the content's own matter. */
export const Loaded = <T,>({ title, call, skeleton, children }: LoadedProps<T>) => {
  const retry = (): void => void call.refetch();
  if (call.data === undefined) {
    if (!call.isError) return skeleton;
    if (isLocked(call.error))
      return (
        <Suspense fallback={skeleton}>
          <LockedPart
            title={title}
            failure={call.error}
            skeleton={skeleton}
            show={children as (data: unknown) => ReactNode}
          />
        </Suspense>
      );
    return <FailedState {...describe(title, call.error)} onRetry={retry} />;
  }
  return (
    <div className={classNames('contents', call.isError && 'is-stale')} aria-busy={call.isPlaceholderData}>
      {call.isError && <StaleLine title={title} since={call.dataUpdatedAt} onRetry={retry} />}
      {children(call.data)}
    </div>
  );
};
