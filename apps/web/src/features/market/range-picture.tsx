import { type TradingDate, addDays } from '@chuli/kernel';
import { say, t } from '@chuli/language';
import { dateText, quantityText, rupeesText, signedPercentText } from '@chuli/ui';
import { useCall } from '../../api/use-call.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { CoursePlot } from '../../shared/chart/course-plot.tsx';
import { RankedBars } from '../../shared/chart/ranked-bars.tsx';
import { type RangeReply, nepseOf } from './range-rows.ts';

/** Days drawn before the range, as a part of it. */
const BEFORE = 0.25;
const LEAST_BEFORE = 10;
/** The label of the last day ends with the drawing. */
const LAST_LABEL = 0.86;
const DAY_MS = 86_400_000;

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

const percentText = (change: number | null | undefined): string =>
  change === null || change === undefined ? t('change unknown') : `${signedPercentText(change)} %`;

const NepseCourse = ({ reply, base_on }: { reply: RangeReply; base_on: TradingDate }) => {
  const { from_date, end_on } = reply;
  const lead = Math.max(LEAST_BEFORE, Math.round(BEFORE * daysBetween(from_date, end_on)));
  const query = { symbol: 'NEPSE', from: addDays(base_on, -lead), to: end_on };
  const rows = useCall('/data/adjhistorydata/', { ...query, ...asOfQuery(useAsOf()) }).data?.rows ?? [];
  const ends = [base_on, end_on].map((day) => rows.findLastIndex(({ date }) => date <= day));
  if (rows.length === 0) return null;
  return (
    <CoursePlot
      title={t('NEPSE over the range')}
      note={percentText(nepseOf(reply)?.percentage_change)}
      values={rows.map(({ close }) => close)}
      under={ends.map((slot) => ({
        slot: Math.min(slot, rows.length * LAST_LABEL),
        text: rows[slot]?.date ?? '',
      }))}
      marks={ends.map((slot) => ({ slot, at: null, text: String(slot) }))}
      axisText={quantityText}
      readText={(index) => [dateText(rows[index]?.date ?? ''), rupeesText(rows[index]?.close ?? 0)]}
    />
  );
};

/** NEPSE with the two days marked, and the sectors from the best to the worst. */
export const RangePicture = ({ reply }: { reply: RangeReply }) => {
  const sectors = reply.sectors
    .filter(({ percentage_change: change }) => change !== null)
    .toSorted((a, b) => (b.percentage_change ?? 0) - (a.percentage_change ?? 0));
  return (
    <div className="small-plots">
      {reply.base_on !== null && <NepseCourse reply={reply} base_on={reply.base_on} />}
      <RankedBars
        title={t('Sectors')}
        note={t('change of their indices over the range')}
        tone="direction"
        rows={sectors.map(({ id, name, percentage_change, is_derived }) => ({
          id: String(id),
          name: say(name),
          value: percentage_change,
          text: is_derived
            ? t('{change}, from its companies', { change: percentText(percentage_change) })
            : percentText(percentage_change),
        }))}
      />
    </div>
  );
};
