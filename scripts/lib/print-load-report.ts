import type { Rejection, StepReport } from '@chuli/importer';

const EXAMPLES_SHOWN = 3;

const count = (value: number): string => value.toLocaleString('en-IN');

/** How many of each year, where the rows say when they were. */
const byYear = (rows: readonly Rejection[]): string => {
  const years = Map.groupBy(
    rows.flatMap(({ on }) => (on === undefined ? [] : [on.slice(0, 4)])),
    (year) => year,
  );
  const counts = [...years]
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([year, { length }]) => `${year} ${count(length)}`);
  return counts.length === 0 ? '' : ` (${counts.join(', ')})`;
};

const printReasons = (what: string, part: string, rejections: readonly Rejection[]): void => {
  for (const [reason, rows] of Map.groupBy(rejections, (rejection) => rejection.reason)) {
    console.log(`${what}: ${part}: ${reason}: ${count(rows.length)}${byYear(rows)}`);
    for (const { example } of rows.slice(0, EXAMPLES_SHOWN)) console.log(`    ${example}`);
  }
};

/** Rejected and mended rows by reason with a few of each, then everything on one line. */
export const printLoadReport = (reports: readonly StepReport[], seconds: number): void => {
  const byPart = Map.groupBy(reports, ({ step }) => step.split(' ')[0] ?? step);
  for (const [part, steps] of byPart) {
    printReasons(
      'rejected',
      part,
      steps.flatMap(({ rejections }) => rejections),
    );
    printReasons(
      'mended',
      part,
      steps.flatMap(({ mended }) => mended),
    );
  }
  const loaded = reports.filter(({ skipped }) => !skipped);
  const sum = (of: (report: StepReport) => number) => loaded.reduce((total, report) => total + of(report), 0);
  const rows = sum(({ accepted }) => accepted);
  const unchanged = reports.length - loaded.length;
  console.log(
    `${count(rows)} rows loaded, ${count(sum(({ rejected }) => rejected))} rejected, ` +
      `${count(sum(({ mended }) => mended.length))} mended, ` +
      `${unchanged} of ${reports.length} steps unchanged, ` +
      `${seconds.toFixed(1)} s, ${count(Math.round(rows / seconds))} rows/s`,
  );
};
