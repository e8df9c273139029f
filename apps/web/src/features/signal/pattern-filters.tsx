import type { TradingDate } from '@chuli/kernel';
import { say, t } from '@chuli/language';
import { Combobox, DateField, SegmentedControl } from '@chuli/ui';
import { useSessions } from '../../api/reference-calls.ts';
import { FilterFold } from '../../screen-kit/filter-fold.tsx';
import { type DeclaredChoice, saidChoices } from '../../screen-kit/said-choices.ts';
import { useAddress, useAsOf } from '../../screen-kit/use-address.ts';
import { SideChoice, TurnoverChoice } from './side-turnover.tsx';
import { type BARS, patternAddress } from './pattern-address.ts';
import type { PatternCount } from './pattern-columns.ts';

const BAR_CHOICES = [
  { value: 'day', label: 'Day' },
  { value: 'hour', label: 'Hour' },
] as const satisfies readonly DeclaredChoice<(typeof BARS)[number]>[];

type PatternFiltersProps = { day: TradingDate | undefined; patterns: readonly PatternCount[] };

/** The session, the side, one pattern of those that are there, and how much a stock must trade. */
export const PatternFilters = ({ day, patterns }: PatternFiltersProps) => {
  const [{ bars, side, pattern, turnover }, set] = useAddress(patternAddress);
  const sessions = useSessions('prices', useAsOf());
  const titles = [...new Map(patterns.map((one) => [one.pattern, one.title]))];
  const options = titles.map(([id, title]) => ({ value: say(title), label: say(title), id }));
  const chosen = options.find(({ id }) => id === pattern)?.value ?? '';
  return (
    <FilterFold>
      {day !== undefined && (
        <DateField
          label={t('Session')}
          value={day}
          sessions={sessions}
          onPick={(date) => set({ date: date === sessions[0] ? null : date })}
        />
      )}
      <Combobox
        label={t('Pattern')}
        size={14}
        clearable
        placeholder={t('all patterns')}
        options={options}
        value={chosen}
        onChoose={(title) => set({ pattern: options.find(({ value }) => value === title)?.id ?? '' })}
      />
      <SegmentedControl
        label={t('Bars')}
        choices={saidChoices(BAR_CHOICES)}
        value={bars}
        onChoose={(next) => set({ bars: next })}
      />
      <SideChoice value={side} onChoose={(chosen) => set({ side: chosen })} />
      {bars === 'day' && <TurnoverChoice value={turnover} onChoose={(chosen) => set({ turnover: chosen })} />}
    </FilterFold>
  );
};
