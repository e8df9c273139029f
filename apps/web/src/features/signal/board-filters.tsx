import { say, t } from '@chuli/language';
import { Combobox, SegmentedControl } from '@chuli/ui';
import { type DeclaredChoice, saidChoices } from '../../screen-kit/said-choices.ts';
import { useAddress } from '../../screen-kit/use-address.ts';
import { type Days, type BoardFilters as Filters, boardAddress } from './board-address.ts';
import type { SignalList } from './signal-words.ts';

export const SIDE_CHOICES = [
  { value: 'any', label: 'Both' },
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell' },
] as const satisfies readonly DeclaredChoice<Filters['side']>[];

const TIMEFRAMES = [
  { value: 'any', label: 'All' },
  { value: 'hourly', label: 'Hour' },
  { value: 'daily', label: 'Day' },
  { value: 'weekly', label: 'Week' },
] as const satisfies readonly DeclaredChoice<Filters['timeframe']>[];

const DAYS = [
  { value: '1', label: '1', hint: 'Signals of the latest session' },
  { value: '5', label: '5', hint: 'Signals of 5 sessions' },
  { value: '20', label: '20', hint: 'Signals of 20 sessions' },
] as const satisfies readonly DeclaredChoice<Days>[];

export const TURNOVER_CHOICES = [
  { value: '0', label: 'Any turnover' },
  { value: '2000000', label: '≥ 20 Lac', hint: 'Mean turnover of 20 sessions of Rs 20 lakh or more' },
  { value: '10000000', label: '≥ 1 Cr', hint: 'Mean turnover of 20 sessions of Rs 1 crore or more' },
] as const satisfies readonly DeclaredChoice<Filters['turnover']>[];

/** The families on a board that are not the only one. */
const familyOptions = (lists: readonly SignalList[]) =>
  [...new Map(lists.map(({ family, title }) => [family, title]))].map(([family, title]) => ({
    value: say(title),
    label: say(title),
    id: family,
  }));

type BoardFiltersProps = { lists: readonly SignalList[]; days: Days; hasTimeframes: boolean };

/** All of it lives in the address, so that a board can be shared as it stands. */
export const BoardFilters = ({ lists, days, hasTimeframes }: BoardFiltersProps) => {
  const [{ family, side, timeframe, turnover }, set] = useAddress(boardAddress);
  const families = familyOptions(lists);
  return (
    <div className="board-filters">
      {families.length > 1 && (
        <Combobox
          label={t('Family')}
          size={14}
          clearable
          placeholder={t('all families')}
          options={families}
          value={families.find(({ id }) => id === family)?.value ?? ''}
          onChoose={(title) => set({ family: families.find(({ value }) => value === title)?.id ?? '' })}
        />
      )}
      <SegmentedControl
        label={t('Side')}
        choices={saidChoices(SIDE_CHOICES)}
        value={side}
        onChoose={(chosen) => set({ side: chosen })}
      />
      {hasTimeframes && (
        <SegmentedControl
          label={t('Bars')}
          choices={saidChoices(TIMEFRAMES)}
          value={timeframe}
          onChoose={(chosen) => set({ timeframe: chosen })}
        />
      )}
      <SegmentedControl
        label={t('Sessions')}
        choices={saidChoices(DAYS)}
        value={days}
        onChoose={(chosen) => set({ days: chosen })}
      />
      <SegmentedControl
        label={t('Turnover')}
        choices={saidChoices(TURNOVER_CHOICES)}
        value={turnover}
        onChoose={(chosen) => set({ turnover: chosen })}
      />
    </div>
  );
};
