import { digits, t } from '@chuli/language';
import { type Stat, Panel, PanelHead, StatRow, TableSkeleton, dateText, quantityText } from '@chuli/ui';
import { Loaded } from '../../screen-kit/loaded.tsx';
import type { Timing, Wanted } from './draft.ts';
import { RehearsalFollowed } from './rehearsal-followed.tsx';
import { RehearsalPrice } from './rehearsal-price.tsx';
import { RehearsalWeeks } from './rehearsal-weeks.tsx';
import { ScanWait } from '../../shared/find/scan-wait-line.tsx';
import { type Rehearsal, useRehearsal } from './use-rehearsal.ts';

const judgedText = ({ judged, not_judged: not }: Rehearsal): string =>
  not === 0
    ? t('{count} stocks judged', { count: quantityText(judged) })
    : t('{count} stocks judged, {not} not', { count: quantityText(judged), not: quantityText(not) });

const statsOf = (rehearsal: Rehearsal): Stat[] => {
  const { total, per_week, worst_week, worst_day, weeks, judged, not_judged } = rehearsal;
  const silent = weeks.filter(({ firings }) => firings === 0).length;
  return [
    {
      label: t('Would have told you'),
      figure: t('{count} alerts', { count: quantityText(total) }),
      below: t('{count} a week', { count: digits(String(per_week)) }),
    },
    {
      label: t('Worst week'),
      figure: quantityText(worst_week?.firings ?? 0),
      ...(worst_week !== null && { below: dateText(worst_week.week) }),
    },
    {
      label: t('Worst day'),
      figure: quantityText(worst_day?.firings ?? 0),
      ...(worst_day !== null && { below: dateText(worst_day.date) }),
    },
    {
      label: t('Silent weeks'),
      figure: t('{count} of {total}', { count: quantityText(silent), total: quantityText(weeks.length) }),
      ...(judged + not_judged > 1 && { below: judgedText(rehearsal) }),
    },
  ];
};

type ShownProps = { readonly rehearsal: Rehearsal; readonly timing: Timing };

const Shown = ({ rehearsal, timing }: ShownProps) => (
  <>
    <PanelHead
      title={t('Rehearsal')}
      note={t('{count} sessions, {from} to {to}', {
        count: quantityText(rehearsal.sessions),
        from: dateText(rehearsal.from),
        to: dateText(rehearsal.to),
      })}
    />
    <div className="alert-rehearsal">
      <div>
        <StatRow label={t('Rehearsal')} stats={statsOf(rehearsal)} />
        {timing === 'forming' && (
          <p className="alert-note">
            {t('Judged by the high, the low and the close of each session: live it may tell more often.')}
          </p>
        )}
        <RehearsalWeeks {...rehearsal} />
      </div>
      {rehearsal.total > 0 && (
        <>
          <div className="is-price">
            <RehearsalPrice rehearsal={rehearsal} />
          </div>
          <div>
            <RehearsalFollowed {...rehearsal} />
          </div>
        </>
      )}
    </div>
  </>
);

/** Before an alert is kept: how often it would have told, when most, where on the price, and what came after. */
export const RehearsalPanel = ({ wanted }: { wanted: Wanted }) => {
  const title = t('Rehearsal');
  const call = useRehearsal(wanted);
  return (
    <Panel label={title}>
      <ScanWait call={call} />
      <Loaded title={title} call={call} skeleton={<TableSkeleton label={title} rows={4} columns={4} />}>
        {(rehearsal) => <Shown rehearsal={rehearsal} timing={wanted.timing} />}
      </Loaded>
    </Panel>
  );
};
