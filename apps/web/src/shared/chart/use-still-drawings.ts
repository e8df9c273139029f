import { type Drawing, type DrawingControl, stillControl } from '@chuli/ui';
import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import type { PriceBasis } from './drawing-basis.ts';
import { useDrawn } from './use-drawings.ts';

const NONE: readonly Drawing[] = [];

/** What the account has drawn on a stock, on the prices of this chart; nothing is asked while there is no symbol. */
export const useStillDrawings = (symbol: string, basis: PriceBasis | null): DrawingControl => {
  const { data } = useCall('/chart/drawing/', { symbol }, { enabled: symbol !== '' });
  const shown = useDrawn(data?.symbol === symbol ? data.shapes : NONE, basis);
  return useMemo(() => stillControl(shown), [shown]);
};
