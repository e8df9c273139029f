import { digits, t } from '@chuli/language';
import { DataTable, FailedState, TableSkeleton, classNames } from '@chuli/ui';
import { type ReactNode, useMemo } from 'react';
import { type SetAddress, useAddress, useAsOf } from '../../screen-kit/use-address.ts';
import {
  type FloorsheetFilters as Filters,
  floorsheetAddress,
  floorsheetQuery,
} from '../../shared/floorsheet/floorsheet-address.ts';
import { DeclaredNote } from './declared-note.tsx';
import { FloorsheetCsv } from './floorsheet-csv.tsx';
import { FloorsheetFilters } from './floorsheet-filters.tsx';
import { FloorsheetTotals, FloorsheetTotalsSkeleton } from '../../shared/floorsheet/floorsheet-totals.tsx';
import { NoTrades } from '../../shared/floorsheet/no-trades.tsx';
import { tonesOfTrade, tradeColumns } from '../../shared/floorsheet/trade-columns.ts';
import { type ShownFloorsheet, useFloorsheet } from '../../shared/floorsheet/use-floorsheet.ts';

type TradesProps = {
  shown: ShownFloorsheet;
  filters: Filters;
  set: SetAddress<typeof floorsheetAddress>;
  hasSymbol: boolean;
  isWaiting: boolean;
};

const NO_FILTERS = { buyer: '', seller: '', broker: '', amount_from: '' };

const isWhole = ({ symbol, buyer, seller, broker, amount_from }: Filters): boolean =>
  [symbol, buyer, seller, broker, amount_from].every((filter) => filter === '');

const Trades = ({ shown, filters, set, hasSymbol, isWaiting }: TradesProps) => {
  const { totals, rows, date } = shown.first;
  const hasTimes = rows.length === 0 || rows.some((trade) => trade.traded_at !== null);
  const columns = useMemo(
    () => tradeColumns({ times: hasTimes, symbols: !hasSymbol }),
    [hasTimes, hasSymbol],
  );
  return (
    <>
      <FloorsheetTotals shown={shown} hasTimes={hasTimes} />
      {isWhole(filters) && !hasSymbol && <DeclaredNote date={date} counted={totals.trades} />}
      {(totals.trades ?? 0) === 0 ? (
        <NoTrades shown={shown} onClear={() => set(hasSymbol ? NO_FILTERS : { ...NO_FILTERS, symbol: '' })} />
      ) : (
        <div
          className={classNames('flex min-h-0 flex-1 flex-col', isWaiting && 'is-waiting-for-new')}
          aria-busy={isWaiting}
        >
          <DataTable
            id={hasSymbol ? 'stock-floorsheet' : 'floorsheet'}
            label={t('Trades of {date}', { date: digits(date) })}
            columns={columns}
            source={shown.source}
            sort={filters.sort}
            onSort={(sort) => set({ sort: floorsheetAddress.sort.read(sort) })}
            tonesOf={tonesOfTrade}
            scrolls="region"
          />
        </div>
      )}
    </>
  );
};

type FloorsheetViewProps = {
  /** Puts the filters into the head of the screen or of the tab. */
  renderHead: (filters: ReactNode) => ReactNode;
  /** The symbol comes from the workspace around. */
  hasSymbol?: boolean;
};

/** Every trade of a day, however many: filters that answer while typing, totals of what matches, rows fetched as they come into view. */
export const FloorsheetView = ({ renderHead, hasSymbol = false }: FloorsheetViewProps) => {
  const [filters, set] = useAddress(floorsheetAddress);
  const { shown, failure, isWaiting, retry } = useFloorsheet(floorsheetQuery(filters, useAsOf()));
  return (
    <>
      {renderHead(
        <>
          <FloorsheetFilters
            filters={filters}
            set={set}
            date={shown?.first.date ?? null}
            hasSymbol={hasSymbol}
          />
          <span className="flex-1 phone:hidden" />
          {shown && <FloorsheetCsv shown={shown} />}
        </>,
      )}
      {failure && (
        <FailedState
          title={t('Could not load the floorsheet')}
          message={failure.message}
          requestId={failure.requestId}
          onRetry={retry}
        />
      )}
      {shown === null && failure === null && (
        <>
          <FloorsheetTotalsSkeleton />
          <TableSkeleton label={t('Trades')} rows={24} columns={7} />
        </>
      )}
      {shown && (
        <Trades shown={shown} filters={filters} set={set} hasSymbol={hasSymbol} isWaiting={isWaiting} />
      )}
    </>
  );
};
