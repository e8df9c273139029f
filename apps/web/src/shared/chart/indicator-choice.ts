import { useMemo } from 'react';
import { useAddress } from '../../screen-kit/use-address.ts';
import { chartAddress } from './chart-address.ts';
import { isMinutes } from './chart-interval.ts';
import type { ChosenIndicator } from './chosen-indicators.ts';

type Chosen = readonly ChosenIndicator[];

/** The indicators of one chart, wherever they are kept. */
export type IndicatorChoice = {
  chosen: Chosen;
  isWithinSessions: boolean;
  /** What the address has at this moment: a second one may be added before the chart has been drawn with the first. */
  now: () => Chosen;
  choose: (next: Chosen, step: 'push' | 'replace') => void;
};

/** Those of the chart that the address is about. */
export const useIndicatorChoice = (): IndicatorChoice => {
  const [{ indicators, interval }, set] = useAddress(chartAddress);
  return useMemo(
    () => ({
      chosen: indicators,
      isWithinSessions: isMinutes(interval),
      now: () => chartAddress.indicators.read(new URLSearchParams(window.location.search).get('indicators')),
      choose: (next, step) => set({ indicators: next }, step),
    }),
    [indicators, interval, set],
  );
};
