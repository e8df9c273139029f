import type { RowOf } from '@chuli/contracts';
import { type Phrase, say, t } from '@chuli/language';
import { Panel, PanelHead, TableSkeleton, Value } from '@chuli/ui';
import type { ReactNode } from 'react';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { FLOAT_CLASS_WORDS } from '../../shared/market/float-classes.ts';

type Details = RowOf<'/data/stock-details/'>;

const text = (value: string | null): ReactNode => <Value format="text" value={value} />;
const day = (value: Details['listed_on']): ReactNode => <Value format="date" value={value} />;

/** What the register has, in its order; what it does not have is left out, since most securities have half of it. */
const linesOf = (row: Details): readonly (readonly [Phrase, unknown, ReactNode])[] => [
  ['Regulator', row.regulator, text(row.regulator)],
  ['Listed on', row.listed_on, day(row.listed_on)],
  ['Group', row.share_group, text(row.share_group)],
  ['Face value', row.face_value, <Value key="face" format="rupees" value={row.face_value} />],
  ['Paid-up capital', row.paid_up_capital, <Value key="paid" format="amount" value={row.paid_up_capital} />],
  [
    'Promoter shares held',
    row.promoter_shares,
    <Value key="promoter" format="quantity" value={row.promoter_shares} />,
  ],
  [
    'Held by the public',
    row.public_percent,
    <Value key="public" format="share" value={row.public_percent} />,
  ],
  ['Float value', row.float_cap, <Value key="float" format="amount" value={row.float_cap} />],
  ['Class', row.category, text(row.category === null ? null : FLOAT_CLASS_WORDS[row.category])],
  ['Promoter lock-in ends', row.promoter_lock_in_ends_on, day(row.promoter_lock_in_ends_on)],
  ['Fund lock-in ends', row.fund_lock_in_ends_on, day(row.fund_lock_in_ends_on)],
  ['ISIN', row.isin, <Value key="isin" format="code" value={row.isin} />],
  ['Website', row.website, <Value key="site" format="code" value={row.website} />],
];

const Lines = ({ row }: { row: Details }) => (
  <dl className="key-figures">
    {linesOf(row)
      .filter(([, value]) => value !== null)
      .flatMap(([label, , shown]) => [<dt key={label}>{t(label)}</dt>, <dd key={`${label} is`}>{shown}</dd>])}
  </dl>
);

/** What the exchange and its depository keep of the security. */
export const RegisterCard = ({ symbol }: { symbol: string }) => {
  const query = { symbol, ...asOfQuery(useAsOf()) };
  const call = useCall('/data/stock-details/', query);
  const title = t('In the register');
  return (
    <Panel label={title}>
      <PanelHead title={title} note={say(call.data?.rows[0]?.instrument ?? '')} />
      <Loaded title={title} call={call} skeleton={<TableSkeleton label={title} rows={8} columns={2} />}>
        {({ rows: [row] }) => (row === undefined ? null : <Lines row={row} />)}
      </Loaded>
    </Panel>
  );
};
