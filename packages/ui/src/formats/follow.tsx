import type { StockSymbol } from '@chuli/kernel';
import { createContext, useContext, useEffect } from 'react';

/** Which stocks the reader follows, and how that is changed. */
export type Follow = {
  isFollowed: (symbol: StockSymbol) => boolean;
  toggle: (symbol: StockSymbol) => void;
  /** Why the last change was refused; empty where it was not. */
  failure: string;
};

/** `follow` is null where nothing is followed; `want` is told by the first that has stars to show. */
export type Following = { readonly follow: Follow | null; readonly want: () => void };

const FollowingContext = createContext<Following>({ follow: null, want: () => undefined });

export const FollowingProvider = FollowingContext.Provider;

/** The stars of a table; null where it wants none, and then nobody is asked for them. */
export const useFollow = (isWanted: boolean): Follow | null => {
  const { follow, want } = useContext(FollowingContext);
  useEffect(() => {
    if (isWanted) want();
  }, [isWanted, want]);
  return isWanted ? follow : null;
};
