import '../../features/signal/signal.css';
import { type Phrase, t } from '@chuli/language';
import { TableSkeleton } from '@chuli/ui';
import { useCall } from '../../api/use-call.ts';
import { HourPatterns } from '../../features/signal/hour-patterns.tsx';
import { dayPatternQuery, patternAddress } from '../../features/signal/pattern-address.ts';
import { PatternFilters } from '../../features/signal/pattern-filters.tsx';
import { PatternTable } from '../../features/signal/pattern-table.tsx';
import { SignalFoot } from '../../features/signal/signal-foot.tsx';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';

const EXPLAIN: readonly Phrase[] = [
  'A pattern is a shape of one to five candles by the strict rules of TA-Lib, told at the bar that completes it. The small candles are those of the stock itself, the newest at the right.',
  'Most shapes are common and mean little: the catalogue says how each has done after costs.',
];

type DayPatternsProps = ReturnType<typeof usePatterns>;

const DayPatterns = ({ call, query }: DayPatternsProps) => (
  <Loaded
    title={t('Candlestick patterns')}
    call={call}
    skeleton={<TableSkeleton label={t('Candlestick patterns')} rows={14} columns={6} />}
  >
    {(patterns) => (
      <>
        <PatternTable patterns={patterns} query={query} />
        <SignalFoot asOf={patterns.as_of} to={patterns.signals_to} />
      </>
    )}
  </Loaded>
);

const usePatterns = () => {
  const [filters] = useAddress(patternAddress);
  const query = { ...dayPatternQuery(filters), ...asOfQuery(useAsOf()) };
  return { query, call: useCall('/data/pattern-board/', query) };
};

/** Every pattern of a session, with its candles. */
const CandlestickPatternScreen = () => {
  const [{ bars }] = useAddress(patternAddress);
  const { call, query } = usePatterns();
  return (
    <>
      <PageHead screen="candlestick-pattern" explain={EXPLAIN}>
        <PatternFilters day={call.data?.as_of} patterns={call.data?.patterns ?? []} />
      </PageHead>
      {bars === 'hour' ? <HourPatterns /> : <DayPatterns call={call} query={query} />}
    </>
  );
};

export default CandlestickPatternScreen;
