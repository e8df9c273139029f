import type { SentReplyOf } from '@chuli/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { sendCall } from '../../api/send-call.ts';
import type { Call } from '../../api/use-call.ts';
import { useSettled } from '../../screen-kit/use-settled.ts';
import { WAITING } from '../../shared/find/scan-wait.ts';
import type { Wanted } from './draft.ts';

export type Rehearsal = SentReplyOf<'POST /alert/rehearse/'>;

/** What an alert would have told; the last answer stays until the next one is here. */
export const useRehearsal = (wanted: Wanted | null): Call<Rehearsal> => {
  const asked = useSettled(wanted === null ? null : JSON.stringify(wanted));
  return useQuery<Rehearsal>({
    queryKey: ['rehearsal', asked],
    queryFn: () => sendCall('POST /alert/rehearse/', { body: JSON.parse(asked ?? '') as Wanted }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    ...WAITING,
  });
};
