import { useMemo } from 'react';
import { type Call, useCall } from '../../api/use-call.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { useHistory } from '../../shared/chart/use-history.ts';
import { type StockEvent, eventsOf, newsOf } from './stock-events.ts';
import { useReport } from './use-report.ts';

const NONE: never[] = [];

const rowsOf = <Row>(reply: { readonly rows: readonly Row[] } | undefined): readonly Row[] =>
  reply?.rows ?? NONE;

type StockEvents = {
  events: readonly StockEvent[];
  news: readonly StockEvent[];
  /** The day up to which this is known. */
  asOf: string | null;
  /** One of what is asked for that is not here, or failed; any of them where all are here. */
  call: Call<unknown>;
};

/** Everything that is dated of a stock, from the calls that know a part of it each. */
export const useStockEvents = (symbol: string): StockEvents => {
  const query = { symbol, ...asOfQuery(useAsOf()) };
  const dividends = useCall('/bonus/', query);
  const rights = useCall('/right/', query);
  const calendar = useCall('/data/calendar/', query);
  const announcements = useCall('/site/announcement/', { ...query, limit: 200 });
  const report = useReport(symbol);
  const history = useHistory(symbol, 'adjusted');
  const told = useMemo(() => {
    const known = {
      dividends: rowsOf(dividends.data),
      rights: rowsOf(rights.data),
      calendar: rowsOf(calendar.data),
      announcements: rowsOf(announcements.data),
      quarters: rowsOf(report.data),
      adjustments: history.data?.adjustments ?? NONE,
    };
    return { events: eventsOf(known), news: newsOf(known) };
  }, [dividends.data, rights.data, calendar.data, announcements.data, report.data, history.data]);
  const calls: readonly Call<unknown>[] = [dividends, rights, calendar, announcements, report, history];
  const call =
    calls.find(({ data }) => data === undefined) ?? calls.find(({ isError }) => isError) ?? dividends;
  return { ...told, asOf: dividends.data?.as_of ?? null, call };
};
