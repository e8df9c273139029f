import { t } from '@chuli/language';
import { useState } from 'react';
import type { Call } from '../../api/use-call.ts';
import { useNow } from '../../screen-kit/use-now.ts';
import { secondsToWait } from './scan-wait.ts';

const Countdown = ({ seconds }: { seconds: number }) => {
  const [since] = useState(Date.now);
  const left = Math.max(1, Math.ceil(seconds - (useNow() - since) / 1_000));
  return (
    <p className="note px-3 py-1">
      {t('Many large rules in this minute: this one runs in {seconds} s.', { seconds: left })}
    </p>
  );
};

/** Says that a scan waits for its turn, and how long; what was found before stays in view. */
export const ScanWait = <T,>({ call }: { call: Call<T> }) => {
  const seconds = call.isFetching ? secondsToWait(call.failureReason) : null;
  return (
    <div role="status">{seconds !== null && <Countdown key={call.failureCount} seconds={seconds} />}</div>
  );
};
