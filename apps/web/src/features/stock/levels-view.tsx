import { digits, t } from '@chuli/language';
import {
  type Column,
  ChartSkeleton,
  DataTable,
  EmptyState,
  Panel,
  PanelHead,
  PriceChart,
  SegmentedControl,
  localRows,
} from '@chuli/ui';
import { type ReactNode, useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { DeclaredBlocks } from '../../screen-kit/declared-blocks.tsx';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { type DeclaredChoice, translateChoices } from '../../screen-kit/translate-choices.ts';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';
import { alertHref } from '../../shared/alert/alert-address.ts';
import { levelAlert } from '../../shared/alert/alert-at.ts';
import { drawnZones } from '../../shared/chart/drawn-zones.ts';
import { type History, useHistory } from '../../shared/chart/use-history.ts';
import { type PivotRow, pivotRows } from '../../shared/stock/pivots.ts';
import { RESISTANCE, SUPPORT, SWINGS } from './level-panels.ts';
import { NearNow } from './near-now.tsx';
import { type Bars, barsAddress } from './stock-address.ts';
import type { StockSummary } from './stock-header.tsx';

const BARS_CHOICES: readonly DeclaredChoice<Bars>[] = [
  { value: 'daily', label: 'Day' },
  { value: 'weekly', label: 'Week' },
  { value: 'hourly', label: 'Hour' },
];

const NO_MARKS: never[] = [];
const NONE: never[] = [];

type LevelProps = { symbol: string; bars: Bars };

const Drawn = ({ symbol, bars, history }: LevelProps & { history: History }) => {
  const query = { symbol, ...asOfQuery(useAsOf()) };
  const support = useCall(`/data/support/${bars}/`, query).data?.rows ?? NONE;
  const resistance = useCall(`/data/resistance/${bars}/`, query).data?.rows ?? NONE;
  const overlays = useMemo(
    () => [
      ...drawnZones(history.rows, { role: 'resistance', label: t('Resistance'), rows: resistance }),
      ...drawnZones(history.rows, { role: 'support', label: t('Support'), rows: support }),
    ],
    [history, support, resistance],
  );
  return (
    <PriceChart
      label={t('{symbol}, daily candles', { symbol })}
      bars={history.rows}
      marks={NO_MARKS}
      overlays={overlays}
      range="1Y"
    />
  );
};

/** The nearest zones on a year of bars, so that the eye sees whether they hold. */
const LevelChart = ({ symbol, bars }: LevelProps) => {
  const call = useHistory(symbol, 'adjusted');
  return (
    <section className="panel h-[340px]" aria-label={t('Support and resistance zones')}>
      <PanelHead
        title={t('Support and resistance zones')}
        note={t('two nearest each way; prices adjusted')}
        asOf={call.data && digits(call.data.as_of)}
      />
      <Loaded title={t('The chart')} call={call} skeleton={<ChartSkeleton label={t('Chart')} height={290} />}>
        {(history) =>
          history.rows.length === 0 ? (
            <EmptyState title={t('No bars')} why={t('It has not traded')} />
          ) : (
            <Drawn symbol={symbol} bars={bars} history={history} />
          )
        }
      </Loaded>
    </section>
  );
};

const pivotColumns = (symbol: string): readonly Column<PivotRow>[] => [
  { key: 'level', label: 'Level', format: 'code', width: 72 },
  { key: 'price', label: 'Price', format: 'rupees' },
  { key: 'distance', label: 'From the close', format: 'signedPercent', width: 116 },
  {
    id: 'alert',
    label: 'Alert',
    format: 'link',
    value: ({ price }) => [t('Set'), alertHref(levelAlert({ symbol, low: price, high: price }, null))],
    sortable: false,
    width: 64,
  },
];

const Pivots = ({ summary }: { summary: StockSummary }) => {
  const rows = useMemo(() => pivotRows(summary), [summary]);
  const source = useMemo(() => localRows(rows), [rows]);
  const columns = useMemo(() => pivotColumns(summary.symbol), [summary.symbol]);
  return (
    <Panel label={t('Pivots')}>
      <PanelHead
        title={t('Pivots')}
        note={t('classic, for the next session')}
        asOf={summary.traded_on === null ? undefined : digits(summary.traded_on)}
      />
      {rows.length === 0 ? (
        <EmptyState title={t('No pivots')} why={t('The high or low of its last session is unknown.')} />
      ) : (
        <DataTable label={t('Pivots')} columns={columns} source={source} scrolls="page" />
      )}
    </Panel>
  );
};

/** Where the price turned before: zones, swings and pivots of one stock. */
export const LevelsView = ({
  symbol,
  summary,
  views,
}: {
  symbol: string;
  summary: StockSummary;
  views: ReactNode;
}) => {
  const [{ bars }, set] = useAddress(barsAddress);
  const query = { symbol, ...asOfQuery(useAsOf()) };
  return (
    <>
      <div className="toolbar">
        {views}
        <SegmentedControl
          label={t('Timeframe')}
          isNamed
          choices={translateChoices(BARS_CHOICES)}
          value={bars}
          onChoose={(chosen) => set({ bars: chosen })}
        />
      </div>
      <LevelChart symbol={symbol} bars={bars} />
      <div className="split is-even">
        {[RESISTANCE[bars], SUPPORT[bars]].map((definition) => (
          <Panel key={definition.title} label={t(definition.title)}>
            <PanelHead title={t(definition.title)} note={t('nearest first')} />
            <DeclaredBlocks id={`levels-${definition.title}`} definition={definition} query={query} />
          </Panel>
        ))}
      </div>
      <div className="split is-even">
        <div className="bg-surface">
          <NearNow symbol={symbol} />
          <Pivots summary={summary} />
        </div>
        <Panel label={t('Swing highs and lows')}>
          <PanelHead title={t('Swing highs and lows')} note={t('newest first')} />
          <DeclaredBlocks id="levels-swings" definition={SWINGS[bars]} query={query} />
        </Panel>
      </div>
    </>
  );
};
