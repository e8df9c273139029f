/** Screens that are one chart: another stock there is the same chart of another stock. */
const CHARTS: ReadonlySet<string> = new Set(['/charts', '/live-chart']);

/** The chart one looks at, of another stock: interval, range and indicators stay. Null where there is no chart. */
export const sameChartOf = (symbol: string, pathname: string, search: string): string | null => {
  if (!CHARTS.has(pathname)) return null;
  const params = new URLSearchParams(search);
  params.set('symbol', symbol);
  // The signal was of the stock that is left.
  params.delete('signal');
  return `${pathname}?${params.toString()}`;
};
