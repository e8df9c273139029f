import type { RowOf, SentBy } from '@chuli/contracts';
import { t } from '@chuli/language';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { sendCall } from '../../api/send-call.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedIn } from './use-signed-in.ts';

export type MyStock = RowOf<'/membership/package/'>;
export type Targets = SentBy<'PATCH /membership/target/{id}'>['body'];

const PATH = '/membership/package/';

type Change = () => Promise<unknown>;

/** The stocks a person follows, and what can be done with them; every change is asked of the server, then read anew. */
export const useMyStocks = (isWanted = true) => {
  const isSignedIn = useSignedIn();
  const call = useCall(PATH, {}, { enabled: isWanted && isSignedIn });
  const client = useQueryClient();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const run = async (change: Change): Promise<boolean> => {
    setBusy(true);
    setFailure('');
    try {
      await change();
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(PATH) });
      return true;
    } catch (error) {
      setFailure(error instanceof CallFailure ? error.message : t('That didn’t work. Try again.'));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    call,
    failure,
    isBusy,
    follow: (symbol: MyStock['symbol']) =>
      run(() => sendCall('POST /membership/package/', { body: { stocks: [symbol] } })),
    drop: (symbol: MyStock['symbol']) =>
      run(() => sendCall('DELETE /membership/package/', { query: { stocks: symbol } })),
    aim: (id: string, targets: Targets) =>
      run(() => sendCall('PATCH /membership/target/{id}', { params: { id }, body: targets })),
  };
};

export type MyStocks = ReturnType<typeof useMyStocks>;
