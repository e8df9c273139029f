import type { RowOf } from '@chuli/contracts';
import { type Phrase, t } from '@chuli/language';
import { Panel, PanelHead, TableSkeleton, Value } from '@chuli/ui';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { isScreenHere } from '../../screen-kit/screens-here.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';

const FEW_WEEKS = 'It has returns of fewer than 40 of the last 52 weeks' as const;

type Row = RowOf<'/data/alpha-beta/'>;

const withError = (value: number | null, error: number | null, decimals: number): string | null =>
  value === null || error === null
    ? null
    : `${value.toFixed(decimals).replace('-', '−')} ± ${error.toFixed(decimals)}`;

const percentWithError = (value: number | null, error: number | null): string | null => {
  const written = withError(value, error, 1);
  return written === null ? null : `${written} %`;
};

const LINES: readonly { label: Phrase; hint: Phrase; show: (row: Row) => ReactNode }[] = [
  {
    label: 'Beta, weekly',
    hint: 'What it makes of 1 % of NEPSE in the same week, with the error of that',
    show: ({ beta, beta_error }) => <Figure value={withError(beta, beta_error, 2)} />,
  },
  {
    label: 'Alpha a year',
    hint: 'What it did beyond that, a year; where the error is larger it may be chance',
    show: ({ alpha, alpha_error }) => <Figure value={percentWithError(alpha, alpha_error)} />,
  },
  {
    label: 'Explained by NEPSE',
    hint: 'The part of its moves that NEPSE explains',
    show: ({ r2 }) => <Share value={r2 === null ? null : 100 * r2} />,
  },
  {
    label: 'Volatility a year',
    hint: 'Standard deviation of weekly returns, a year',
    show: ({ volatility }) => <Share value={volatility} />,
  },
];

const Figure = ({ value }: { value: string | null }) => (
  <Value format="figure" value={value} unknown={t(FEW_WEEKS)} />
);
const Share = ({ value }: { value: number | null }) => (
  <Value format="share" value={value} unknown={t(FEW_WEEKS)} />
);

/** How the stock moves with the market, over a year of weeks: what it adds to a portfolio of others. */
export const StockRisk = ({ symbol }: { symbol: string }) => {
  const href = useHrefWithAsOf();
  const call = useCall('/data/alpha-beta/', { symbol, ...asOfQuery(useAsOf()) });
  const title = t('With the market');
  return (
    <Panel label={title}>
      <PanelHead title={title} note={t('52 weeks')}>
        {isScreenHere('value-at-risk') && (
          <Link className="text-accent" to={href('/value-at-risk', { symbol })}>
            {t('Value at risk')}
          </Link>
        )}
      </PanelHead>
      <Loaded title={title} call={call} skeleton={<TableSkeleton label={title} rows={4} columns={2} />}>
        {({ rows: [row] }) =>
          row !== undefined && (
            <dl className="key-figures">
              {LINES.map(({ label, hint, show }) => (
                <Fragment key={label}>
                  <dt title={t(hint)}>{t(label)}</dt>
                  <dd>{show(row)}</dd>
                </Fragment>
              ))}
            </dl>
          )
        }
      </Loaded>
    </Panel>
  );
};
