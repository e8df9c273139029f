import type { RepliedBy } from '@chuli/contracts';
import type { StockSymbol } from '@chuli/kernel';
import { type Call, useCall } from '../../api/use-call.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';

export type Report = RepliedBy<'/stock/{id}/report/'>;

/** The quarterly figures of a stock; the server says what it thinks of a symbol that is none. */
export const useReport = (symbol: string): Call<Report> =>
  useCall('/stock/{id}/report/', asOfQuery(useAsOf()), { params: { id: symbol as StockSymbol } });
