import {
  type Figure,
  type RatioId,
  printFormula,
  ranksOf,
  ratiosOf,
  sectorMedian,
  unknown,
} from '@chuli/fundamentals';
import { t } from '@chuli/language';
import { REASON_WORDS, ratioText } from '../../shared/fundamental/ratio-text.ts';
import type { ScanRow } from './peer-rows.ts';
import type { Report } from './use-report.ts';

/** One ratio of a stock beside its sector. */
export type RatioRow = {
  readonly id: RatioId;
  readonly name: string;
  readonly value: string;
  readonly median: string | null;
  /** The best first. */
  readonly place: readonly [number, number] | null;
  readonly formula: string;
  readonly note: string;
};

const figureOf = (value: number | null): Figure =>
  value === null ? unknown('not-reported') : { value, basis: 'computed', differs: false };

/** The line that a regulator draws, as of the day. */
const lineText = (id: RatioId, { yardsticks }: Report): string[] =>
  yardsticks
    .filter((row) => row.id === id)
    .map(({ side, value }) =>
      side === 'at-most'
        ? t('at most {number}', { number: String(value) })
        : t('at least {number}', { number: String(value) }),
    );

const basisText = (id: RatioId, row: Report['rows'][number]): string[] => {
  const why = row.why[id];
  if (row.ratios[id] === null || row.ratios[id] === undefined) return [];
  const isStated = row.basis[id] === 'stated';
  return [isStated ? t('as printed') : t('computed'), ...(why === undefined ? [] : [t(REASON_WORDS[why])])];
};

/** Every ratio of the stock's kind: its value or the reason, the middle of the sector, and the formula it follows from. */
export const ratioRows = (report: Report, scan: readonly ScanRow[]): RatioRow[] => {
  const [newest] = report.rows;
  if (newest === undefined) return [];
  const peers = scan.filter((row) => row.sector_id === report.sector_id);
  return ratiosOf(report.sector_id).map((ratio) => {
    const { id, words, unit, formula } = ratio;
    const value = newest.ratios[id] ?? null;
    const why = newest.why[id] ?? 'not-reported';
    const figures = peers.map((row) => figureOf(row.ratios[id] ?? null));
    const median = sectorMedian(figures);
    const places = ranksOf(ratio, figures);
    const known = figures.filter((figure) => figure.value !== null);
    const rank = places[peers.findIndex(({ symbol }) => symbol === report.symbol)] ?? null;
    return {
      id,
      name: t(words),
      value: value === null ? t(REASON_WORDS[why]) : ratioText(value, unit),
      median: median === null ? null : ratioText(median, unit),
      place: rank === null || median === null ? null : [rank, known.length],
      formula: printFormula(formula),
      note: [...basisText(id, newest), ...lineText(id, report)].join(' · '),
    };
  });
};
