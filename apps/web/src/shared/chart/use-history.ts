import type { RepliedBy } from '@chuli/contracts';
import { type Call, useCall } from '../../api/use-call.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';

export type History = RepliedBy<'/data/historydata/'>;

/** Daily bars of a stock, adjusted or as traded; nothing is asked while there is no symbol. */
export const useHistory = (symbol: string, prices: 'adjusted' | 'raw'): Call<History> => {
  const asOf = useAsOf();
  return useCall(
    prices === 'raw' ? '/data/historydata/' : '/data/adjhistorydata/',
    { symbol, ...asOfQuery(asOf) },
    { enabled: symbol !== '' },
  );
};
