import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
import { useStockPerformance } from '../../shared/market/use-session.ts';

/** Whether all that the page asks for has once been answered: the live code comes after the figures. */
export const useIsSettled = (): boolean => {
  const [isSettled, setSettled] = useState(false);
  const { isFetched } = useStockPerformance();
  const isQuiet = useIsFetching() === 0;
  if (!isSettled && isFetched && isQuiet) setSettled(true);
  return isSettled;
};
