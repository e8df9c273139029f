import { digits, t } from '@chuli/language';
import { rupeesText, shareText } from '@chuli/ui';
import { DotField } from '../../shared/chart/dot-field.tsx';
import type { ScanRow } from './scan-rows.ts';

type Placed = { readonly symbol: ScanRow['symbol']; readonly earnings: number; readonly equity: number };

/** A P/E beyond stands at the edge: companies with hardly a profit would press all others together. */
const [LEAST, MOST] = [4, 400];
const TICKS = [5, 10, 20, 50, 100, 200];
/** Of a hundred returns on equity so many lie beyond each edge. */
const BEYOND = 0.02;
/** More names than this say nothing. */
const MOST_NAMES = 20;

const placed = (rows: readonly ScanRow[]): Placed[] =>
  rows.flatMap(({ symbol, ratios: { price_earnings: earnings, roe: equity } }) =>
    earnings === null || earnings === undefined || equity === null || equity === undefined
      ? []
      : [{ symbol, earnings, equity }],
  );

const within = (share: number): number => Math.max(0, Math.min(1, share));
const xOf = (earnings: number): number => within(Math.log(earnings / LEAST) / Math.log(MOST / LEAST));

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.round((sorted.length - 1) * share)] ?? 0;

/** What is paid for the profit beside what the profit is of the holders' own money; the strong lines are the middles. */
export const WorthField = ({
  reply,
  rows,
}: {
  reply: { rows: readonly ScanRow[] };
  rows: readonly ScanRow[];
}) => {
  const all = placed(reply.rows);
  const chosen = new Set(rows.map(({ symbol }) => symbol));
  if (all.length === 0 || rows.length === 0) return null;
  const equities = all.map(({ equity }) => equity).toSorted((a, b) => a - b);
  const earnings = all.map((one) => one.earnings).toSorted((a, b) => a - b);
  const [low, high] = [Math.min(0, at(equities, BEYOND)), Math.max(10, at(equities, 1 - BEYOND))];
  const yOf = (equity: number): number => within((equity - low) / (high - low));
  const [middleEarnings, middleEquity] = [at(earnings, 0.5), at(equities, 0.5)];
  const isNamed = rows.length <= MOST_NAMES;
  const percent = (value: number): string => digits(`${value} %`).replace('-', '−');
  return (
    <DotField
      title={t('P/E across, ROE up')}
      note={t('medians {earnings} and {equity} %', {
        earnings: rupeesText(middleEarnings),
        equity: shareText(middleEquity),
      })}
      dots={all
        .toSorted((a, b) => Number(chosen.has(a.symbol)) - Number(chosen.has(b.symbol)))
        .map((one) => ({
          id: one.symbol,
          x: xOf(one.earnings),
          y: yOf(one.equity),
          tone: chosen.has(one.symbol) ? undefined : 'ink',
          radius: chosen.has(one.symbol) ? 4 : 2.5,
          name: isNamed && chosen.has(one.symbol) ? one.symbol : undefined,
          text: t('{symbol}: P/E {earnings}, ROE {equity} %', {
            symbol: one.symbol,
            earnings: rupeesText(one.earnings),
            equity: shareText(one.equity),
          }),
        }))}
      across={[
        ...[0, 10, 20, 30]
          .filter((tick) => tick >= low && tick <= high)
          .map((tick) => ({ at: yOf(tick), text: percent(tick) })),
        { at: yOf(middleEquity), text: '', isStrong: true },
      ]}
      up={[
        ...TICKS.map((tick) => ({ at: xOf(tick), text: digits(String(tick)) })),
        { at: xOf(middleEarnings), text: '', isStrong: true },
      ]}
    />
  );
};
