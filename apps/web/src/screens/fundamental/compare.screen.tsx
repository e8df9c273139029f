import { MOST_COMPARED_STOCKS } from '@chuli/contracts/screens';
import { t } from '@chuli/language';
import { ChosenMetrics } from '../../features/fundamental/compare/chosen-metrics.tsx';
import {
  METRICS_FILTER,
  METRIC_FILTER,
  QUARTERS_FILTER,
  SECTOR_FILTER,
  SET_FILTER,
  SYMBOL_FILTER,
  WEIGHTS_FILTER,
} from '../../features/fundamental/compare/compare-filters.tsx';
import { SideBySide } from '../../features/fundamental/compare/compared-table.tsx';
import { PriceRace } from '../../features/fundamental/compare/price-race.tsx';
import { QuarterMultiples } from '../../features/fundamental/compare/quarter-multiples.tsx';
import { RankedSector } from '../../features/fundamental/compare/ranked-sector.tsx';
import { WithinSector } from '../../features/fundamental/compare/within-sector.tsx';
import { defineScreen, defineScreens } from '../../screen-kit/define-screen.tsx';
import { symbolsFilter } from '../../shared/stock/symbols-filter.tsx';

const SOURCE = 'reports of companies, ratios at the last close' as const;
const EMPTY = 'None of these stocks was listed on this day. Choose other stocks or a later day.' as const;
const NO_SECTOR =
  'No company of this sector has reported by this day. Choose another sector or a later day.' as const;
const RANKS =
  'In each row rank 1 is the better figure: lower for P/E, P/B, NPL and cost of funds, higher for profit and growth. Equal figures share a rank. A CD ratio or a payout is not better for being high or low, so it has no rank.' as const;
const SAME_QUARTER =
  'All stocks are shown in the newest quarter that every one of them has reported: nine months of one are never set against twelve of another. A dash is a figure that is not reported or cannot be worked out; press it for the reason.' as const;

/** Stocks beside each other and within their sector, by what they report. */
export default defineScreens({
  'compare-stock': defineScreen({
    title: 'Compare two stocks',
    data: '/compare-stock/',
    filters: { symbols: symbolsFilter(2), quarters: QUARTERS_FILTER, set: SET_FILTER },
    blocks: [
      {
        kind: 'custom',
        component: ({ reply, values }) => (
          <SideBySide reply={reply} set={values.set}>
            <PriceRace reply={reply} />
          </SideBySide>
        ),
        skeleton: { rows: 20, columns: 4 },
      },
    ],
    empty: EMPTY,
    source: SOURCE,
    explain: [
      SAME_QUARTER,
      RANKS,
      'The chart sets both prices to 100 a year ago, adjusted for bonus and right shares. Cash dividends are not added, so a stock that pays well looks weaker here than it was for its holders.',
    ],
  }),
  'compare-multiple-stock': defineScreen({
    title: 'Compare several stocks',
    data: '/compare-multiple-stock/',
    filters: {
      symbols: symbolsFilter(MOST_COMPARED_STOCKS),
      quarters: QUARTERS_FILTER,
      set: SET_FILTER,
      metric: METRIC_FILTER,
    },
    blocks: [
      {
        kind: 'custom',
        component: ({ reply, values }) => (
          <SideBySide reply={reply} set={values.set}>
            <QuarterMultiples reply={reply} metric={values.metric || 'roe'} />
          </SideBySide>
        ),
        skeleton: { rows: 20, columns: 6 },
      },
    ],
    empty: EMPTY,
    source: SOURCE,
    explain: [
      SAME_QUARTER,
      RANKS,
      'The mean rank at the foot averages the ranks of a stock. Every metric counts the same, so three measures of price count three times: take it as a hint, not as a verdict. The small charts share one scale.',
    ],
  }),
  'custom-compare-stock': defineScreen({
    title: 'Compare by your metrics',
    data: '/compare-multiple-stock/',
    filters: {
      symbols: symbolsFilter(MOST_COMPARED_STOCKS),
      metrics: METRICS_FILTER,
      quarters: QUARTERS_FILTER,
    },
    blocks: [
      {
        kind: 'custom',
        component: ({ reply, values }) => <ChosenMetrics reply={reply} ids={values.metrics} />,
        skeleton: { rows: 10, columns: 6 },
      },
    ],
    empty: EMPTY,
    source: SOURCE,
    explain: [
      'Choose the metrics that matter to you and put them in your order. The address holds your stocks and metrics: save it as a view in the menu beside the title, or share the link.',
      'Each line runs from the worst of these stocks on the left to the best on the right; where neither high nor low is better, from the lowest to the highest. The upright line is the sector median, shown when all stocks are of one sector.',
      RANKS,
    ],
  }),
  'stock-comparison': defineScreen({
    title: 'Stock against sector',
    data: '/stock-comparison/',
    filters: { symbol: SYMBOL_FILTER, set: SET_FILTER },
    blocks: [
      {
        kind: 'custom',
        component: ({ reply, values }) => <WithinSector reply={reply} set={values.set} />,
        skeleton: { rows: 24, columns: 6 },
      },
    ],
    empty: NO_SECTOR,
    source: SOURCE,
    explain: [
      'Every company of the sector is a dot and the chosen stock the large one, in the newest quarter that it and at least half of the sector have reported. A dot at the very end may lie further out: a single P/E of 900 would squeeze all the others together.',
      'The median is the middle company. The sector as one adds up the figures of all companies first: a large bank counts for more than a small one, and losses count too. Ratios with a price are not added up.',
      'Better than 80 % means that four in five of the other companies with this figure rank behind. With fewer than five companies there is no median.',
    ],
  }),
  'stock-comparison-all': defineScreen({
    title: 'Sector ranking',
    data: '/stock-comparison/',
    filters: { sector: SECTOR_FILTER, metrics: METRICS_FILTER, weights: WEIGHTS_FILTER },
    blocks: [
      {
        kind: 'caveat',
        text: ({ reply: { missing } }) =>
          missing.length === 0
            ? null
            : t('{count} companies have not reported this quarter: {symbols}.', {
                count: missing.length,
                symbols: missing.join(', '),
              }),
      },
      {
        kind: 'custom',
        component: ({ reply, values, set }) => (
          <RankedSector
            reply={reply}
            ids={values.metrics}
            weights={values.weights}
            onWeights={(weights) => set({ weights })}
          />
        ),
        skeleton: { rows: 20, columns: 8 },
      },
    ],
    empty: NO_SECTOR,
    source: SOURCE,
    explain: [
      'Companies of one sector by the mean of their ranks in the chosen metrics, all in the same quarter. Press a weight to count a metric twice, three times or not at all.',
      'An unknown figure has no rank and is left out of the mean. A company ranked on two metrics of six can come out on top by those two alone, so check how many it is ranked on.',
      RANKS,
    ],
  }),
});
