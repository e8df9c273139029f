import { t } from '@chuli/language';
import { SegmentedControl } from '@chuli/ui';
import { FilterFold } from '../../screen-kit/filter-fold.tsx';
import { type DeclaredChoice, translateChoices } from '../../screen-kit/translate-choices.ts';
import { useAddress } from '../../screen-kit/use-address.ts';
import { type EXITS, type SAMPLES, recordAddress } from '../../shared/signal/record-address.ts';

const EXIT_CHOICES = [
  { value: '20', label: '20', hint: 'Sold at the open 20 sessions after the entry' },
  { value: '10', label: '10', hint: 'Sold at the open 10 sessions after the entry' },
  { value: '5', label: '5', hint: 'Sold at the open 5 sessions after the entry' },
  {
    value: 'rule',
    label: 'rule’s own exit',
    hint: 'Sold when the rule itself says that the signal has ended',
  },
] as const satisfies readonly DeclaredChoice<(typeof EXITS)[number]>[];

const SAMPLE_CHOICES = [
  { value: 'out', label: 'Out of sample', hint: 'Signals never used to tune a rule' },
  { value: 'in', label: 'In sample', hint: 'Signals before the out-of-sample period' },
  { value: 'all', label: 'All years' },
] as const satisfies readonly DeclaredChoice<(typeof SAMPLES)[number]>[];

/** When a trade is closed, and which years are counted. */
export const RecordFilters = ({ hasSample }: { hasSample: boolean }) => {
  const [{ exit, sample }, set] = useAddress(recordAddress);
  return (
    <FilterFold>
      <span className="text-muted phone:hidden">{t('Exit after')}</span>
      <SegmentedControl
        label={t('Exit after')}
        choices={translateChoices(EXIT_CHOICES)}
        value={exit}
        onChoose={(chosen) => set({ exit: chosen, page: 1 })}
      />
      {hasSample && (
        <SegmentedControl
          label={t('Years')}
          choices={translateChoices(SAMPLE_CHOICES)}
          value={sample}
          onChoose={(chosen) => set({ sample: chosen })}
        />
      )}
    </FilterFold>
  );
};
