import type { Phrase } from '@chuli/language';
import { FloorsheetView } from '../../features/floorsheet/floorsheet-view.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';

const EXPLAIN: readonly Phrase[] = [
  'All trades of the session as NEPSE published them, the newest first: contract number, stock, broker of the buyer and of the seller, shares, rate and amount. A filter narrows the list and its totals together.',
  'An order that was filled from several others stands as several contracts. Large orders puts them together again.',
];

const FloorsheetScreen = () => (
  <div className="fills-window">
    <FloorsheetView
      renderHead={(filters) => (
        <PageHead screen="floorsheet" explain={EXPLAIN}>
          {filters}
        </PageHead>
      )}
    />
  </div>
);

export default FloorsheetScreen;
