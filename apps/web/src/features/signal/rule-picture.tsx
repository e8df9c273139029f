import './rule-picture.css';
import type { RepliedBy } from '@chuli/contracts';
import { t } from '@chuli/language';
import { ChartSkeleton, PriceChart } from '@chuli/ui';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import type { StockRow } from './board-shown.ts';
import { barsOf, linesOf, markOf } from './rule-lines.ts';

const Bars = ({ why }: { why: RepliedBy<'/data/signal-why/'> }) => {
  const { symbol } = why;
  const bars = useMemo(() => barsOf(why), [why]);
  const overlays = useMemo(() => linesOf(why), [why]);
  const marks = useMemo(() => [markOf(why)], [why]);
  return (
    <PriceChart
      label={t('{symbol}, daily candles', { symbol })}
      bars={bars}
      marks={marks}
      overlays={overlays}
      range="All"
    />
  );
};

/** The bars on which the newest signal of a stock fired, with the prices that its rule read. */
export const RulePicture = ({ row }: { row: StockRow }) => {
  const { symbol, family, kind, timeframe, side, signal_on: on } = row;
  const query = { symbol, family, kind, timeframe, side, on, ...asOfQuery(useAsOf()) };
  const call = useCall('/data/signal-why/', query);
  return (
    <div className="rule-picture">
      <Loaded title={t('The chart')} call={call} skeleton={<ChartSkeleton label={t('Chart')} height={220} />}>
        {(why) => <Bars why={why} />}
      </Loaded>
    </div>
  );
};
