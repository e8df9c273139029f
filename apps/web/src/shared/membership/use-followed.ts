import type { StockSymbol } from '@chuli/kernel';
import type { Follow } from '@chuli/ui';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signInHref } from './sign-in-link.tsx';
import { useMyStocks } from './use-my-stocks.ts';
import { useSignedIn } from './use-signed-in.ts';

const NOTHING: ReadonlyMap<StockSymbol, boolean> = new Map();

/** The stocks that are followed, with what was pressed and not yet answered. */
const useStocks = (isWanted: boolean) => {
  const { call, failure, follow, drop } = useMyStocks(isWanted);
  const [pressed, setPressed] = useState(NOTHING);
  const rows = call.data?.rows;
  const held = useMemo(() => new Set(rows?.map(({ symbol }) => symbol)), [rows]);
  const isFollowed = (symbol: StockSymbol): boolean => pressed.get(symbol) ?? held.has(symbol);
  const toggle = async (symbol: StockSymbol): Promise<void> => {
    if (rows === undefined || pressed.has(symbol)) return;
    const next = !held.has(symbol);
    setPressed((before) => new Map(before).set(symbol, next));
    await (next ? follow(symbol) : drop(symbol));
    setPressed((before) => new Map([...before].filter(([other]) => other !== symbol)));
  };
  return { isFollowed, toggle, failure };
};

/** For the stars of all tables: one question for all of them. A visitor's press leads to the sign-in and back. */
export const useFollowed = (isWanted: boolean): Follow => {
  const isSignedIn = useSignedIn();
  const { isFollowed, toggle, failure } = useStocks(isWanted);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return {
    isFollowed,
    failure,
    toggle: (symbol) => {
      if (isSignedIn) void toggle(symbol);
      else void navigate(signInHref(pathname + search));
    },
  };
};
