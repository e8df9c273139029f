import { NothingFlagged } from '../../features/broker/scores/nothing-flagged.tsx';
import { RADAR_COLUMNS } from '../../features/broker/scores/radar-columns.ts';
import { RiskBeside } from '../../features/broker/scores/risk-beside.tsx';
import { RISK_COLUMNS } from '../../features/broker/scores/risk-columns.ts';
import { RadarStats, RiskStats, ScoreCaveat } from '../../features/broker/scores/score-stats.tsx';
import { RADAR_TEXT, RISK_TEXT } from '../../features/broker/scores/score-text.ts';
import { tradedDayFilter } from '../../features/floorsheet/bulk/bulk-filters.tsx';
import { defineScreen, defineScreens } from '../../screen-kit/define-screen.tsx';

/** Scores that say of themselves how often they were right. */
export default defineScreens({
  'announcement-radar': defineScreen({
    title: 'Flow before news',
    data: '/data/announcement-radar/',
    ask: { page_size: 500 },
    filters: { date: tradedDayFilter() },
    blocks: [
      { kind: 'custom', component: ({ reply }) => <RadarStats reply={reply} />, skeleton: { height: 72 } },
      { kind: 'custom', component: ({ reply }) => <ScoreCaveat record={reply.record} /> },
      { kind: 'custom', component: NothingFlagged },
      { kind: 'table', sort: '-turnover', columns: RADAR_COLUMNS },
    ],
    source: 'floorsheet of the exchange; dividends, rights and disclosures of companies',
    explain: RADAR_TEXT,
  }),
  'risk-facts': defineScreen({
    title: 'Facts before you act',
    data: '/data/risk-facts/',
    ask: { page_size: 500 },
    filters: { date: tradedDayFilter() },
    blocks: [
      { kind: 'custom', component: ({ reply }) => <RiskStats reply={reply} />, skeleton: { height: 72 } },
      { kind: 'custom', component: ({ reply }) => <ScoreCaveat record={reply.record} /> },
      {
        kind: 'table',
        sort: '-held',
        columns: RISK_COLUMNS,
        beside: { keyOf: ({ symbol }) => symbol, asks: (symbol) => ({ symbol }), show: RiskBeside },
      },
    ],
    empty: 'No trades available for this session. Choose another session or stock.',
    source: 'floorsheet and daily prices of the exchange; register of companies',
    explain: RISK_TEXT,
  }),
});
