import type { TradingDate } from '@chuli/kernel';
import { t } from '@chuli/language';
import { TableSkeleton } from '@chuli/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchPages } from '../../api/fetch-pages.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { SignalFoot } from '../signal/signal-foot.tsx';
import { myRows } from './my-row.ts';
import { MyStocksTable } from './my-stocks-table.tsx';
import type { MyStock } from './use-my-stocks.ts';

/** One row a listed stock: two pages, as long as the exchange does not double. */
const MOST_STATES = 1_500;

const useStates = (query: { as_of?: TradingDate }) =>
  useQuery({
    queryKey: ['/data/buysell-live/', 'all pages', query],
    queryFn: ({ signal }) => fetchPages('/data/buysell-live/', query, MOST_STATES, signal),
  });

const Waiting = () => <TableSkeleton label={t('My signals')} rows={8} columns={8} />;

type FollowedTableProps = { followed: readonly MyStock[]; chosen: string };

/** Whoever does not hold the sides of all stocks sees prices and targets all the same. */
export const FollowedTable = ({ followed, chosen }: FollowedTableProps) => {
  const asOf = asOfQuery(useAsOf());
  const prices = useCall('/data/performance/daily/', asOf);
  const states = useStates(asOf);
  const rows = useMemo(
    () => myRows(followed, prices.data?.rows ?? [], states.data?.rows ?? []),
    [followed, prices.data, states.data],
  );
  if (states.isPending) return <Waiting />;
  return (
    <Loaded title={t('Prices')} call={prices} skeleton={<Waiting />}>
      {({ as_of: day }) => (
        <>
          <MyStocksTable rows={rows} chosen={chosen} />
          <SignalFoot asOf={day} to={states.data?.signals_to} />
        </>
      )}
    </Loaded>
  );
};
