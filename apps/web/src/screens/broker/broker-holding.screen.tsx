import { HOLDING_COLUMNS, HoldingChart } from '../../features/broker/holding-chart.tsx';
import { KnownLine } from '../../features/broker/known-line.tsx';
import { textPart } from '../../screen-kit/address.ts';
import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { asking, findFilter, onPage, symbolFilter } from '../../screen-kit/filters.tsx';

const brokersAsked = (text: string): { brokers?: string } => {
  const brokers = text.split(/[ ,]+/).filter((one) => /^[A-Za-z]?\d{1,3}$/.test(one));
  return brokers.length === 0 ? {} : { brokers: brokers.slice(0, 10).join(',') };
};

export default defineScreen({
  title: 'Net since, by broker',
  data: '/data/broker-holding/',
  filters: {
    symbol: asking(symbolFilter(), (symbol) => (symbol === '' ? {} : { symbol })),
    brokers: asking(findFilter('Brokers, such as 58, 49'), brokersAsked),
    block: onPage({ part: textPart(), Field: () => null }),
  },
  blocks: [
    { kind: 'custom', component: ({ reply }) => <KnownLine reply={reply} />, skeleton: { height: 64 } },
    { kind: 'custom', component: HoldingChart, skeleton: { height: 320 } },
    { kind: 'table', sort: '-net', usualRows: 10, columns: HOLDING_COLUMNS },
  ],
  empty: 'No trades of this stock in the last 250 sessions. Choose another stock.',
  source: 'floorsheet of the exchange, summed by broker',
  explain: [
    'The line of a broker is what it bought less what it sold since the block of known sessions began, not what it holds: nobody outside knows where it began. A hole of more than five sessions ends a block, and the next begins at zero.',
    'Average is the rate of what is left of a net above zero: what is sold leaves at the average. Since is how far the last close stands from it.',
  ],
});
