import { t } from '@chuli/language';
import { TableSkeleton } from '@chuli/ui';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { SignalFoot } from '../../shared/signal/signal-foot.tsx';
import { myRows } from './my-row.ts';
import type { MyStock } from '../../shared/membership/use-my-stocks.ts';
import { useSides } from '../../shared/membership/use-sides.ts';
import { MyStocksTable } from './my-stocks-table.tsx';

const Waiting = () => <TableSkeleton label={t('My signals')} rows={8} columns={8} />;

type FollowedTableProps = { followed: readonly MyStock[]; chosen: string };

/** Whoever does not hold the sides of all stocks sees prices and targets all the same. */
export const FollowedTable = ({ followed, chosen }: FollowedTableProps) => {
  const asOf = asOfQuery(useAsOf());
  const prices = useCall('/data/performance/daily/', asOf);
  const states = useSides(asOf);
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
