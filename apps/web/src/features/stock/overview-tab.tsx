import { digits, t } from '@chuli/language';
import { ChartSkeleton, Panel, PanelHead, PriceChart, Value } from '@chuli/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { DeclaredBlocks } from '../../screen-kit/declared-blocks.tsx';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { dividends, rights } from './corporate-actions.ts';
import { useHistory } from '../chart/use-history.ts';
import type { StockSummary } from './stock-header.tsx';

const NO_MARKS: never[] = [];

const KeyFigures = ({ summary }: { summary: StockSummary }) => (
  <Panel label={t('Key figures')}>
    <PanelHead
      title={t('Key figures')}
      asOf={summary.traded_on === null ? undefined : digits(summary.traded_on)}
    />
    <dl className="key-figures">
      <dt>{t('Open')}</dt>
      <dd>
        <Value
          format="rupees"
          value={summary.open}
          unknown={t('No source has a trustworthy opening price')}
        />
      </dd>
      <dt>{t('Day’s low – high')}</dt>
      <dd>
        <Value format="rupees" value={summary.low} /> – <Value format="rupees" value={summary.high} />
      </dd>
      <dt>{t('Previous close')}</dt>
      <dd>
        <Value format="rupees" value={summary.previous_close} />
      </dd>
      <dt>{t('Average price (VWAP)')}</dt>
      <dd>
        <Value format="rupees" value={summary.vwap} />
      </dd>
      <dt>{t('Volume')}</dt>
      <dd>
        <Value format="quantity" value={summary.volume} />
      </dd>
      <dt>{t('Usual volume, 20 sessions')}</dt>
      <dd>
        <Value
          format="quantity"
          value={summary.average_volume_20}
          unknown={t('It has traded in fewer than 20 sessions')}
        />
      </dd>
      <dt>{t('Trades')}</dt>
      <dd>
        <Value format="quantity" value={summary.trades} />
      </dd>
      <dt>{t('Market value')}</dt>
      <dd>
        <Value format="amount" value={summary.market_cap} unknown={t('Its listed shares are not known')} />
      </dd>
      <dt>{t('Listed shares')}</dt>
      <dd>
        <Value format="quantity" value={summary.listed_shares} />
      </dd>
      <dt>{t('Public shares')}</dt>
      <dd>
        <Value format="quantity" value={summary.public_shares} />
      </dd>
    </dl>
  </Panel>
);

const SmallChart = ({ symbol }: { symbol: string }) => {
  const href = useCarriedHref();
  const call = useHistory(symbol, 'adjusted');
  const last = call.data?.rows.at(-1)?.date;
  return (
    <section className="panel h-[380px]" aria-label={t('Price, six months')}>
      <PanelHead
        title={t('Price')}
        note={t('six months, adjusted')}
        asOf={last === undefined ? undefined : digits(last)}
      >
        <Link className="text-accent" to={href('/stock-profile', { symbol, tab: 'chart' })}>
          {t('Chart')}
        </Link>
      </PanelHead>
      <Loaded title={t('The chart')} call={call} skeleton={<ChartSkeleton label={t('Chart')} height={320} />}>
        {(history) => (
          <PriceChart
            label={t('{symbol}, daily candles', { symbol })}
            bars={history.rows}
            marks={NO_MARKS}
            range="6M"
          />
        )}
      </Loaded>
    </section>
  );
};

const Actions = ({ symbol }: { symbol: string }) => {
  const query = { symbol, ...asOfQuery(useAsOf()) };
  return (
    <>
      <Panel label={t('Dividends')}>
        <PanelHead title={t('Dividends')} note={t('percent of face value')} />
        <DeclaredBlocks definition={dividends} query={query} />
      </Panel>
      <Panel label={t('Right issues')}>
        <PanelHead title={t('Right issues')} />
        <DeclaredBlocks definition={rights} query={query} />
      </Panel>
    </>
  );
};

type OverviewProps = {
  symbol: string;
  summary: StockSummary;
  /** Who traded it; another area's panel, handed in by the screen. */
  brokers: ReactNode;
};

/** The stock at a glance: course, figures, who traded it, what it paid. */
export const OverviewTab = ({ symbol, summary, brokers }: OverviewProps) => (
  <div className="overview">
    <div>
      <SmallChart symbol={symbol} />
      <Actions symbol={symbol} />
    </div>
    <div>
      <KeyFigures summary={summary} />
      {brokers}
    </div>
  </div>
);
