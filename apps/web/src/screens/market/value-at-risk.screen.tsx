import { t } from '@chuli/language';
import { amountFilter, courseFilter } from '../../features/market/risk/risk-filters.tsx';
import { RiskView } from '../../features/market/risk/risk-view.tsx';
import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { choiceFilter, onPage } from '../../screen-kit/filters.tsx';

/** What a stock or an index may lose, from its own returns, and how far that can be believed. */
export default defineScreen({
  title: 'Value at risk',
  data: '/data/value-at-risk/',
  filters: {
    symbol: courseFilter(),
    amount: onPage(amountFilter()),
    level: choiceFilter(
      'Level',
      [
        { value: '95', label: '95 %', hint: 'Exceeded in 1 session of 20' },
        { value: '99', label: '99 %', hint: 'Exceeded in 1 session of 100' },
      ],
      '95',
      { isNamed: true },
    ),
    horizon: choiceFilter(
      'Horizon',
      [
        { value: '1', label: '1', hint: 'From one session to the next' },
        { value: '5', label: '5', hint: '5 sessions' },
        { value: '20', label: '20', hint: '20 sessions' },
      ],
      '1',
      { isNamed: true },
    ),
    window: choiceFilter(
      'Window',
      [
        { value: '250', label: '250', hint: 'Returns of the last 250 sessions' },
        { value: '500', label: '500', hint: 'Returns of the last 500 sessions' },
        { value: '1000', label: '1000', hint: 'Returns of the last 1000 sessions' },
      ],
      '500',
      { isNamed: true },
    ),
  },
  isFolded: true,
  blocks: [{ kind: 'custom', component: RiskView, skeleton: { height: 520 } }],
  empty: {
    title: 'Too few returns',
    why: ({ reply }) =>
      t('{symbol} has {count} of {window} returns; value at risk needs 250.', {
        symbol: reply.symbol,
        count: reply.returns,
        window: reply.window,
      }),
    action: ({ set }) => ({ label: t('Show NEPSE'), onClick: () => set({ symbol: 'NEPSE' }) }),
  },
  source: 'daily prices of the exchange, adjusted for bonus and right shares',
  explain: [
    'Value at risk is the loss that was exceeded in only one session of 20, or of 100. It says how bad an ordinary bad day is, not how bad the worst can be: the shortfall is the mean of what went beyond.',
    'Historical takes the returns as they came. Normal shape assumes a bell, which NEPSE has not: few large falls widen it. Recent weeks forgets the past, so that it is tight after calm and wide after a fall.',
    'Every method is held against the last 500 sessions: it fails with too many breaches, with breaches in runs, and with too few, since room that is never needed costs as well. Below 3.84 a ratio is chance, above 6.63 it is not.',
    'Longer horizons are measured, not scaled by the root of time: falls of NEPSE go on for days, so that the root says too little of it, and of some stocks too much. A past range is no promise.',
  ],
});
