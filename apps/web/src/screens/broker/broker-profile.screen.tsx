import { t } from '@chuli/language';
import { quantityText } from '@chuli/ui';
import { BrokerPage } from '../../features/broker/profile/broker-page.tsx';
import { KnownLine } from '../../features/broker/known-line.tsx';
import { rangeFilter } from '../../shared/market/session-range.tsx';
import { defineScreen } from '../../screen-kit/define-screen.tsx';
import { brokerFilter } from '../../screen-kit/filters.tsx';

export default defineScreen({
  title: 'One broker',
  data: '/data/broker-profile/',
  filters: { broker: brokerFilter(), days: rangeFilter({ usual: '20' }) },
  blocks: [
    {
      kind: 'stats',
      isShown: ({ rows }) => rows.length > 0,
      stats: [
        {
          label: 'Broker',
          format: 'text',
          value: ({ reply }) => reply.broker,
          below: ({ reply }) =>
            t('{name}, {rank} of {count} by turnover', {
              name: reply.name ?? '',
              rank: quantityText(reply.rank ?? 0),
              count: quantityText(reply.brokers),
            }),
        },
        { label: 'Net', format: 'netAmount', value: ({ reply }) => reply.net_amount },
        { label: 'Bought', format: 'amount', value: ({ reply }) => reply.bought_amount },
        { label: 'Sold', format: 'amount', value: ({ reply }) => reply.sold_amount },
        { label: '% of market', format: 'share', value: ({ reply }) => reply.turnover_percent },
        {
          label: 'Stocks, net bought in',
          format: 'fraction',
          value: ({ reply }) => [reply.stocks_bought, reply.stocks],
        },
      ],
    },
    { kind: 'custom', component: ({ reply }) => <KnownLine reply={reply} />, skeleton: { height: 64 } },
    { kind: 'custom', component: BrokerPage, skeleton: { height: 600 } },
  ],
  source: 'floorsheet of the exchange, summed by broker',
  explain: [
    'A heavy day is one on which the broker bought Rs 25 lakh or more of a stock beyond its sales, and a tenth or more of what was traded of it; selling is the mirror. What followed is measured from the next open, against all ordinary shares of the same days.',
    'No evidence is the verdict unless a figure survives among all brokers, both sides and all horizons, with 30 heavy days or more. Of so many brokers some look skilled by luck: with their names shuffled as many do.',
    'Since is how far the last close stands from its own average price on that side. It is not its result: a broker is many clients, and what they sold later is not in it.',
    'Style is measured against every broker that traded in the same sessions; the dot is filled in the first and the last tenth.',
  ],
});
