import type { TradingDate } from '@chuli/kernel';
import { t } from '@chuli/language';
import { dateText } from '@chuli/ui';
import { DayBars, type Lane } from './day-bars.tsx';
import { type EventRow, eventKindText } from './offer-rows.ts';

const DAYS = 60;

const textOf = ({ company, symbol, kind, opens_on, closes_on }: EventRow): string =>
  t('{name}, {kind}: {from} to {to}', {
    name: company ?? symbol ?? t('Not named'),
    kind: eventKindText(kind),
    from: dateText(opens_on ?? ''),
    to: dateText(closes_on ?? opens_on ?? ''),
  });

const KINDS = ['ipo', 'fpo', 'debenture', 'right', 'auction', 'fund', 'other'] as const;

const lanesOf = (rows: readonly EventRow[]): Lane[] =>
  KINDS.flatMap((kind) => {
    const bars = rows.flatMap((row) =>
      row.kind !== kind || row.opens_on === null || row.closes_on === null
        ? []
        : [
            {
              id: row.id,
              from: row.opens_on,
              to: row.closes_on,
              name: row.symbol ?? row.company?.split(' ')[0] ?? '',
              text: textOf(row),
            },
          ],
    );
    return bars.length === 0 ? [] : [{ name: eventKindText(kind), bars }];
  });

/** What is open or opens in the next sixty days. */
export const ComingOffers = ({ rows, today }: { rows: readonly EventRow[]; today: TradingDate }) => {
  const coming = rows.filter(({ state }) => state === 'open' || state === 'announced');
  const lanes = lanesOf(coming);
  if (lanes.length === 0) return null;
  return (
    <DayBars
      title={t('Next 60 days')}
      note={t('one line a kind; blue is open now')}
      today={today}
      days={DAYS}
      lanes={lanes}
    />
  );
};
