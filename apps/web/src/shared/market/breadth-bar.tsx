import { t } from '@chuli/language';
import { Value, quantityText } from '@chuli/ui';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { screensHere } from '../../screen-kit/screens-here.ts';
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

const LIST = '/stock-performance';

/** A partner's host has the bar and not the list. */
const hasList = (): boolean => screensHere().some(({ path }) => path === LIST);

const Named = ({ rows, sort }: { rows: readonly SessionRow[]; sort: string }) => {
  const href = useHrefWithAsOf();
  const count = quantityText(rows.length);
  return (
    <>
      <b>
        {rows.length > 0 && hasList() ? (
          <Link className="text-accent" to={href(LIST, { sort })}>
            {count}
          </Link>
        ) : (
          count
        )}
      </b>
      {rows.slice(0, NAMED).map((row) => (
        <span key={row.symbol} className="ml-1">
          <Value format="symbol" value={row.symbol} />
        </span>
      ))}
      {rows.length > NAMED && <span className="text-faint"> +{quantityText(rows.length - NAMED)}</span>}
    </>
  );
};

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
          {t('Upper circuit')} <Named rows={breadth.ceiling} sort="-change_1" />
        </span>
        <span className="text-right">
          {t('Lower circuit')} <Named rows={breadth.floor} sort="change_1" />
        </span>
      </p>
    </div>
  );
};
