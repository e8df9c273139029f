import { digits, t } from '@chuli/language';
import { Panel, PanelHead, Value } from '@chuli/ui';
import type { ReactNode } from 'react';
import { SmallChart } from '../../shared/chart/small-chart.tsx';
import { ComingEvents } from './coming-events.tsx';
import { LastReport } from './last-report.tsx';
import { NearestLevels } from './nearest-levels.tsx';
import { RegisterCard } from './register-card.tsx';
import { StandingSignals } from './standing-signals.tsx';
import type { StockSummary } from './stock-header.tsx';
import { StockRisk } from './stock-risk.tsx';

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
      <dt>{t('Avg volume (20 sessions)')}</dt>
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
        <Value format="amount" value={summary.market_cap} unknown={t('Listed shares unknown')} />
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

type OverviewProps = {
  symbol: string;
  summary: StockSummary;
  /** Who traded it; another area's panel, handed in by the screen. */
  brokers: ReactNode;
};

/** The stock at a glance: course, figures, levels, signals, who traded it, what it reported and what comes. */
export const OverviewTab = ({ symbol, summary, brokers }: OverviewProps) => (
  <div className="overview">
    <div>
      <SmallChart symbol={symbol} />
      <div className="split is-even">
        <NearestLevels symbol={symbol} />
        <LastReport symbol={symbol} />
      </div>
      <StandingSignals symbol={symbol} />
    </div>
    <div>
      <KeyFigures summary={summary} />
      <StockRisk symbol={symbol} />
      {brokers}
      <ComingEvents symbol={symbol} />
      <RegisterCard symbol={symbol} />
    </div>
  </div>
);
