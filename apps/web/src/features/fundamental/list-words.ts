import type { RepliedBy } from '@chuli/contracts';
import { type Phrase, say, t } from '@chuli/language';
import { SECTORS } from '@chuli/market';
import { amountLabel } from '@chuli/ui';
import { quarterName } from '../../shared/fundamental/quarter-name.ts';
import { REASON_WORDS } from '../../shared/fundamental/ratio-text.ts';
import type { ScanRow } from './scan-rows.ts';

export const LIST_TEXT = {
  scan: [
    'The newest report of every company at the last close. EPS is at a year’s pace: the profit so far × 4 ÷ the quarter. P/E is the close over it, P/B the close over the book value; a loss has no P/E.',
    'Choose a sector for the ratios of its kind: bad loans and capital of banks, price of a megawatt of hydropower. “vs sector” is a multiple of the middle company: 0.8 costs a fifth less than it. Cheap is often cheap for a reason.',
    'A rule reads every ratio by its name: npl < 3 and car > 12. A dash says on hover, or in the sheet of the row, why a figure is missing; what is missing never fits a rule.',
  ],
  pro: [
    'All companies in one fiscal quarter against the same months of the year before. Net profit is that of the fiscal year so far; growth of the quarter is of these three months alone and swings more.',
    'EPS grows less than the profit where new shares came. Growth from a loss is not told: there is nothing to grow from. A rule reads every ratio by its name: profit_growth > 20 and roe > 12.',
  ],
  growth: [
    'Companies of which the profit, or the profit of a share, grew by more than so many percent against the same months of the year before. From a loss to a profit is no growth and is named apart.',
    'PEG is the P/E over the growth of EPS in percent: under 1 the price asks less than the growth. One good quarter is often a sale, or a loan paid back: look at the quarters before.',
  ],
  fair: [
    'Stocks that close under what one method says they are worth. Graham asks for earnings and book value together; the sector methods ask what the middle company of the sector costs; dividends ask for three years of cash.',
    'Four methods, no blend and no target: they disagree often. “Methods” says by how many a stock is below, of how many that can be told. A low price may also mean that the next report is worse.',
  ],
  low: [
    'Companies with little paid-up capital, which the last report states, else the register. The line of Rs 100 crore is ours; no official one exists.',
    'Few shares move far on little money, both ways: look at the public shares and the average turnover before the price. A bonus or right issue raises the paid-up capital without making a company larger.',
  ],
} as const satisfies Record<string, readonly Phrase[]>;

const at = ({ fiscal_year, quarter }: ScanRow): string => `${fiscal_year} ${quarter}`;

/** How many are behind the newest quarter, and how many figures are as companies print them. */
export const scanCaveat = (rows: readonly ScanRow[]): string => {
  const newest = rows.toSorted((a, b) => at(a).localeCompare(at(b))).at(-1);
  if (newest === undefined) return '';
  const behind = rows.filter((row) => at(row) !== at(newest)).length;
  const printed = rows.filter(({ basis }) => basis.eps === 'stated').length;
  return [
    t('{n} of {m} stocks have no report since {quarter}.', {
      n: behind,
      m: rows.length,
      quarter: quarterName(newest),
    }),
    ...(printed === 0
      ? []
      : [
          t('EPS of {printed} is as they printed it; of the others it is computed from their reports.', {
            printed,
          }),
        ]),
  ].join(' ');
};

export const proCaveat = ({ rows, ...reply }: RepliedBy<'/fundamental-scan-pro/'>): string =>
  t(
    '{quarter}: growth needs the same quarter a year before; {count} of {all} companies that reported have it.',
    {
      quarter: quarterName(reply),
      count: rows.filter(({ profit_growth }) => profit_growth !== null).length,
      all: rows.length,
    },
  );

/** How many are left out, by reason. */
const reasonsOf = (left: RepliedBy<'/sector/{id}/growth-above-40/'>['left_out']): string =>
  Object.entries(left)
    .map(([reason, count]) => `${t(REASON_WORDS[reason as keyof typeof REASON_WORDS])}: ${count}`)
    .join('; ');

const sumOf = (left: object): number =>
  Object.values(left).reduce((sum: number, count: number) => sum + count, 0);

export const growthCaveat = (reply: RepliedBy<'/sector/{id}/growth-above-40/'>): string => {
  const { judged, left_out, turned } = reply;
  const out = sumOf(left_out);
  return [
    t('{quarter}: {judged} companies can be judged.', { quarter: quarterName(reply), judged }),
    ...(out === 0 ? [] : [t('{n} cannot ({reasons}).', { n: out, reasons: reasonsOf(left_out) })]),
    ...(turned.length === 0 ? [] : [t('From loss to profit: {symbols}.', { symbols: turned.join(', ') })]),
  ].join(' ');
};

export const fairCaveat = ({ left_out }: RepliedBy<'/sector/{id}/trading-below-fair/'>): string | null => {
  const out = sumOf(left_out);
  return out === 0
    ? null
    : t('{n} have no fair value ({reasons}).', { n: out, reasons: reasonsOf(left_out) });
};

export const noLowCap = (rupees: number, sector: string): string => {
  const name = SECTORS.find(({ id }) => String(id) === sector)?.name;
  const amount = amountLabel(rupees);
  return name === undefined
    ? t('No company below Rs {amount}.', { amount })
    : t('No company below Rs {amount} in {sector}.', { amount, sector: say(name) });
};
