import { FloorsheetView } from '../../features/floorsheet/floorsheet-view.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';

const FloorsheetScreen = () => (
  <div className="fills-window">
    <FloorsheetView renderHead={(filters) => <PageHead screen="floorsheet">{filters}</PageHead>} />
  </div>
);

export default FloorsheetScreen;
