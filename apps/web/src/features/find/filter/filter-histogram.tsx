import { languageNow, t } from '@chuli/language';
import { FILTER_COLUMNS, type StockTable } from '@chuli/scan/filter';
import { columnName } from '@chuli/scan/words';
import { Value } from '@chuli/ui';
import { useMemo } from 'react';
import type { Filtered } from './filtered.ts';
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

type Props = { readonly id: string; readonly found: Filtered; readonly table: StockTable };

/** How the sorted column lies: all of whom it is known, those that match, and the bounds that the rule sets. */
export const FilterHistogram = ({ id, found, table }: Props) => {
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
  return (
    <section className="filter-histogram" aria-label={columnName(column, languageNow())}>
      <header>
        <h2>{columnName(column, languageNow())}</h2>
        <span className="text-muted">{t('the sorted column')}</span>
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
        {(parsed === null ? [] : boundsOf(parsed.rule, id)).map((bound) => (
          <i key={bound} className="filter-bound" {...lineAt(bound)}>
            <span>{shown(bound)}</span>
          </i>
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
