import type { RowOf } from '@chuli/contracts';
import { say, t } from '@chuli/language';
import {
  EmptyState,
  Panel,
  PanelHead,
  Reading,
  StockCell,
  StockTable,
  TableSkeleton,
  Value,
  quantityText,
} from '@chuli/ui';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { Change } from '../../shared/market/figures.tsx';
import { verdictWord } from '../../shared/signal/signal-words.ts';

type Agreement = RowOf<'/data/chuli-ten/'>;

/** The rules on the buying side by name: what they agree on is the score. */
const rulesOf = ({ votes }: Agreement): string =>
  votes
    .filter(({ side }) => side === 'buy')
    .map(({ title }) => say(title))
    .join(', ');

const AgreementRow = ({ row }: { row: Agreement }) => (
  <tr>
    <StockCell symbol={row.symbol} />
    <td className="end">
      <Value format="rupees" value={row.close} />
    </td>
    <td className="end">
      <Change percent={row.change} />
    </td>
    <td className="end">{quantityText(row.score)}</td>
    <td className="is-desk">
      <span className="text-muted">{rulesOf(row)}</span>
    </td>
  </tr>
);

const AgreementTable = ({ rows }: { rows: readonly Agreement[] }) => (
  <StockTable className="signals-now">
    <thead>
      <tr>
        <th className="w-25">{t('Symbol')}</th>
        <th className="end w-20">{t('Close')}</th>
        <th className="end w-23">{t('Change')}</th>
        <th className="end w-18" title={t('Rule groups with a buy in five sessions, less those with a sell')}>
          {t('Score')}
        </th>
        <th className="is-desk">{t('Buy signals, 5 sessions')}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <AgreementRow key={row.symbol} row={row} />
      ))}
    </tbody>
  </StockTable>
);

/** Where most rules agree, and in one word what such an agreement has been worth. */
export const SignalsPanel = () => {
  const href = useHrefWithAsOf();
  const call = useCall('/data/chuli-ten/', asOfQuery(useAsOf()));
  const record = call.data?.list?.record ?? null;
  return (
    <Panel label={t('Signals')}>
      <PanelHead
        title={t('Signals')}
        note={t('most rules in agreement')}
        {...(record !== null && { asOf: <Reading word={verdictWord(record)} /> })}
      >
        <Link className="text-accent" to={href('/today-signal')}>
          {t('Board')}
        </Link>
        <Link className="text-accent" to={href('/chuli-performance')}>
          {t('Track record')}
        </Link>
      </PanelHead>
      <div className="signals-body">
        <Loaded
          title={t('Signals')}
          call={call}
          skeleton={<TableSkeleton label={t('Signals')} rows={11} columns={5} />}
        >
          {({ rows }) =>
            rows.length === 0 ? (
              <EmptyState title={t('None')} why={t('No stock has more rule groups pointing up than down.')} />
            ) : (
              <AgreementTable rows={rows} />
            )
          }
        </Loaded>
      </div>
    </Panel>
  );
};
