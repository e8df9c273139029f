import type { RepliedBy, RowOf } from '@chuli/contracts';
import { addDays } from '@chuli/kernel';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { marketStatusQuery } from '../../api/market-status-query.ts';
import { useSessions } from '../../api/reference-calls.ts';
import { type Call, useCall } from '../../api/use-call.ts';
import { type Notices, noticesOf } from './notices.ts';

const DAYS = 5;
const AGAIN_MS = 60_000;
/** Five sessions lie within so many days, also over the longest holidays. */
const SPAN_DAYS = 31;

const NO_DAYS: readonly RowOf<'/data/session-status/'>[] = [];
const NO_DIVIDENDS: readonly RowOf<'/bonus/'>[] = [];
const NO_RIGHTS: readonly RowOf<'/right/'>[] = [];

type AskedNotices = {
  readonly notices: Notices;
  readonly dividends: Call<RepliedBy<'/bonus/'>>;
};

/** What everyone may know of the feed, the newest days and the companies: always of now, whatever day is looked at. */
export const useNotices = (): AskedNotices => {
  const { data: status } = useQuery(marketStatusQuery);
  const sessions = useSessions('prices');
  const [newest] = sessions;
  const isDated = newest !== undefined;
  const since = newest === undefined ? {} : { since: addDays(newest, -SPAN_DAYS) };
  const days = useCall('/data/session-status/', { days: DAYS }, { every: AGAIN_MS });
  const dividends = useCall('/bonus/', since, { enabled: isDated });
  const rights = useCall('/right/', {}, { enabled: isDated });
  const notices = useMemo(
    () =>
      noticesOf({
        status,
        sessions,
        days: days.data?.rows ?? NO_DAYS,
        dividends: dividends.data?.rows ?? NO_DIVIDENDS,
        rights: rights.data?.rows ?? NO_RIGHTS,
      }),
    [status, sessions, days.data, dividends.data, rights.data],
  );
  return { notices, dividends };
};
