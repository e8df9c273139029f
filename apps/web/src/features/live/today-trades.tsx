import type { MarketFields } from '@chuli/contracts/live';
import { t } from '@chuli/language';
import { Button, type Column, DataTable, EmptyState, TableSkeleton, classNames } from '@chuli/ui';
import { Pause, Play } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useAddress } from '../../screen-kit/use-address.ts';
import type { Trade } from '../../shared/floorsheet/floorsheet-address.ts';
import { tonesOfTrade, tradeColumns } from '../../shared/floorsheet/trade-columns.ts';
import { useLiveRows } from '../../shared/live/live-rows.ts';
import { askedOf, todayAddress } from './today-address.ts';
import { TodayTotals } from './today-totals.tsx';
import type { LiveMarket } from '../../shared/live/use-live-market.ts';
import { useTodayTrades } from './use-today-trades.ts';
import { useKey } from '../../screen-kit/use-key.ts';

type Pause<T> = { readonly value: T; readonly isPaused: boolean; readonly toggle: () => void };

/**
 * Holds what is shown, so that a trader can read while more comes in; the space bar holds and lets go. Where nothing
 * more comes, what is held can only be let go.
 */
const usePause = <T,>(value: T, comesMore: boolean): Pause<T> => {
  const [held, setHeld] = useState<{ readonly value: T } | null>(null);
  const toggle = useCallback(() => setHeld((last) => (last === null ? { value } : null)), [value]);
  useKey(
    useCallback(
      (event) => {
        const hasNothingToHold = held === null && !comesMore;
        const isOnButton = event.target instanceof HTMLElement && event.target.closest('button, a') !== null;
        if (event.key !== ' ' || isOnButton || hasNothingToHold) return false;
        toggle();
        return true;
      },
      [toggle, held, comesMore],
    ),
  );
  return { value: held === null ? value : held.value, isPaused: held !== null, toggle };
};

/** How many came while the list was held. */
const newerThan = (shown: readonly Trade[], rows: readonly Trade[]): number => {
  const place = rows.findIndex(({ contract_id }) => contract_id === shown[0]?.contract_id);
  return place < 0 ? rows.length : place;
};

const MASKED: ReadonlySet<string> = new Set(['buyer', 'seller']);

/** While every broker is masked the columns would say nothing in every row; the note above says it once. */
const columnsOf = (hasTimes: boolean, hasBrokers: boolean): readonly Column<Trade>[] =>
  tradeColumns({ times: hasTimes, symbols: true, isTimeFirst: !hasBrokers }).filter(
    (column) => hasBrokers || !('key' in column) || !MASKED.has(column.key),
  );

type PauseButtonProps = { isPaused: boolean; waiting: number; toggle: () => void };

const PauseButton = ({ isPaused, waiting, toggle }: PauseButtonProps) => (
  <Button aria-pressed={isPaused} onClick={toggle}>
    {isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
    {isPaused ? t('Resume ({count} new)', { count: waiting }) : t('Pause')}
    <kbd className="kbd phone:hidden">{'Space'}</kbd>
  </Button>
);

/** The broker numbers are masked during the session where the source says so. */
const MaskedNote = ({ market }: { market: MarketFields }) =>
  market.brokers === 'live' || market.phase === 'closed' ? null : (
    <p className="caveat">
      {t(
        market.brokers === 'never'
          ? 'Today’s source doesn’t publish brokers, so buyer and seller filters find nothing.'
          : 'NEPSE hides broker numbers until the close, so buyer and seller filters find nothing before then.',
      )}
    </p>
  );

/** Today's trades as they happen, newest first. */
export const TodayTrades = ({ live, market }: { live: LiveMarket; market: MarketFields }) => {
  const [filters, set] = useAddress(todayAddress);
  const { rows, isHere, total } = useTodayTrades(market, askedOf(filters));
  const isOver = market.phase === 'closed';
  const { value: shown, isPaused, toggle } = usePause(rows, !isOver);
  const source = useLiveRows(shown);
  const hasTimes = shown.length === 0 || shown.some((trade) => trade.traded_at !== null);
  const hasBrokers = shown.some(({ buyer, seller }) => buyer !== null || seller !== null);
  const columns = useMemo(() => columnsOf(hasTimes, hasBrokers), [hasTimes, hasBrokers]);
  const isOld = live.health.kind === 'stale' || live.health.kind === 'offline';
  if (!isHere) return <TableSkeleton label={t('Trades')} rows={24} columns={7} />;
  return (
    <>
      <TodayTotals market={market} rows={shown} total={total} filters={filters}>
        {(isPaused || !isOver) && (
          <PauseButton isPaused={isPaused} waiting={newerThan(shown, rows)} toggle={toggle} />
        )}
      </TodayTotals>
      <MaskedNote market={market} />
      {shown.length === 0 ? (
        <EmptyState
          title={t('No matching trades')}
          why={t('None of today’s trades match these filters.')}
          action={{
            label: t('Clear the filters'),
            onClick: () => set({ symbol: '', buyer: '', seller: '' }),
          }}
        />
      ) : (
        <div className={classNames('live-board', isOld && 'is-stale')}>
          <DataTable
            id="today-floorsheet"
            label={t('Trades of today')}
            columns={columns}
            source={source}
            tonesOf={tonesOfTrade}
            scrolls="region"
          />
        </div>
      )}
    </>
  );
};
