import { t } from '@chuli/language';
import { Sparkline, Value } from '@chuli/ui';
import { INTERVAL_LABELS } from '../../../shared/chart/chart-interval.ts';
import { useHistory } from '../../../shared/chart/use-history.ts';
import type { Wall } from './use-wall.ts';
import type { WallCell } from './wall-address.ts';

/** Three months. */
const SESSIONS = 60;

const MiniChart = ({ cell }: { cell: WallCell }) => {
  const { data } = useHistory(cell.symbol, 'adjusted');
  const rows = data?.symbol === cell.symbol ? data.rows.slice(-SESSIONS) : [];
  const last = rows.at(-1);
  return (
    <>
      <span>
        <b>{cell.symbol}</b> {t(INTERVAL_LABELS[cell.interval])}
      </span>
      <Sparkline
        label={t('Closes of three months')}
        values={rows.map(({ close }) => close)}
        width={92}
        height={26}
        isInk
      />
      <Value format="percent" value={last === undefined ? null : 100 * last.change} />
    </>
  );
};

/** The charts of the wall in small, of which one is shown above. */
export const MiniCharts = ({ wall }: { wall: Wall }) => (
  <nav className="mini-charts" aria-label={t('Charts of this wall')}>
    {wall.cells.map((cell, index) => (
      <button
        // oxlint-disable-next-line react/no-array-index-key -- a cell is its place; the same symbol may stand in two
        key={index}
        type="button"
        aria-pressed={index === wall.active}
        onClick={() => wall.activate(index)}
      >
        <MiniChart cell={cell} />
      </button>
    ))}
  </nav>
);
