import '../../features/signal/signal.css';
import { type Phrase, digits, t } from '@chuli/language';
import { TableSkeleton, TextField } from '@chuli/ui';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { PatternCard } from '../../features/signal/pattern-card.tsx';
import { catalogueOf } from '../../features/signal/pattern-catalogue.ts';
import type { PatternCount } from '../../features/signal/pattern-columns.ts';
import { SignalFoot } from '../../features/signal/signal-foot.tsx';
import type { Overall } from '../../features/signal/record-table.tsx';
import { VerdictStats } from '../../features/signal/verdict-stats.tsx';
import { countVerdicts, recordsIn, verdictText } from '../../features/signal/verdict-summary.ts';
import { textPart } from '../../screen-kit/address.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';

const ADDRESS = { find: textPart() };

const EXPLAIN: readonly Phrase[] = [
  'Each drawing is the fewest candles that the strict rule of the pattern sees, found and checked by that very rule. Hollow candles closed above their open, filled ones below.',
  'Under it stand the stocks that completed it in this session, and what trades with it gave in the sealed years, after costs.',
];

const Catalogue = ({
  patterns,
  overall,
  find,
}: {
  patterns: readonly PatternCount[];
  overall: Overall;
  find: string;
}) => {
  const all = useMemo(
    () => catalogueOf({ patterns, records: overall.rows, recordAsOf: overall.record_as_of }),
    [patterns, overall],
  );
  const counts = countVerdicts(all.flatMap(({ sides }) => sides.map(({ record }) => record)));
  const shown = all.filter(({ title }) => title.toLowerCase().includes(find.toLowerCase()));
  return (
    <>
      <p className="caveat">{verdictText(recordsIn(counts))}</p>
      <VerdictStats counts={counts} fewest={overall.fewest_trades} />
      <ul className="pattern-catalogue">
        {shown.map((pattern) => (
          <PatternCard key={pattern.id} pattern={pattern} />
        ))}
      </ul>
      <SignalFoot asOf={digits(overall.as_of)} />
    </>
  );
};

/** What each pattern is, where it stands now, and how it has done. */
const CandlestickCatalogueScreen = () => {
  const [{ find }, set] = useAddress(ADDRESS);
  const asOf = asOfQuery(useAsOf());
  const patterns = useCall('/data/pattern-board/', { page_size: 1, ...asOf }).data?.patterns;
  const call = useCall('/data/overall-chuli-performance/', asOf);
  return (
    <>
      <PageHead screen="candlestick-identificaton" explain={EXPLAIN}>
        <TextField
          label={t('Find')}
          size={14}
          value={find}
          onType={(text) => set({ find: text }, 'replace')}
        />
      </PageHead>
      <Loaded
        title={t('Catalogue of patterns')}
        call={call}
        skeleton={<TableSkeleton label={t('Catalogue of patterns')} rows={14} columns={4} />}
      >
        {(overall) => <Catalogue patterns={patterns ?? []} overall={overall} find={find} />}
      </Loaded>
    </>
  );
};

export default CandlestickCatalogueScreen;
