import { type Phrase, t } from '@chuli/language';
import { SegmentedControl } from '@chuli/ui';
import { NepseChanges } from '../../features/market/nepse-changes.tsx';
import { performanceTable } from '../../features/market/performance-table.ts';
import { choicePart, textPart } from '../../screen-kit/address.ts';
import { DeclaredBlocks } from '../../screen-kit/declared-blocks.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { type DeclaredChoice, saidChoices } from '../../screen-kit/said-choices.ts';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';

const MEASURES = ['own', 'nepse', 'sector'] as const;
type Measure = (typeof MEASURES)[number];

const CHOICES: readonly DeclaredChoice<Measure>[] = [
  { value: 'own', label: 'Change' },
  { value: 'nepse', label: 'vs NEPSE', hint: 'Percentage points over NEPSE in the same period' },
  {
    value: 'sector',
    label: 'vs sector',
    hint: 'Percentage points over the index of its sector in the same period',
  },
];

const CAVEATS: Record<Measure, Phrase | null> = {
  own: null,
  nepse: 'Every change is in percentage points over NEPSE in the same period: above zero, it did better.',
  sector:
    'Every change is in percentage points over the index of its sector in the same period: above zero, it did better.',
};

const ADDRESS = { against: choicePart(MEASURES, 'own'), sort: textPart() };

/** What every stock did over a session to five years, by itself or measured against the market or its sector. */
const StockPerformanceScreen = () => {
  const [{ against, sort }, set] = useAddress(ADDRESS);
  const query = { ...(against !== 'own' && { against }), ...asOfQuery(useAsOf()) };
  const caveat = CAVEATS[against];
  return (
    <>
      <PageHead screen="stock-performance">
        <SegmentedControl
          label={t('Measured against')}
          choices={saidChoices(CHOICES)}
          value={against}
          onChoose={(chosen) => set({ against: chosen })}
        />
      </PageHead>
      <NepseChanges />
      {caveat !== null && <p className="caveat">{t(caveat)}</p>}
      <DeclaredBlocks
        definition={performanceTable}
        query={query}
        sort={sort === '' ? undefined : sort}
        onSort={(chosen) => set({ sort: chosen })}
      />
    </>
  );
};

export default StockPerformanceScreen;
