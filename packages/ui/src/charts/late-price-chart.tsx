import { Suspense, lazy } from 'react';
import type { PriceChartProps } from './price-chart.tsx';

const load = async () => ({ default: (await import('./price-chart.tsx')).PriceChart });
const Chart = lazy(load);

// Asked for as soon as a screen with a chart is, not when its data has come.
if (typeof window !== 'undefined') void load().catch(() => undefined);

/** The chart with its canvas library, which no other panel should wait for. */
export const PriceChart = (props: PriceChartProps) => (
  <Suspense fallback={<div className="price-chart" aria-busy />}>
    <Chart {...props} />
  </Suspense>
);
