import type { TradingDate } from '@chuli/kernel';
import { say, t } from '@chuli/language';
import { Combobox, DateField, SegmentedControl } from '@chuli/ui';
import { useSessions } from '../../api/reference-calls.ts';
import { saidChoices } from '../../screen-kit/said-choices.ts';
import { useAddress, useAsOf } from '../../screen-kit/use-address.ts';
import { SIDE_CHOICES, TURNOVER_CHOICES } from './board-filters.tsx';
import { patternAddress } from './pattern-address.ts';
import type { PatternRow } from './pattern-columns.ts';

type PatternFiltersProps = { day: TradingDate | undefined; rows: readonly PatternRow[] };

/** The session, the side, one pattern of those that are there, and how much a stock must trade. */
export const PatternFilters = ({ day, rows }: PatternFiltersProps) => {
  const [{ side, pattern, turnover }, set] = useAddress(patternAddress);
  const sessions = useSessions('prices', useAsOf());
  const titles = [...new Map(rows.map((row) => [row.pattern, row.title]))];
  const options = titles.map(([id, title]) => ({ value: say(title), label: say(title), id }));
  const chosen = options.find(({ id }) => id === pattern)?.value ?? '';
  return (
    <div className="board-filters">
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
        label={t('Side')}
        choices={saidChoices(SIDE_CHOICES)}
        value={side}
        onChoose={(next) => set({ side: next })}
      />
      <SegmentedControl
        label={t('Turnover')}
        choices={saidChoices(TURNOVER_CHOICES)}
        value={turnover}
        onChoose={(next) => set({ turnover: next })}
      />
    </div>
  );
};
