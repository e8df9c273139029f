/** `2026.11.2`: the second release of November 2026. Three numbers without leading zeros, as npm wants them. */
const FORM = /^(20\d\d)\.([1-9]|1[0-2])\.([1-9]\d*)$/;

export type Month = { readonly year: number; readonly month: number };

const monthOf = (version: string): (Month & { readonly number: number }) | null => {
  const [, year, month, number] = FORM.exec(version) ?? [];
  return number === undefined ? null : { year: Number(year), month: Number(month), number: Number(number) };
};

/** The version of a commit of a month; what came before it may have been counted otherwise, or not at all. */
export const nextVersion = (last: string | null, { year, month }: Month): string => {
  const before = last === null ? null : monthOf(last);
  const isSameMonth = before !== null && before.year === year && before.month === month;
  return `${year}.${month}.${isSameMonth ? before.number + 1 : 1}`;
};
