import type { Rejection } from './market-source.ts';
import type { StepReport } from './step.ts';

const EXAMPLES_SHOWN = 3;

const count = (value: number): string => value.toLocaleString('en-IN');

const printRejections = (part: string, rejections: readonly Rejection[]): void => {
  for (const [reason, rows] of Map.groupBy(rejections, (rejection) => rejection.reason)) {
    console.log(`rejected: ${part}: ${reason}: ${count(rows.length)}`);
    for (const { example } of rows.slice(0, EXAMPLES_SHOWN)) console.log(`    ${example}`);
  }
};

/** Rejected rows by reason with a few of each, then everything on one line. */
export const printLoadReport = (reports: readonly StepReport[], seconds: number): void => {
  const byPart = Map.groupBy(reports, ({ step }) => step.split(' ')[0] ?? step);
  for (const [part, steps] of byPart) {
    printRejections(
      part,
      steps.flatMap(({ rejections }) => rejections),
    );
  }
  const loaded = reports.filter(({ skipped }) => !skipped);
  const sum = (of: (report: StepReport) => number) => loaded.reduce((total, report) => total + of(report), 0);
  const rows = sum(({ accepted }) => accepted);
  const unchanged = reports.length - loaded.length;
  console.log(
    `${count(rows)} rows loaded, ${count(sum(({ rejected }) => rejected))} rejected, ` +
      `${unchanged} of ${reports.length} steps unchanged, ` +
      `${seconds.toFixed(1)} s, ${count(Math.round(rows / seconds))} rows/s`,
  );
};
