import { type TradingDate, isTradingDate } from '@chuli/kernel';
import { t } from '@chuli/language';
import { DateField } from '@chuli/ui';
import { useSessions } from '../../../api/reference-calls.ts';
import { datePart } from '../../../screen-kit/address.ts';
import {
  type Filter,
  asking,
  brokerFilter,
  choiceFilter,
  sortFilter,
  symbolFilter,
} from '../../../screen-kit/filters.tsx';
import { useAsOf } from '../../../screen-kit/use-address.ts';
import { sectorFilter } from '../../../shared/market/universe/sector-filter.tsx';
import { ALL_SECTORS } from '../../../shared/market/universe/stock-facts.ts';

export const dayShown = (
  reply: object | undefined,
  end: 'from_date' | 'to_date' | 'date',
): TradingDate | undefined => {
  const day = reply === undefined ? undefined : (reply as Partial<Record<typeof end, unknown>>)[end];
  return typeof day === 'string' && isTradingDate(day) ? day : undefined;
};

/** A session whose trades are known, stepped through. The newest is not written into the address. */
export const tradedDayFilter = (): Filter<TradingDate | null> => ({
  part: datePart(),
  Field: ({ value, onPick, reply }) => {
    const sessions = useSessions('trades', useAsOf());
    const shown = value ?? dayShown(reply, 'to_date') ?? dayShown(reply, 'date') ?? sessions[0];
    if (shown === undefined) return null;
    return (
      <DateField
        label={t('Session')}
        value={shown}
        sessions={sessions}
        onPick={(date) => onPick(date === sessions[0] ? null : date)}
        isStepsOnly
      />
    );
  },
});

export const orderSymbolFilter = () =>
  asking(symbolFilter(), (symbol) => (symbol === '' ? {} : { symbol: symbol }));

export const orderBrokerFilter = () => asking(brokerFilter(), (broker) => (broker === '' ? {} : { broker }));

export const orderSectorFilter = () =>
  asking(sectorFilter(), (sector) => (sector === ALL_SECTORS ? {} : { sector_id: Number(sector) }));

export const orderSort = (usual: '-time' | '-amount') => sortFilter(['time', 'amount'], usual);

export const unitFilter = () =>
  choiceFilter('Unit', [
    { value: 'order', label: 'Orders', hint: 'Contracts that one incoming order brought, together' },
    { value: 'contract', label: 'Contracts', hint: 'Single contracts, as the floorsheet has them' },
  ]);

export const sideFilter = () =>
  asking(
    choiceFilter('Side', [
      { value: 'both', label: 'Both' },
      { value: 'buy', label: 'Buy' },
      { value: 'sell', label: 'Sell' },
    ]),
    (side) => (side === 'both' ? {} : { side }),
  );
