import { t } from '@chuli/language';
import { SegmentedControl } from '@chuli/ui';
import { FilterFold } from '../../screen-kit/filter-fold.tsx';
import { type DeclaredChoice, saidChoices } from '../../screen-kit/said-choices.ts';
import { useAddress } from '../../screen-kit/use-address.ts';
import { type EXITS, type SAMPLES, recordAddress } from './record-address.ts';

const EXIT_CHOICES = [
  { value: '20', label: '20', hint: 'Sold at the open 20 sessions after the entry' },
  { value: '10', label: '10', hint: 'Sold at the open 10 sessions after the entry' },
  { value: '5', label: '5', hint: 'Sold at the open 5 sessions after the entry' },
  { value: 'rule', label: 'own exit', hint: 'Sold when the rule itself says that the signal has ended' },
] as const satisfies readonly DeclaredChoice<(typeof EXITS)[number]>[];

const SAMPLE_CHOICES = [
  { value: 'out', label: 'Sealed years', hint: "Signals kept out of every choice of a rule's numbers" },
  { value: 'in', label: 'Years before', hint: 'Signals before the sealed years' },
  { value: 'all', label: 'All years' },
] as const satisfies readonly DeclaredChoice<(typeof SAMPLES)[number]>[];

/** When a trade is closed, and which years are counted. */
export const RecordFilters = ({ hasSample }: { hasSample: boolean }) => {
  const [{ exit, sample }, set] = useAddress(recordAddress);
  return (
    <FilterFold>
      <span className="text-muted phone:hidden">{t('Closed after')}</span>
      <SegmentedControl
        label={t('Closed after')}
        choices={saidChoices(EXIT_CHOICES)}
        value={exit}
        onChoose={(chosen) => set({ exit: chosen, page: 1 })}
      />
      {hasSample && (
        <SegmentedControl
          label={t('Years')}
          choices={saidChoices(SAMPLE_CHOICES)}
          value={sample}
          onChoose={(chosen) => set({ sample: chosen })}
        />
      )}
    </FilterFold>
  );
};
