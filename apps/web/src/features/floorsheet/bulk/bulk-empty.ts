import type { TradingDate } from '@chuli/kernel';
import { digits, t } from '@chuli/language';
import { amountLabel } from '@chuli/ui';
import { askedSize, daysText, lakhsOf, sizeText } from './bulk-row.ts';
import { smallerThan } from './threshold.ts';

type Reply = {
  readonly from_date: TradingDate;
  readonly to_date: TradingDate;
  readonly nearest: TradingDate | null;
  readonly largest?: { symbol: string; amount: number } | null;
};

export type EmptyCase =
  | { readonly kind: 'unknown'; readonly nearest: TradingDate | null }
  | { readonly kind: 'small'; readonly smaller: string | null }
  | { readonly kind: 'narrow' };

/** Why a list is empty: no floorsheet, nothing as large, or nothing that fits the other filters. */
export const emptyCase = (reply: Reply & { sessions: readonly unknown[] }, lakhs: number): EmptyCase => {
  if (reply.sessions.length === 0) return { kind: 'unknown', nearest: reply.nearest };
  const { largest } = reply;
  if (largest !== undefined && largest !== null && lakhsOf(largest.amount) >= lakhs)
    return { kind: 'narrow' };
  return { kind: 'small', smaller: smallerThan(String(lakhs), largest?.amount ?? null) };
};

export const emptyWhy = (reply: Reply & { sessions: readonly unknown[] }, lakhs: number): string => {
  const days = daysText(reply.from_date, reply.to_date);
  const found = emptyCase(reply, lakhs);
  if (found.kind === 'unknown')
    return found.nearest === null
      ? t('No floorsheet of {days} is in the archive.', { days })
      : t('No floorsheet of {days} is in the archive. The nearest known session is {nearest}.', {
          days,
          nearest: digits(found.nearest),
        });
  const size = sizeText(lakhs);
  if (found.kind === 'narrow')
    return t('No order of Rs {size} or more of {days} fits these filters.', { size, days });
  const { largest } = reply;
  return largest === undefined || largest === null
    ? t('No order of Rs {size} or more on {days}.', { size, days })
    : t('No order of Rs {size} or more on {days}. The largest was Rs {amount} in {symbol}.', {
        size,
        days,
        amount: amountLabel(largest.amount),
        symbol: largest.symbol,
      });
};

type Shown<Changes> = {
  readonly reply: Reply & { readonly sessions: readonly TradingDate[] };
  readonly query: { readonly amount_from?: unknown };
  readonly set: (changes: Changes) => void;
};

/** What the address changes to: for a known session, for a smaller size, for all stocks, brokers and sides. */
type Ways<Day, Size, All> = {
  readonly toDay?: (day: TradingDate) => Day;
  readonly toSize: (lakhs: string) => Size;
  readonly toAll: All;
};

type Way = { label: string; onClick: () => void };

/** Why nothing is shown, and the one button that leads on. */
export const bulkEmpty = <const Size, const All, const Day = never>({
  toDay,
  toSize,
  toAll,
}: Ways<Day, Size, All>) => ({
  title: 'None' as const,
  why: ({ reply, query }: Shown<Day | Size | All>): string => emptyWhy(reply, lakhsOf(askedSize(query))),
  action: ({ reply, query, set }: Shown<Day | Size | All>): Way | undefined => {
    const found = emptyCase(reply, lakhsOf(askedSize(query)));
    if (found.kind === 'narrow') return { label: t('Clear the filters'), onClick: () => set(toAll) };
    if (found.kind === 'small') {
      const { smaller } = found;
      if (smaller === null) return undefined;
      const label = t('Show from Rs {size}', { size: sizeText(Number(smaller)) });
      return { label, onClick: () => set(toSize(smaller)) };
    }
    const { nearest } = found;
    if (nearest === null || toDay === undefined) return undefined;
    return { label: t('Go to {date}', { date: digits(nearest) }), onClick: () => set(toDay(nearest)) };
  },
});
