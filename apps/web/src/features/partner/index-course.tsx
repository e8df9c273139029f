import { digits, t } from '@chuli/language';
import { ChartSkeleton, PanelHead, type PriceBar, PriceChart } from '@chuli/ui';
import { useMemo } from 'react';
import type { RowOf } from '@chuli/contracts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';

type Week = RowOf<'/data/v2/weekly-nepse/'>;

const NO_MARKS: never[] = [];

const Course = ({ weeks }: { weeks: readonly Week[] }) => {
  const bars = useMemo<PriceBar[]>(
    () =>
      weeks.map(({ date, open, high, low, close, change }) => ({
        date,
        open,
        high,
        low,
        close,
        volume: null,
        change,
      })),
    [weeks],
  );
  return <PriceChart label={t('NEPSE, weekly')} bars={bars} marks={NO_MARKS} range="1Y" type="area" />;
};

/** The index of the whole market, week by week. */
export const IndexCourse = () => {
  const call = useCall('/data/v2/weekly-nepse/', asOfQuery(useAsOf()));
  const last = call.data?.rows.at(-1)?.date;
  return (
    <section className="panel index-course" aria-label={t('NEPSE by week')}>
      <PanelHead title={t('NEPSE by week')} asOf={last === undefined ? undefined : digits(last)} />
      <Loaded
        title={t('The index')}
        call={call}
        skeleton={<ChartSkeleton label={t('NEPSE by week')} height={300} />}
      >
        {({ rows }) => <Course weeks={rows} />}
      </Loaded>
    </section>
  );
};
