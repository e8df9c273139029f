import { t } from '@chuli/language';
import {
  ChartSkeleton,
  PanelHead,
  PriceChart,
  type PriceMark,
  SegmentedControl,
  quantityText,
} from '@chuli/ui';
import { useMemo, useState } from 'react';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { useHistory } from '../../shared/chart/use-history.ts';
import { valueText } from './alert-words.ts';
import type { Rehearsal } from './use-rehearsal.ts';

const MOST_TABS = 5;

type ToldStock = Rehearsal['stocks'][number];

/** What was compared is known of the newest. */
const marksOf = ({ firings }: Rehearsal, { symbol, dates }: ToldStock): PriceMark[] => {
  const listed = new Map(
    firings.filter((firing) => firing.symbol === symbol).map(({ date, values }) => [date, values]),
  );
  return dates.map((date) => ({
    date,
    text: t('Alert'),
    sign: { letter: '!', isFilled: false, direction: 'none' },
    details: (listed.get(date) ?? []).map((value) => ({ label: value.name, value: valueText(value) })),
  }));
};

type CourseProps = { readonly told: ToldStock; readonly rehearsal: Rehearsal };

const Course = ({ told, rehearsal }: CourseProps) => {
  const { symbol } = told;
  const call = useHistory(symbol, 'raw');
  const { from, to } = rehearsal;
  const marks = useMemo(() => marksOf(rehearsal, told), [rehearsal, told]);
  const between = useMemo(() => ({ from, to }), [from, to]);
  return (
    <div className="alert-price">
      <Loaded title={t('The chart')} call={call} skeleton={<ChartSkeleton label={t('Chart')} height={200} />}>
        {({ rows }) => (
          <PriceChart
            label={t('{symbol}, with the days of the alert', { symbol })}
            course={symbol}
            bars={rows}
            marks={marks}
            range="1Y"
            between={between}
            type="line"
          />
        )}
      </Loaded>
    </div>
  );
};

/** Where on the price it would have told, as it was traded then; of many stocks those it tells of most. */
export const RehearsalPrice = ({ rehearsal }: { rehearsal: Rehearsal }) => {
  const [chosen, setChosen] = useState('');
  const told = rehearsal.stocks.find(({ symbol }) => symbol === chosen) ?? rehearsal.stocks[0];
  if (told === undefined) return null;
  const choices = rehearsal.stocks
    .slice(0, MOST_TABS)
    .map(({ symbol }) => ({ value: String(symbol), label: symbol }));
  return (
    <>
      <PanelHead
        title={t('On the chart')}
        note={t('{count} of {total}, prices as traded', {
          count: quantityText(told.firings),
          total: quantityText(rehearsal.total),
        })}
      />
      {choices.length > 1 && (
        <div className="alert-tabs">
          <SegmentedControl label={t('Stock')} choices={choices} value={told.symbol} onChoose={setChosen} />
        </div>
      )}
      <Course told={told} rehearsal={rehearsal} />
    </>
  );
};
