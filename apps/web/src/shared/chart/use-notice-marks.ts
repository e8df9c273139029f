import type { PriceMark } from '@chuli/ui';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { isIndex } from './is-index.ts';
import { noticeMarks } from './notice-marks.ts';

const NO_MARKS: readonly PriceMark[] = [];
const MOST_NOTICES = 200;

/** The newest notices of a stock as marks; an index has none. */
export const useNoticeMarks = (symbol: string, isWanted: boolean): readonly PriceMark[] => {
  const isAsked = isWanted && symbol !== '' && !isIndex(symbol);
  const query = { symbol, limit: MOST_NOTICES, ...asOfQuery(useAsOf()) };
  const { data } = useCall('/site/announcement/', query, { enabled: isAsked });
  return useMemo(
    () =>
      isAsked && data !== undefined
        ? noticeMarks(data.rows.filter((row) => row.symbol === symbol))
        : NO_MARKS,
    [isAsked, data, symbol],
  );
};
