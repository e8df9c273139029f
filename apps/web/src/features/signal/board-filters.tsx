import { t } from '@chuli/language';
import { Combobox, SegmentedControl } from '@chuli/ui';
import { FilterFold } from '../../screen-kit/filter-fold.tsx';
import { type DeclaredChoice, saidChoices } from '../../screen-kit/said-choices.ts';
import { useAddress } from '../../screen-kit/use-address.ts';
import { type Days, type BoardFilters as Filters, boardAddress } from './board-address.ts';
import { FAMILY_IDS, FAMILY_TITLES } from './families.ts';
import { SideChoice, TurnoverChoice } from './side-turnover.tsx';

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

/** The families on a board that are not the only one. */
const familyOptions = (families: readonly string[]) =>
  FAMILY_IDS.filter((id) => families.includes(id)).map((id) => ({
    value: t(FAMILY_TITLES[id]),
    label: t(FAMILY_TITLES[id]),
    id,
  }));

type BoardFiltersProps = { families: readonly string[]; days: Days; hasTimeframes: boolean };

/** All of it lives in the address, so that a board can be shared as it stands. */
export const BoardFilters = ({ families: shown, days, hasTimeframes }: BoardFiltersProps) => {
  const [{ family, side, timeframe, turnover }, set] = useAddress(boardAddress);
  const families = familyOptions(shown);
  return (
    <FilterFold>
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
      <SideChoice value={side} onChoose={(chosen) => set({ side: chosen })} />
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
      <TurnoverChoice value={turnover} onChoose={(chosen) => set({ turnover: chosen })} />
    </FilterFold>
  );
};
