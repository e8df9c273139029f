import type { TradingDate } from '@chuli/kernel';
import { t } from '@chuli/language';
import { Combobox, DateField, SegmentedControl } from '@chuli/ui';
import { useBrokerOptions, useSessions, useSymbolOptions } from '../../api/reference-calls.ts';
import { type DeclaredChoice, translateChoices } from '../../screen-kit/translate-choices.ts';
import { type SetAddress, useAsOf } from '../../screen-kit/use-address.ts';
import {
  type FlowFilters as Filters,
  type Measure,
  type Sessions,
  type Subject,
  type flowAddress,
} from '../../shared/broker/flow-address.ts';

type Set = SetAddress<typeof flowAddress>;

const SUBJECT_CHOICES = [
  { value: 'stock', label: 'Stock', hint: 'Brokers of one stock' },
  { value: 'broker', label: 'Broker', hint: 'Stocks of one broker' },
  { value: 'market', label: 'Market', hint: 'Brokers of the whole market' },
] as const satisfies readonly DeclaredChoice<Subject>[];

const SESSION_CHOICES = [
  { value: '1', label: '1' },
  { value: '3', label: '3' },
  { value: '5', label: '5' },
  { value: '10', label: '10' },
  { value: '20', label: '20' },
  { value: '60', label: '60' },
  { value: 'fytd', label: 'FYTD', hint: 'Fiscal year to date, from Shrawan 1' },
  { value: 'dates', label: 'Dates', hint: 'Between two days' },
] as const satisfies readonly DeclaredChoice<Sessions>[];

const MEASURE_CHOICES = [
  { value: 'shares', label: 'Shares' },
  { value: 'rupees', label: 'Rupees' },
] as const satisfies readonly DeclaredChoice<Measure>[];

/** What the rows are about, and the stock or broker it is. */
export const SubjectFilters = ({
  filters,
  subject,
  set,
}: {
  filters: Filters;
  subject: Subject;
  set: Set;
}) => {
  const symbols = useSymbolOptions(useAsOf());
  const brokers = useBrokerOptions();
  // A switch to another subject never shows nothing: the most traded stock, the first broker.
  const choose = (by: Subject): void =>
    set({
      by,
      sort: '',
      measure: '',
      ...(by === 'stock' && filters.symbol === '' && { symbol: symbols[0]?.value ?? '' }),
      ...(by === 'broker' && filters.broker === '' && { broker: brokers[0]?.value ?? '' }),
    });
  return (
    <>
      <SegmentedControl
        label={t('Subject')}
        choices={translateChoices(SUBJECT_CHOICES)}
        value={subject}
        onChoose={choose}
      />
      {subject === 'stock' && (
        <Combobox
          label={t('Symbol')}
          size={9}
          options={symbols}
          value={filters.symbol}
          onChoose={(symbol) => set({ symbol })}
        />
      )}
      {subject === 'broker' && (
        <Combobox
          label={t('Broker')}
          size={5}
          options={brokers}
          value={filters.broker}
          onChoose={(broker) => set({ broker })}
        />
      )}
    </>
  );
};

type RangeFiltersProps = {
  filters: Filters;
  measure: Measure;
  set: Set;
  /** The range in force, to start from when two dates are to be chosen. */
  range: { from: TradingDate; to: TradingDate } | null;
};

export const RangeFilters = ({ filters, measure, set, range }: RangeFiltersProps) => {
  const sessions = useSessions('prices', useAsOf());
  const from = filters.from_date ?? range?.from;
  const to = filters.to_date ?? range?.to;
  const choose = (days: Sessions): void =>
    set({
      days,
      from_date: days === 'dates' ? (range?.from ?? null) : null,
      to_date: days === 'dates' ? (range?.to ?? null) : null,
    });
  return (
    <div className="scroll-x flex items-center gap-1.5">
      <span className="text-muted phone:hidden">{t('Last')}</span>
      <SegmentedControl
        label={t('Sessions')}
        choices={translateChoices(SESSION_CHOICES)}
        value={filters.days}
        onChoose={choose}
        isNamed
      />
      {filters.days === 'dates' && from !== undefined && to !== undefined && (
        <>
          <DateField
            label={t('From')}
            value={from}
            sessions={sessions}
            onPick={(date) => set({ from_date: date })}
          />
          <span className="text-muted">{t('to')}</span>
          <DateField
            label={t('To')}
            value={to}
            sessions={sessions}
            onPick={(date) => set({ to_date: date })}
          />
        </>
      )}
      <span className="ml-2 text-muted phone:hidden">{t('Show in')}</span>
      <SegmentedControl
        label={t('Show in')}
        choices={translateChoices(MEASURE_CHOICES)}
        value={measure}
        onChoose={(chosen) => set({ measure: chosen })}
      />
    </div>
  );
};
