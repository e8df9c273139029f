import { t } from '@chuli/language';
import { AuctionPrices } from '../../features/primary/auction-prices.tsx';
import { AUCTION_COLUMNS } from '../../features/primary/auction-columns.ts';
import { ComingOffers } from '../../features/primary/coming-offers.tsx';
import {
  kindFilter,
  minDaysFilter,
  reservedFilter,
  stateFilter,
  unlockKindFilter,
} from '../../features/primary/event-filters.ts';
import { EVENT_COLUMNS, type EventRow, eventRows } from '../../features/primary/offer-rows.ts';
import { PRIMARY_TEXT } from '../../features/primary/primary-text.ts';
import { UNLOCK_COLUMNS, isHeavy } from '../../features/primary/unlock-columns.ts';
import { UnlockTimeline } from '../../features/primary/unlock-timeline.tsx';
import { UnlockWeeks } from '../../features/primary/unlock-weeks.tsx';
import { defineScreen, defineScreens } from '../../screen-kit/define-screen.tsx';
import { onPage } from '../../screen-kit/filters.tsx';
import { sectorFilter } from '../../shared/market/universe/sector-filter.tsx';
import { isOfSector } from '../../shared/market/of-sector.ts';

/** Dated events of the primary market: what is offered, what is auctioned, what comes free. */
export default defineScreens({
  'ipo-auction': defineScreen({
    title: 'IPOs and auctions',
    data: '/data/offer/',
    also: { auctions: { path: '/data/auction/', query: { kind: 'ordinary' } } },
    filters: { kind: kindFilter(), for: reservedFilter(), state: stateFilter() },
    isFolded: true,
    rows: ({ reply, also, values }): readonly EventRow[] =>
      eventRows(reply.rows, also.auctions?.rows ?? []).filter(
        (row) =>
          (values.kind === '' || row.kind === values.kind) &&
          (values.for === '' || row.reserved_for === values.for) &&
          (values.state === '' || row.state === values.state),
      ),
    blocks: [
      {
        kind: 'custom',
        component: ({ rows, reply }) => <ComingOffers rows={rows} today={reply.as_of} />,
        skeleton: { height: 190 },
      },
      {
        kind: 'custom',
        component: ({ reply, also }) =>
          also.auctions?.rows.length === 0 && reply.rows.some(({ state }) => state === 'unknown') ? (
            <p className="caveat">
              {t('The archive knows one date of each offer and no auction; states after it are unknown.')}
            </p>
          ) : null,
      },
      { kind: 'table', sort: '-opens_on', columns: EVENT_COLUMNS },
    ],
    empty: 'No offer fits. Choose another kind or state.',
    source: 'announcements of issue managers, lists of offers and right issues',
    explain: PRIMARY_TEXT.offers,
  }),
  'promoter-bidding': defineScreen({
    title: 'Promoter auctions',
    data: '/data/auction/',
    ask: { kind: 'promoter' },
    filters: { sector: onPage(sectorFilter()), state: onPage(stateFilter()) },
    rows: ({ reply, values }) =>
      reply.rows.filter(
        (row) => isOfSector(row, values.sector) && (values.state === '' || row.state === values.state),
      ),
    blocks: [
      { kind: 'custom', component: ({ rows }) => <AuctionPrices rows={rows} />, skeleton: { height: 270 } },
      { kind: 'table', sort: '-opens_on', columns: AUCTION_COLUMNS },
    ],
    empty: {
      title: 'No promoter auction',
      why: ({ reply }) =>
        reply.rows.length === 0
          ? t('No promoter auction in this archive. The sample market has them.')
          : t('No auction fits. Choose another sector or state.'),
    },
    source: 'announcements of auctions',
    explain: PRIMARY_TEXT.auctions,
  }),
  'unlocked-promotor': defineScreen({
    title: 'Unlocks',
    data: '/data/unlock/',
    filters: { kind: unlockKindFilter(), sector: onPage(sectorFilter()), days: minDaysFilter() },
    rows: ({ reply, values }) =>
      reply.rows.filter(
        (row) => isOfSector(row, values.sector) && (row.days_of_turnover ?? 0) >= Number(values.days),
      ),
    blocks: [
      {
        kind: 'stats',
        stats: [
          { label: 'Amount', key: 'amount', of: 'sum', format: 'amount' },
          {
            label: '60 days or more, sellable',
            format: 'quantity',
            value: ({ rows }) => rows.filter(isHeavy).length,
          },
          {
            label: 'Market, average week',
            format: 'amount',
            value: ({ reply }) => reply.market_week,
            unknown: 'Fewer than 20 sessions.',
          },
        ],
      },
      {
        kind: 'custom',
        component: ({ rows, reply }) => <UnlockTimeline rows={rows} from={reply.as_of} />,
        skeleton: { height: 270 },
      },
      {
        kind: 'custom',
        component: ({ rows, reply }) => (
          <UnlockWeeks
            rows={rows.map(({ ends_on, amount }) => ({ on: ends_on, amount }))}
            from={reply.as_of}
            marketWeek={reply.market_week}
          />
        ),
        skeleton: { height: 190 },
      },
      {
        kind: 'custom',
        component: ({ rows }) =>
          rows.some(({ is_assumed }) => is_assumed) ? (
            <p className="caveat">
              {t('Dates marked ~ are allotment plus three years, as computed by their source.')}
            </p>
          ) : null,
      },
      { kind: 'table', sort: 'ends_on', columns: UNLOCK_COLUMNS },
    ],
    empty: 'No lock-in that ends after this day fits. Choose fewer days, or another sector.',
    source: 'lists of companies and their allotments, daily prices of the exchange',
    explain: PRIMARY_TEXT.unlocks,
  }),
});
