import type { RepliedBy } from '@chuli/contracts';
import { WindowedRows } from '@chuli/ui';
import { useEffect, useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { fetchCall } from '../../api/fetch-call.ts';
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
    : new CallFailure('server.unexpected', 'The answer could not be read.');

/** The trades that match, page by page. The old ones stay until the new ones are here; a question overtaken by another is dropped. */
export const useFloorsheet = (question: Question): Floorsheet => {
  const [shown, setShown] = useState<ShownFloorsheet | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify({ question, attempt });
  useEffect(() => {
    const { question: asked } = JSON.parse(key) as { question: Question };
    const request = new AbortController();
    let source: WindowedRows<Trade> | null = null;
    const fail = (error: unknown): void => {
      if (!request.signal.aborted) setFailure(toFailure(error));
    };
    const load = async (): Promise<void> => {
      const first = await pageOf(asked, 1, PAGE_SIZE, request.signal);
      if (request.signal.aborted) return;
      source = new WindowedRows({
        pageSize: PAGE_SIZE,
        first: { rows: first.rows, count: first.totals.trades },
        load: async (page, signal) => {
          const { rows, totals } = await pageOf(asked, page, PAGE_SIZE, signal);
          setFailure(null);
          return { rows, count: totals.trades };
        },
        onFailure: fail,
      });
      setShown({ question: asked, first, source });
      setFailure(null);
    };
    load().catch(fail);
    return () => {
      request.abort();
      source?.dispose();
    };
  }, [key]);
  const isWaiting =
    shown !== null && JSON.stringify(shown.question) !== JSON.stringify(question) && failure === null;
  return { shown, failure, isWaiting, retry: () => setAttempt((last) => last + 1) };
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
