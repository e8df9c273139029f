import { t } from '@chuli/language';
import { Value, quantityText } from '@chuli/ui';
import type { Breadth, SessionRow } from './session-facts.ts';

const PARTS = ['ceiling', 'advanced', 'unchanged', 'declined', 'floor'] as const;
const NAMED = 6;

/** Those at a limit are part of those that rose or fell; each is drawn once. */
const lengths = ({ advanced, declined, unchanged, ceiling, floor }: Breadth) => ({
  ceiling: ceiling.length,
  advanced: advanced - ceiling.length,
  unchanged,
  declined: declined - floor.length,
  floor: floor.length,
});

const Named = ({ rows }: { rows: readonly SessionRow[] }) => (
  <>
    <b>{quantityText(rows.length)}</b>
    {rows.slice(0, NAMED).map((row) => (
      <span key={row.symbol} className="ml-1">
        <Value format="symbol" value={row.symbol} />
      </span>
    ))}
    {rows.length > NAMED && <span className="text-faint"> +{quantityText(rows.length - NAMED)}</span>}
  </>
);

/** How many rose and fell, as counts and as a bar. */
export const BreadthBar = ({ breadth }: { breadth: Breadth }) => {
  const parts = lengths(breadth);
  return (
    <div className="breadth">
      <p className="counts">
        <span className="dir-up dir-arrow">
          {t('Up')} <b>{quantityText(breadth.advanced)}</b>
        </span>
        <span className="text-muted">
          {t('Flat')} <b>{quantityText(breadth.unchanged)}</b>
        </span>
        <span className="dir-down dir-arrow">
          {t('Down')} <b>{quantityText(breadth.declined)}</b>
        </span>
      </p>
      <div className="bar" aria-hidden>
        {PARTS.filter((part) => parts[part] > 0).map((part) => (
          <i key={part} className={part} style={{ flexGrow: parts[part] }} />
        ))}
      </div>
      <p className="counts">
        <span>
          {t('At ceiling')} <Named rows={breadth.ceiling} />
        </span>
        <span className="text-right">
          {t('At floor')} <Named rows={breadth.floor} />
        </span>
      </p>
    </div>
  );
};
