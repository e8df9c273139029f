import type { RepliedBy } from '@chuli/contracts';
import { t } from '@chuli/language';
import { WindowedRows } from '@chuli/ui';
import { useEffect, useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { fetchCall } from '../../api/fetch-call.ts';
import { useCall } from '../../api/use-call.ts';
import type { FloorsheetQuery, Trade } from './floorsheet-address.ts';

const PAGE_SIZE = 500;

type Question = Omit<FloorsheetQuery, 'page' | 'page_size'>;
type Reply = RepliedBy<'/data/floorsheet/'>;
export type ShownFloorsheet = { question: Question; first: Reply; source: WindowedRows<Trade> };

type Floorsheet = {
  shown: ShownFloorsheet | null;
  failure: CallFailure | null;
  /** A new question is on its way; what is shown answers the one before. */
  isWaiting: boolean;
  retry: () => void;
};

const pageOf = async (question: Question, page: number, size: number, signal?: AbortSignal): Promise<Reply> =>
  await fetchCall('/data/floorsheet/', { ...question, page, page_size: size }, signal);

const toFailure = (error: unknown): CallFailure =>
  error instanceof CallFailure
    ? error
    : new CallFailure('server.unexpected', t('The response could not be read.'));

const sourceOf = (
  question: Question,
  first: Reply,
  tell: (failure: CallFailure | null) => void,
): WindowedRows<Trade> =>
  new WindowedRows({
    pageSize: PAGE_SIZE,
    first: { rows: first.rows, count: first.totals.trades ?? 0 },
    load: async (page, signal) => {
      const { rows, totals } = await pageOf(question, page, PAGE_SIZE, signal);
      tell(null);
      return { rows, count: totals.trades ?? 0 };
    },
    onFailure: (error) => tell(toFailure(error)),
  });

/**
 * The trades that match, page by page. The old ones stay until the new ones are here. The first page is kept like any
 * other answer, so that coming back shows it at once.
 */
export const useFloorsheet = (question: Question): Floorsheet => {
  const call = useCall('/data/floorsheet/', { ...question, page: 1, page_size: PAGE_SIZE });
  const [shown, setShown] = useState<ShownFloorsheet | null>(null);
  const [pageFailure, setPageFailure] = useState<CallFailure | null>(null);
  const { data: first, isPlaceholderData } = call;
  if (first !== undefined && !isPlaceholderData && shown?.first !== first) {
    setShown({ question, first, source: sourceOf(question, first, setPageFailure) });
    setPageFailure(null);
  }
  useEffect(() => () => shown?.source.dispose(), [shown]);
  const failure = call.isError ? toFailure(call.error) : pageFailure;
  const retry = (): void => {
    setPageFailure(null);
    void call.refetch();
  };
  // Trades of another as-of day do not stand in for those of this one.
  const isOfThisDay = shown !== null && shown.question.as_of === question.as_of;
  return {
    shown: isOfThisDay ? shown : null,
    failure,
    isWaiting: isPlaceholderData && failure === null,
    retry,
  };
};

const EXPORT_PAGE_SIZE = 1_000;

/** Every matching trade, for a file: page after page, telling how far it is. */
export const allTrades = async (
  question: Question,
  total: number,
  onProgress: (share: number) => void,
): Promise<Trade[]> => {
  const trades: Trade[] = [];
  for (let page = 1; trades.length < total; page += 1) {
    const { rows } = await pageOf(question, page, EXPORT_PAGE_SIZE);
    if (rows.length === 0) break;
    trades.push(...rows);
    onProgress(trades.length / total);
  }
  return trades;
};
