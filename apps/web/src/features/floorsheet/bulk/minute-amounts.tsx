import '../../../shared/chart/plot.css';
import { digits, t } from '@chuli/language';
import { ChartSkeleton, Panel, PanelHead, Plot, amountLabel, heightOf, ticksOf, useWalk } from '@chuli/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchPages } from '../../../api/fetch-pages.ts';
import type { BulkReply } from './bulk-row.ts';
import { type MinuteSums, amountsByMinute, minuteText } from './order-dots.ts';

const HEIGHT = 110;
const WIDTH = 0.8;
/** All of a day from five lakh upwards; of smaller ones the largest. */
const MOST_ORDERS = 2_000;
const HOUR = 60;

const Drawn = ({ label, first, amounts }: MinuteSums & { label: string }) => {
  const walk = useWalk(amounts.length);
  const scale = { low: 0, high: Math.max(...amounts) * 1.08 };
  const y = heightOf(scale);
  const path = amounts
    .map((amount, slot) =>
      amount === 0 ? '' : `M${slot + (1 - WIDTH) / 2} ${y(0)}h${WIDTH}V${y(amount).toFixed(1)}h${-WIDTH}z`,
    )
    .join('');
  const clock = digits(minuteText(first + walk.index));
  const amount = t('Rs {amount}', { amount: amountLabel(amounts[walk.index] ?? 0) });
  return (
    <Plot
      label={label}
      height={HEIGHT}
      slots={amounts.length}
      scale={scale}
      ticks={ticksOf(scale, 3).map((at) => ({ at, text: amountLabel(at) }))}
      under={amounts.flatMap((_, slot) =>
        (first + slot) % HOUR === 0 ? [{ slot, text: minuteText(first + slot) }] : [],
      )}
      places={amounts.map((_, slot) => slot)}
      walk={walk}
      readout={
        <>
          <b>{clock}</b> {amount}
        </>
      }
      spoken={`${clock}, ${amount}`}
    >
      <path className="fill" d={path} />
    </Plot>
  );
};

type MinutePanelProps = { sums: MinuteSums | null; day: string; note?: string | undefined };

/** What large orders came to, minute by minute; null sums are on their way. */
export const MinutePanel = ({ sums, day, note }: MinutePanelProps) => {
  const label = t('Amount by minute');
  return (
    <Panel label={label}>
      <PanelHead title={label} {...(note !== undefined && { note })} asOf={digits(day)} />
      {sums === null ? <ChartSkeleton label={label} height={HEIGHT} /> : <Drawn label={label} {...sums} />}
    </Panel>
  );
};

type MinuteAmountsProps = {
  reply: BulkReply;
  query: object;
  values: { unit: 'order' | 'contract' };
};

/** Of a stored day. */
export const MinuteAmounts = ({ reply, query, values: { unit } }: MinuteAmountsProps) => {
  const isTimed = reply.rows.some(({ at }) => at !== null);
  const path = unit === 'order' ? '/data/bulk-txn-market-diamond/' : '/data/bulk-txn-individual/';
  const { data } = useQuery({
    queryKey: [path, 'by minute', query],
    queryFn: ({ signal }) => fetchPages(path, { ...query, sort: '-amount' }, MOST_ORDERS, signal),
    enabled: isTimed,
  });
  const sums = useMemo(
    () => (data === undefined ? null : amountsByMinute(data.rows, reply.to_date)),
    [data, reply.to_date],
  );
  if (!isTimed) return null;
  return (
    <MinutePanel
      sums={sums}
      day={reply.to_date}
      note={reply.total > MOST_ORDERS ? t('of the {count} largest', { count: MOST_ORDERS }) : undefined}
    />
  );
};
