import type { Ratio } from '@chuli/fundamentals';
import { digits, t } from '@chuli/language';
import { Button } from '@chuli/ui';
import { type ReactNode, useState } from 'react';
import { quarterName } from '../../../shared/fundamental/quarter-name.ts';
import { CompareTable, type Sheet } from './compare-table.tsx';
import { type Metric, type MetricSet, isInSet, isKnownOfAny, ofAnotherKind, ratiosOfAll } from './metrics.ts';
import { type Compared, comparedMetrics, stockSheet } from './stock-sheet.tsx';

type MetricTableProps = {
  title: string;
  note: string;
  asOf: string;
  metrics: readonly Metric[];
  /** Whether it is shown without being asked for. */
  isKnown?: (metric: Metric) => boolean;
  sheetOf: (metrics: readonly Metric[]) => Sheet;
};

/** Metrics down; those that nobody reports stand behind a button. */
export const MetricTable = ({
  title,
  note,
  asOf,
  metrics,
  isKnown = isKnownOfAny,
  sheetOf,
}: MetricTableProps) => {
  const [isWhole, setWhole] = useState(false);
  const known = metrics.filter(isKnown);
  const hidden = metrics.length - known.length;
  const shown = isWhole ? metrics : known;
  return (
    <CompareTable
      title={title}
      note={note}
      asOf={digits(asOf)}
      corner={t('{count} metrics', { count: shown.length })}
      sheet={sheetOf(shown)}
    >
      {hidden > 0 && (
        <p className="compare-foot">
          {isWhole
            ? t('Metrics without a figure are shown as dashes.')
            : t('{count} metrics without a figure are left out.', { count: hidden })}{' '}
          <Button tone="quiet" onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('Leave them out') : t('Show them')}
          </Button>
        </p>
      )}
    </CompareTable>
  );
};

const quarterOfRow = ({ fiscal_year, quarter }: Compared['rows'][number]): string =>
  `${fiscal_year} ${quarter}`;

export const noteOf = ({ fiscal_year, quarter, rows }: Compared): string => {
  if (fiscal_year === null || quarter === null) return t('each in its latest report');
  const name = quarterName({ fiscal_year, quarter });
  return rows.length === 1 ? name : t('{quarter}, the latest that all of them have', { quarter: name });
};

/** What must be known before the figures are believed: other kinds, and no quarter in common. */
export const ComparedCaveat = ({ reply, ratios }: { reply: Compared; ratios: readonly Ratio[] }) => {
  const { rows } = reply;
  const isApart = reply.quarter === null && new Set(rows.map(quarterOfRow)).size > 1;
  const sentences = [
    ...(isApart ? [t('Each stock is shown in its own latest report: these are not the same months.')] : []),
    ...ofAnotherKind(rows, ratios).map(({ symbol, count }) =>
      t('{symbol} is of another kind: {count} metrics do not apply.', { symbol, count }),
    ),
    ...(rows.length === 1 ? [t('Add another stock to compare with.')] : []),
  ];
  return sentences.length === 0 ? null : <p className="caveat">{sentences.join(' ')}</p>;
};

type SideBySideProps = { reply: Compared; set: MetricSet; children: ReactNode };

/** Stocks across below a picture of them, with their ranks in each row and the middle of their sectors. */
export const SideBySide = ({ reply, set, children }: SideBySideProps) => {
  const ratios = ratiosOfAll(reply.rows).filter((ratio) => isInSet(ratio, set));
  return (
    <>
      <ComparedCaveat reply={reply} ratios={ratios} />
      {children}
      <MetricTable
        title={t('Side by side')}
        note={noteOf(reply)}
        asOf={reply.as_of}
        metrics={comparedMetrics(reply, ratios)}
        sheetOf={(metrics) => stockSheet(reply, metrics)}
      />
    </>
  );
};
