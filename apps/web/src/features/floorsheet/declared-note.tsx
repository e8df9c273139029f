import type { TradingDate } from '@chuli/kernel';
import { t } from '@chuli/language';
import { quantityText } from '@chuli/ui';
import { useCall } from '../../api/use-call.ts';

/** Why a whole floorsheet adds up to another number than the pages of the market; null where it does not. */
export const declaredText = (counted: number | null, declared: number | null): string | null => {
  if (counted === null || declared === null || counted === declared) return null;
  return t(
    counted < declared
      ? 'NEPSE reports {declared} trades; {count} of them are not in the floorsheet.'
      : 'NEPSE reports {declared} trades; the floorsheet has {count} more.',
    { declared: quantityText(declared), count: quantityText(Math.abs(declared - counted)) },
  );
};

/** Under the totals of a day without filters: the same day on other pages has the number of the exchange. */
export const DeclaredNote = ({ date, counted }: { date: TradingDate; counted: number | null }) => {
  const { data } = useCall('/data/market-days/', { days: 1, as_of: date });
  const day = data?.rows.find((row) => row.date === date);
  const text = declaredText(counted, day?.trades ?? day?.declared_trades ?? null);
  if (text === null) return null;
  return <p className="border-b border-line px-3 py-1 text-11 text-muted">{text}</p>;
};
