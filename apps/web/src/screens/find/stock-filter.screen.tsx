import '../../features/find/find.css';
import { type Phrase, t } from '@chuli/language';
import { TableSkeleton } from '@chuli/ui';
import { useCall } from '../../api/use-call.ts';
import { StockFilter } from '../../features/find/filter/stock-filter.tsx';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';

const EXPLAIN: readonly Phrase[] = [
  'Write a rule over any column: pe < sector.pe and roe > 15. The name of each column in a rule is its hint in the list.',
  'sector.x is the median of x over the ordinary shares of the stock’s sector; it needs five of them.',
  'A stock of which a figure is unknown is left out and counted by reason; it is not rejected.',
];

/** All stocks by a rule over any of their figures. */
const StockFilterScreen = () => {
  const call = useCall('/data/columns/', asOfQuery(useAsOf()));
  return (
    <>
      <PageHead screen="stock-filter" explain={EXPLAIN}>
        {null}
      </PageHead>
      <Loaded
        title={t('Stock filter')}
        call={call}
        skeleton={<TableSkeleton label={t('Stock filter')} rows={20} columns={8} />}
      >
        {(reply) => <StockFilter reply={reply} />}
      </Loaded>
    </>
  );
};

export default StockFilterScreen;
