import { digits, t } from '@chuli/language';
import { DataTable, FailedState, TableSkeleton } from '@chuli/ui';
import { useMemo } from 'react';
import { useAddress, useAsOf } from '../../screen-kit/use-address.ts';
import { FloorsheetTotals } from '../../shared/floorsheet/floorsheet-totals.tsx';
import { NoTrades } from '../../shared/floorsheet/no-trades.tsx';
import { tonesOfTrade, tradeColumns } from '../../shared/floorsheet/trade-columns.ts';
import { useFloorsheet } from '../../shared/floorsheet/use-floorsheet.ts';
import { askedOf, todayAddress } from './today-address.ts';

/** The newest floorsheet there is, for the hours without a live session: every row reachable, newest first. */
export const LastFloorsheet = () => {
  const [filters, set] = useAddress(todayAddress);
  const asOf = useAsOf();
  const asked = Object.entries(askedOf(filters)).filter(([, value]) => value !== '');
  const { shown, failure, retry } = useFloorsheet({
    ...Object.fromEntries(asked),
    ...(asOf !== undefined && { as_of: asOf }),
    sort: '-contract_id',
  });
  const hasTimes = shown === null || shown.first.rows.some((trade) => trade.traded_at !== null);
  const columns = useMemo(() => tradeColumns({ times: hasTimes, symbols: true }), [hasTimes]);
  if (failure !== null)
    return (
      <FailedState
        title={t('Could not load the floorsheet')}
        message={failure.message}
        requestId={failure.requestId}
        onRetry={retry}
      />
    );
  if (shown === null) return <TableSkeleton label={t('Trades')} rows={24} columns={7} />;
  const { date, totals } = shown.first;
  return (
    <>
      <FloorsheetTotals shown={shown} hasTimes={hasTimes} />
      {(totals.trades ?? 0) === 0 ? (
        <NoTrades shown={shown} onClear={() => set({ symbol: '', buyer: '', seller: '' })} />
      ) : (
        <div className="live-board">
          <DataTable
            id="today-floorsheet"
            label={t('Trades of {date}', { date: digits(date) })}
            columns={columns}
            source={shown.source}
            tonesOf={tonesOfTrade}
            scrolls="region"
          />
        </div>
      )}
    </>
  );
};
