import type { ChartLine, ChartPane, PriceBar } from '@chuli/ui';
import { useEffect, useMemo, useState } from 'react';
import { retryUntilOnline } from '../../screen-kit/lazy-with-retry.ts';
import type { ChosenIndicator } from './chosen-indicators.ts';

type Lines = { overlays: readonly ChartLine[]; panes: readonly ChartPane[] };
type Compute = (bars: readonly PriceBar[], chosen: readonly ChosenIndicator[]) => Lines;

const NOTHING: Lines = { overlays: [], panes: [] };

const load = async (): Promise<Compute> => (await import('./indicator-lines.ts')).indicatorLines;

/** The chosen indicators over the bars; their formulas come with the first that is chosen. */
export const useIndicatorLines: (...asked: Parameters<Compute>) => Lines = (bars, chosen) => {
  const [compute, setCompute] = useState<Compute | null>(null);
  const isAsked = chosen.length > 0;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isLeft = false;
    const take = (loaded: Compute): void => {
      if (!isLeft) setCompute(() => loaded);
    };
    void retryUntilOnline(load).then(take);
    return () => {
      isLeft = true;
    };
  }, [isAsked]);
  return useMemo(
    () => (compute === null || !isAsked ? NOTHING : compute(bars, chosen)),
    [compute, isAsked, bars, chosen],
  );
};
