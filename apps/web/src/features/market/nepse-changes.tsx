import { type Phrase, digits, t } from '@chuli/language';
import { Panel, PanelHead, StatRow, StatSkeleton } from '@chuli/ui';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { Change } from '../../shared/market/figures.tsx';
import type { PerformanceRow } from '../../shared/market/session-facts.ts';
import { useIndexPerformance } from '../../shared/market/use-session.ts';

const PERIODS = [
  { key: 'change_1', label: '1 session' },
  { key: 'change_5', label: '5 sessions' },
  { key: 'change_20', label: '20 sessions' },
  { key: 'change_60', label: '60 sessions' },
  { key: 'change_fiscal_year', label: 'Fiscal year' },
  { key: 'change_1_year', label: '1 year' },
  { key: 'change_3_years', label: '3 years' },
  { key: 'change_5_years', label: '5 years' },
] as const satisfies readonly { key: keyof PerformanceRow; label: Phrase }[];

const labels = (): string[] => PERIODS.map(({ label }) => digits(t(label)));

/** What the market itself did over the periods of the table below: the measure of every stock in it. */
export const NepseChanges = () => {
  const call = useIndexPerformance();
  const as_of = call.data?.as_of;
  return (
    <Panel label={t('NEPSE')}>
      <PanelHead title={t('NEPSE')} asOf={as_of === undefined ? undefined : digits(as_of)} />
      <Loaded title={t('NEPSE')} call={call} skeleton={<StatSkeleton label={t('NEPSE')} stats={labels()} />}>
        {({ rows }) => {
          const nepse = rows.find(({ symbol }) => symbol === 'NEPSE');
          const stats = PERIODS.map(({ key, label }) => ({
            label: digits(t(label)),
            figure: <Change percent={nepse?.[key] ?? null} />,
          }));
          return <StatRow label={t('NEPSE')} stats={stats} />;
        }}
      </Loaded>
    </Panel>
  );
};
