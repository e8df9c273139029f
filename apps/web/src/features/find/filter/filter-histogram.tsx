import { languageNow, t } from '@chuli/language';
import { FILTER_COLUMNS, type FilterColumn, type Filtered, type StockTable } from '@chuli/scan/filter';
import { columnName } from '@chuli/scan/words';
import { Button, Value } from '@chuli/ui';
import { useMemo } from 'react';
import { BoundHandle } from './bound-handle.tsx';
import { movedBound, stepOf, steppedTo, withBound } from './bound-text.ts';
import { type Histogram, boundsOf, histogramOf } from './histogram.ts';
import { formatOf } from './shown-columns.ts';

const BINS = 48;
/** A label stands on the side of its line where there is more room. */
const MIDDLE = 50;
const TICKS = [0, 0.25, 0.5, 0.75, 1];

const Bars = ({ bins }: Pick<Histogram, 'bins'>) => {
  const most = Math.max(...bins.map(({ all }) => all));
  return (
    <svg viewBox={`0 0 ${BINS} 100`} preserveAspectRatio="none" aria-hidden="true">
      {bins.map(({ all, matches }, place) => {
        const [whole, part] = [(100 * all) / most, (100 * matches) / most];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a bin is its place
          <g key={place}>
            <rect className="is-all" x={place + 0.06} width={0.88} y={100 - whole} height={whole} />
            <rect className="is-match" x={place + 0.06} width={0.88} y={100 - part} height={part} />
          </g>
        );
      })}
    </svg>
  );
};

type Props = {
  readonly id: string;
  readonly text: string;
  readonly found: Filtered;
  readonly table: StockTable;
  readonly onText: (text: string) => void;
};

type AdderProps = Pick<Props, 'text' | 'found' | 'onText'> & {
  readonly column: FilterColumn;
  readonly histogram: Histogram;
};

/** A column without a bound gets one in its middle, to be dragged from there. */
const BoundAdders = ({ column, histogram, text, found: { parsed }, onText }: AdderProps) => {
  const { from, to, median } = histogram;
  const middle = steppedTo(median, stepOf(from, to));
  const add = (comparison: '>=' | '<='): void =>
    onText(withBound(text, parsed, `${column.text} ${comparison} ${middle}`));
  return (
    <>
      <Button tone="quiet" onClick={() => add('>=')}>
        {t('At least …')}
      </Button>
      <Button tone="quiet" onClick={() => add('<=')}>
        {t('At most …')}
      </Button>
    </>
  );
};

/** How the sorted column lies: all of whom it is known, those that match, and the bounds that the rule sets. */
export const FilterHistogram = ({ id, text, found, table, onText }: Props) => {
  const column = FILTER_COLUMNS.find((one) => one.id === id && one.unit !== 'state');
  const { parsed, universe, matches } = found;
  const histogram = useMemo(
    () => histogramOf(table.columns.get(id) ?? [], universe, new Set(matches), BINS),
    [table, id, universe, matches],
  );
  if (column === undefined || histogram === null) return null;
  const { from, to, bins, median } = histogram;
  const lineAt = (value: number) => {
    const place = Math.min(100, Math.max(0, (100 * (value - from)) / (to - from)));
    return { style: { insetInlineStart: `${place}%` }, 'data-label': place < MIDDLE ? 'after' : 'before' };
  };
  const format = formatOf(column);
  const shown = (value: number) => <Value format={format} value={value} />;
  const name = columnName(column, languageNow());
  const bounds = parsed === null ? [] : boundsOf(parsed.rule, id);
  return (
    <section className="filter-histogram" aria-label={name}>
      <header>
        <h2>{name}</h2>
        <span className="text-muted">{t('the sorted column')}</span>
        {bounds.length === 0 && <BoundAdders {...{ column, histogram, text, found, onText }} />}
        <span className="filter-key is-match">{t('match')}</span>
        <span className="filter-key is-all">{t('all judged')}</span>
      </header>
      <div className="filter-bars">
        <Bars bins={bins} />
        <i className="filter-median" {...lineAt(median)}>
          <span>
            {t('median')} {shown(median)}
          </span>
        </i>
        {bounds.map((bound, place) => (
          <BoundHandle
            // oxlint-disable-next-line react/no-array-index-key -- it stays the same bound while its number changes
            key={place}
            name={name}
            at={bound.at}
            range={histogram}
            format={format}
            onMove={(value) => {
              const moved = parsed === null ? null : movedBound(text, parsed, bound, value);
              if (moved !== null) onText(moved);
            }}
          />
        ))}
      </div>
      <div className="filter-ticks" aria-hidden="true">
        {TICKS.map((tick) => (
          <span key={tick}>{shown(from + tick * (to - from))}</span>
        ))}
      </div>
    </section>
  );
};
