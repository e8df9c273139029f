import { t } from '@chuli/language';
import { GrowthBars } from '../../features/fundamental/growth-bars.tsx';
import {
  FAIR_COLUMNS,
  GROWTH_COLUMNS,
  LOW_CAP_COLUMNS,
  proColumns,
} from '../../features/fundamental/list-columns.ts';
import {
  aboveFilter,
  askedSectorFilter,
  floatFilter,
  formulaFilter,
  inSector,
  marginFilter,
  measureFilter,
  methodFilter,
  paidUpFilter,
  pathSectorFilter,
  quarterFilter,
  yearFilter,
} from '../../features/fundamental/list-filters.tsx';
import { FairStrip, PaidUpStrip } from '../../features/fundamental/list-strips.tsx';
import {
  LIST_TEXT,
  fairCaveat,
  growthCaveat,
  noLowCap,
  proCaveat,
} from '../../features/fundamental/list-words.ts';
import { RatioFormula } from '../../features/fundamental/ratio-formula.tsx';
import { matchingRows } from '../../features/fundamental/scan-rows.ts';
import { scanScreen } from '../../features/fundamental/scan-screen.tsx';
import { defineScreen, defineScreens } from '../../screen-kit/define-screen.tsx';

const SOURCE = 'reports of companies, each with the day it became known, and the last close' as const;

/** All companies by what they report. */
export default defineScreens({
  'fundamental-scan': scanScreen(),
  'fundamental-scan-pro': defineScreen({
    title: 'Growth by quarter',
    data: '/fundamental-scan-pro/',
    filters: {
      fiscal_year: yearFilter(),
      quarter: quarterFilter(),
      sector: pathSectorFilter(),
      q: formulaFilter(),
    },
    isFolded: true,
    rows: matchingRows,
    blocks: [
      { kind: 'custom', component: RatioFormula, skeleton: { height: 62 } },
      { kind: 'caveat', text: ({ reply }) => proCaveat(reply) },
      {
        kind: 'custom',
        component: ({ rows }) => (
          <GrowthBars
            title={t('Profit growth')}
            rows={rows.flatMap(({ symbol, profit_growth: growth }) =>
              growth === null ? [] : [{ symbol, growth }],
            )}
          />
        ),
        skeleton: { height: 220 },
      },
      {
        kind: 'table',
        sort: '-profit_growth',
        columns: ({ values }) => proColumns(values.sector),
      },
    ],
    source: SOURCE,
    explain: LIST_TEXT.pro,
  }),
  'growth-above-40-percent': defineScreen({
    title: 'Growth above 40 %',
    data: '/sector/{id}/growth-above-40/',
    params: inSector,
    filters: { sector: pathSectorFilter(), above: aboveFilter(), measure: measureFilter() },
    isFolded: true,
    blocks: [
      { kind: 'caveat', text: ({ reply }) => growthCaveat(reply) },
      {
        kind: 'custom',
        component: ({ rows, reply }) => <GrowthBars title={t('Growth')} rows={rows} line={reply.above} />,
        skeleton: { height: 220 },
      },
      { kind: 'table', sort: '-growth', columns: GROWTH_COLUMNS },
    ],
    empty: {
      title: 'No company grew that much',
      why: ({ reply }) => growthCaveat(reply),
      action: ({ set }) => ({
        label: t('Show all sectors above 10 %'),
        onClick: () => set({ sector: 'all', above: '10' }),
      }),
    },
    source: SOURCE,
    explain: LIST_TEXT.growth,
  }),
  'trading-below-fair-value': defineScreen({
    title: 'Below fair value',
    data: '/sector/{id}/trading-below-fair/',
    params: inSector,
    filters: { sector: pathSectorFilter(), method: methodFilter(), margin: marginFilter() },
    isFolded: true,
    blocks: [
      { kind: 'caveat', text: ({ reply }) => fairCaveat(reply) },
      { kind: 'custom', component: FairStrip, skeleton: { height: 170 } },
      { kind: 'table', sort: '-discount', columns: FAIR_COLUMNS },
    ],
    empty: {
      title: 'No stock is below it',
      why: ({ reply }) =>
        t('{judged} stocks can be judged by this method, and none closes that far below.', {
          judged: reply.judged,
        }),
      action: ({ set }) => ({
        label: t('By the P/B of the sector'),
        onClick: () => set({ sector: 'all', method: 'sector-pb', margin: '0' }),
      }),
    },
    source: SOURCE,
    explain: LIST_TEXT.fair,
  }),
  'low-cap-company': defineScreen({
    title: 'Small paid-up capital',
    data: '/sector/low-cap/',
    filters: { sector: askedSectorFilter(), max_paid_up: paidUpFilter(), max_float_shares: floatFilter() },
    isFolded: true,
    rows: ({ reply, values: { max_float_shares: most } }) =>
      most === 'any'
        ? reply.rows
        : reply.rows.filter(({ public_shares: held }) => held !== null && held < Number(most)),
    blocks: [
      { kind: 'custom', component: PaidUpStrip, skeleton: { height: 170 } },
      { kind: 'table', sort: 'paid_up_capital', columns: LOW_CAP_COLUMNS },
    ],
    empty: {
      title: 'No small company',
      why: ({ reply, values }) => noLowCap(reply.max_paid_up, values.sector),
      action: ({ set }) => ({
        label: t('Show all sectors'),
        onClick: () => set({ sector: 'all', max_float_shares: 'any' }),
      }),
    },
    source: 'reports of companies, the register of the exchange, daily prices',
    explain: LIST_TEXT.low,
  }),
});
