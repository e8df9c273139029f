import type { ChartRange } from '@chuli/ui';
import { useEffect, useMemo } from 'react';
import { useSymbolOptions } from '../../../api/reference-calls.ts';
import { recentSymbols } from '../../../screen-kit/recent-symbols.ts';
import { useAddress, useAsOf } from '../../../screen-kit/use-address.ts';
import { type ChartInterval, isMinutes } from '../../../shared/chart/chart-interval.ts';
import type { IndicatorChoice } from '../../../shared/chart/indicator-choice.ts';
import { type WallCell, type WallLink, wallAddress } from './wall-address.ts';
import { filledCells, withIndicators, withInterval, withLink, withSymbol } from './wall-cells.ts';

/** What a wall shows where its address says nothing. */
export type WallContents = { cells: readonly WallCell[]; link: readonly WallLink[] };

export type Wall = WallContents & {
  /** How many cells it has, also before it is known what stands in them. */
  count: number;
  /** The cell that is worked on. */
  active: number;
  isAlone: boolean;
  range: ChartRange;
  /** Whether the address has other cells than those that are kept. */
  isChanged: boolean;
  activate: (index: number) => void;
  showAlone: (index: number, isAlone: boolean) => void;
  setSymbol: (index: number, symbol: string) => void;
  setInterval: (index: number, interval: ChartInterval) => void;
  toggleLink: (link: WallLink) => void;
  setRange: (range: ChartRange) => void;
  indicators: IndicatorChoice;
};

const FIRST = 'NEPSE';

/** The market, then what was looked at last, then what is traded most. */
const useOffered = (): readonly string[] => {
  const options = useSymbolOptions(useAsOf());
  const recent = recentSymbols.use();
  return useMemo(
    () =>
      options.length === 0 ? [] : [...new Set([FIRST, ...recent, ...options.map(({ value }) => value)])],
    [options, recent],
  );
};

const addressNow = () => wallAddress.cells.read(new URLSearchParams(window.location.search).get('cells'));

/** A wall of so many charts, in the address; `kept` is what stands there until something is changed. */
export const useWall = (count: number, kept: WallContents | null): Wall => {
  const [address, set] = useAddress(wallAddress);
  const offered = useOffered();
  const isChanged = address.cells.length > 0;
  const cells = useMemo(
    () => (kept === null || isChanged ? filledCells(address.cells, count, offered) : kept.cells),
    [kept, isChanged, address.cells, count, offered],
  );
  const link = kept === null || isChanged ? address.link : kept.link;
  const active = Math.min(address.cell, Math.max(0, cells.length - 1));
  const isShort = kept === null && cells.length === count && address.cells.length !== count;
  useEffect(() => {
    if (isShort) set({ cells }, 'replace');
  }, [isShort, cells, set]);
  const chosen = cells[active];
  // Both are written with every change: what is kept no longer stands for what is left out.
  return {
    count,
    cells,
    link,
    active,
    isAlone: address.show === 'one',
    range: address.range,
    isChanged: kept !== null && isChanged,
    activate: (index) => {
      if (index !== active) set({ cell: index }, 'replace');
    },
    showAlone: (index, isAlone) => set({ cell: index, show: isAlone ? 'one' : 'all' }),
    setSymbol: (index, symbol) => set({ cells: withSymbol(cells, index, symbol, link), link }),
    setInterval: (index, interval) => set({ cells: withInterval(cells, index, interval, link), link }),
    toggleLink: (one) => set(withLink(cells, active, one, link)),
    setRange: (range) => set({ range }),
    indicators: {
      chosen: chosen?.indicators ?? [],
      isWithinSessions: chosen !== undefined && isMinutes(chosen.interval),
      now: () => addressNow()[active]?.indicators ?? chosen?.indicators ?? [],
      choose: (next, step) => set({ cells: withIndicators(cells, active, next), link }, step),
    },
  };
};
