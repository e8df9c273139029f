import { type Phrase, t } from '@chuli/language';
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  Panel,
  PanelHead,
  SegmentedControl,
  localRows,
  quantityText,
} from '@chuli/ui';
import { useMemo } from 'react';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { type DeclaredChoice, translateChoices } from '../../screen-kit/translate-choices.ts';
import { useAddress } from '../../screen-kit/use-address.ts';
import type { ListRecord } from './list-record-reply.ts';
import { type TRADE_SORTS, recordAddress } from '../../shared/signal/record-address.ts';
import { chartQuery } from '../../shared/signal/signal-href.ts';
import { FILL_WORDS } from '../../shared/signal/signal-words.ts';

type Trade = ListRecord['rows'][number];

const SORT_CHOICES = [
  { value: 'newest', label: 'Newest' },
  { value: 'best', label: 'Best' },
  { value: 'worst', label: 'Worst' },
] as const satisfies readonly DeclaredChoice<(typeof TRADE_SORTS)[number]>[];

const REASONS = {
  rule: 'rule’s own exit',
  5: '5 sessions',
  10: '10 sessions',
  20: '20 sessions',
  delisted: 'delisted',
  open: 'still open',
  fault: 'fault',
} as const satisfies Record<NonNullable<Trade['exit_reason']>, Phrase>;

const columns = (hrefOf: (trade: Trade) => string): readonly Column<Trade>[] => [
  { id: 'symbol', label: 'Symbol', format: 'link', value: (row) => [row.symbol, hrefOf(row)], width: 92 },
  { key: 'signal_on', label: 'Signal date', format: 'date', priority: 2 },
  { key: 'entry_on', label: 'Entry', format: 'date', priority: 3, unknown: 'The order could not be filled' },
  {
    key: 'entry_price',
    label: 'Bought at',
    format: 'rupees',
    priority: 2,
    unknown: 'The order could not be filled',
  },
  { key: 'exit_on', label: 'Exit', format: 'date', priority: 3, none: 'Not closed yet' },
  { key: 'exit_price', label: 'Sold at', format: 'rupees', priority: 2, none: 'Not closed yet' },
  {
    id: 'reason',
    label: 'Closed by',
    format: 'text',
    value: ({ exit_reason: reason, fill }) => (reason === null ? FILL_WORDS[fill] : REASONS[reason]),
    priority: 3,
    width: 104,
  },
  { key: 'net', label: 'Net %', format: 'percent', none: 'Not closed yet' },
  { key: 'excess', label: 'Excess', format: 'signedPercent', none: 'Not closed yet' },
];

const Pages = ({ record: { page, page_size: size, total } }: { record: ListRecord }) => {
  const [, set] = useAddress(recordAddress);
  const last = Math.max(1, Math.ceil(total / size));
  return (
    <div className="pages">
      <Button disabled={page <= 1} onClick={() => set({ page: page - 1 })}>
        {t('Newer page')}
      </Button>
      <span>{t('Page {page} of {last}', { page: quantityText(page), last: quantityText(last) })}</span>
      <Button disabled={page >= last} onClick={() => set({ page: page + 1 })}>
        {t('Older page')}
      </Button>
    </div>
  );
};

/** Every trade of a list, losses and what could not be filled included; each leads to its bars. */
export const ListTrades = ({ record }: { record: ListRecord }) => {
  const [{ trades }, set] = useAddress(recordAddress);
  const href = useHrefWithAsOf();
  const source = useMemo(() => localRows(record.rows), [record.rows]);
  const shown = useMemo(
    () => columns(({ symbol, signal_on: on }) => href('/charts', chartQuery(symbol, { ...record.list, on }))),
    [href, record.list],
  );
  return (
    <Panel label={t('Trades')}>
      <PanelHead
        title={t('Trades')}
        note={t('{count} in all, losses included', { count: quantityText(record.total) })}
      >
        <SegmentedControl
          label={t('Order of the trades')}
          choices={translateChoices(SORT_CHOICES)}
          value={trades}
          onChoose={(chosen) => set({ trades: chosen, page: 1 })}
        />
      </PanelHead>
      {record.rows.length === 0 ? (
        <EmptyState title={t('No trades')} why={t('This rule has not fired up to this day.')} />
      ) : (
        <>
          <DataTable id="record-trades" label={t('Trades')} columns={shown} source={source} scrolls="page" />
          <Pages record={record} />
        </>
      )}
    </Panel>
  );
};
