import type { TradingDate } from '@chuli/kernel';
import { t } from '@chuli/language';
import { DateField, SegmentedControl } from '@chuli/ui';
import { useSessions } from '../../../api/reference-calls.ts';
import { datePart } from '../../../screen-kit/address.ts';
import { type FieldProps, type Filter, asking, choiceFilter } from '../../../screen-kit/filters.tsx';
import { useAddress, useAsOf } from '../../../screen-kit/use-address.ts';
import { dayShown } from './bulk-filters.tsx';

const RANGE = { from: datePart(), to: datePart() };
const SPANS = ['1', '3', '5', '10', '20', '60'] as const;

type RangeFieldProps = Pick<FieldProps<TradingDate | null>, 'reply'> & { most: number };

/** Known sessions up to the newest, or two days of one's own; both ends are set together. */
const RangeField = ({ reply, most }: RangeFieldProps) => {
  const [address, set] = useAddress(RANGE);
  const sessions = useSessions('trades', useAsOf());
  const from = address.from ?? dayShown(reply, 'from_date') ?? sessions[0];
  const to = address.to ?? dayShown(reply, 'to_date') ?? sessions[0];
  if (from === undefined || to === undefined) return null;
  const span = SPANS.find((count) => sessions[Number(count) - 1] === from && sessions[0] === to);
  const choose = (count: (typeof SPANS)[number]): void =>
    set({ from: sessions[Number(count) - 1] ?? sessions.at(-1) ?? null, to: sessions[0] ?? null });
  return (
    <>
      <SegmentedControl
        label={t('Known sessions')}
        choices={SPANS.filter((count) => Number(count) <= most).map((value) => ({ value, label: value }))}
        value={span ?? null}
        onChoose={choose}
        isNamed
      />
      <DateField
        label={t('From')}
        value={from}
        sessions={sessions}
        onPick={(date) => set({ from: date, to: date > to ? date : to })}
      />
      <DateField
        label={t('To')}
        value={to}
        sessions={sessions}
        onPick={(date) => set({ to: date, from: date < from ? date : from })}
      />
    </>
  );
};

const end = (Field: Filter<TradingDate | null>['Field']): Filter<TradingDate | null> => ({
  part: datePart(),
  Field,
});

/** The first and the last day of the range, of so many sessions at most; the newest known session without them. */
export const rangeFilters = (most = 60) => ({
  from: asking(
    end(({ reply }) => <RangeField reply={reply} most={most} />),
    (from) => (from === null ? {} : { from_date: from }),
  ),
  to: asking(
    end(() => null),
    (to) => (to === null ? {} : { to_date: to }),
  ),
});

/** Against the average volume of the stock: any, or so many percent of a day. */
export const volumeFilter = () =>
  asking(
    choiceFilter(
      'Of its volume',
      [
        { value: 'any', label: 'Any' },
        { value: '1', label: '≥ 1 %', hint: 'Of the average volume of 20 sessions' },
        { value: '5', label: '≥ 5 %', hint: 'Of the average volume of 20 sessions' },
      ],
      'any',
      { isNamed: true },
    ),
    (percent) => (percent === 'any' ? {} : { volume_from: Number(percent) }),
  );
