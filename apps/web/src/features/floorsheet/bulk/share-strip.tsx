import { t } from '@chuli/language';
import {
  ChartSkeleton,
  Panel,
  PanelHead,
  amountLabel,
  quantityText,
  shareText,
  signedPercentText,
} from '@chuli/ui';
import { useCall } from '../../../api/use-call.ts';
import { Loaded } from '../../../screen-kit/loaded.tsx';
import type { SessionSums, StockSums } from './bulk-row.ts';
import { DayShares, SHARES_HEIGHT } from '../../../shared/floorsheet/day-shares.tsx';

const readText = (row: SessionSums): string =>
  [
    t('{percent} % of turnover', { percent: shareText(row.turnover_percent ?? 0) }),
    t('{count} orders', { count: quantityText(row.events) }),
    t('Rs {amount}', { amount: amountLabel(row.amount) }),
    ...(row.nepse_change === null
      ? []
      : [t('NEPSE {change} %', { change: signedPercentText(row.nepse_change) })]),
  ].join(' · ');

const shareOf = (row: SessionSums) => ({
  date: row.date,
  percent: row.turnover_percent,
  text: readText(row),
});

type ShareStripProps = {
  reply: { readonly from_date: string };
  query: object;
};

/** What large orders made of the turnover, session by session; the sessions of the table stand out. */
export const ShareStrip = ({ reply, query }: ShareStripProps) => {
  const { days: _, page: _page, ...size } = query as { days?: number; page?: number };
  const call = useCall('/data/bulk-txn-history/', size);
  const label = t('Share of turnover by session');
  return (
    <Panel label={label}>
      <PanelHead title={label} note={t('last 60 known sessions; dashed: sessions between are unknown')} />
      <Loaded title={label} call={call} skeleton={<ChartSkeleton label={label} height={SHARES_HEIGHT} />}>
        {({ rows }) => <DayShares rows={rows.map(shareOf)} from={reply.from_date} label={label} />}
      </Loaded>
    </Panel>
  );
};

/** Whether the reader is told who came in. */
export const tellsSides = (rows: readonly Pick<StockSums, 'bought'>[]): boolean =>
  rows.some(({ bought }) => bought !== null);
