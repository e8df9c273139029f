type Bar = { readonly date: string; readonly close: number };
export type RebasedPrices = {
  readonly dates: readonly string[];
  /** One list a stock; null before its first close. */
  readonly lines: readonly (readonly (number | null)[])[];
};

/** Closes as a share of the first, which is 100: from the first day on which every stock has one, so that all begin together. */
export const rebased = (histories: readonly (readonly Bar[])[], since: string): RebasedPrices => {
  const known = histories.map((bars) => bars.filter(({ date }) => date >= since));
  const firsts = known.flatMap(([first]) => first?.date ?? []);
  const start = firsts.toSorted().at(-1) ?? since;
  const dates = [...new Set(known.flatMap((bars) => bars.map(({ date }) => date)))]
    .filter((date) => date >= start)
    .toSorted();
  const lines = known.map((bars) => {
    const base = bars.findLast(({ date }) => date <= start)?.close ?? null;
    const closes = new Map(bars.map(({ date, close }) => [date, close]));
    let last = base;
    return dates.map((date) => {
      last = closes.get(date) ?? last;
      return last === null || base === null ? null : (100 * last) / base;
    });
  });
  return { dates, lines };
};
