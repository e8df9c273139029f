import type { RepliedBy } from '@chuli/contracts';
import { tradingDate } from '@chuli/kernel';
import { digits, saidHere, t } from '@chuli/language';
import { EVIDENCE } from '@chuli/language/pages/evidence';
import { quantityText, shareText } from '@chuli/ui';
import { orderCosts } from './order-costs.ts';

type Effects = RepliedBy<'/data/effects/'>;
type Holding = Effects['holding'][number];

const share = (percent: number): string => `${shareText(percent)} %`;

const HoldingRow = ({ row }: { row: Holding }) => (
  <tr>
    <td className="end">{quantityText(row.sessions)}</td>
    <td className="end">{digits(row.round_trips.toFixed(1))}</td>
    <td className="end">{share(row.fees_percent)}</td>
    <td className="end">{share(row.tax_percent)}</td>
    <td className="end">
      <b>{share(row.fees_percent + row.tax_percent)}</b>
    </td>
    <td className="end is-desk">{share(row.gained_percent)}</td>
    <td className="end is-desk">{share(row.beat_percent)}</td>
  </tr>
);

const HoldingTable = ({ rows }: { rows: readonly Holding[] }) => (
  <table className="tbl evidence-table">
    <caption className="sr-only">{t('What trading costs by how long one holds')}</caption>
    <thead>
      <tr>
        <th className="end">{t('Sessions held')}</th>
        <th className="end">{t('Round trips a year')}</th>
        <th className="end">{t('Fees')}</th>
        <th className="end">{t('Tax')}</th>
        <th className="end">{t('Together')}</th>
        <th className="end is-desk">{t('ended with a gain')}</th>
        <th className="end is-desk">{t('beat the market')}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <HoldingRow key={row.sessions} row={row} />
      ))}
    </tbody>
  </table>
);

const OrderTable = ({ on }: { on: string }) => {
  const costs = orderCosts(tradingDate(on));
  return (
    <table className="tbl evidence-table is-narrow">
      <caption className="sr-only">{t('What one round trip costs by the size of the order')}</caption>
      <thead>
        <tr>
          <th className="end">{t('Order')}</th>
          <th className="end">{t('Round trip at the same price')}</th>
        </tr>
      </thead>
      <tbody>
        {costs.map(({ rupees, percent }) => (
          <tr key={rupees}>
            <td className="end">{t('Rs {amount}', { amount: quantityText(rupees) })}</td>
            <td className="end">{`${digits(percent.toFixed(2))} %`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** What is lost for certain: by how long one holds, and by the size of an order. */
export const TradingCosts = ({ effects }: { effects: Effects }) => (
  <section aria-labelledby="costs">
    <h2 id="costs">{t('What trading costs')}</h2>
    <p>{saidHere(EVIDENCE.trading)}</p>
    {effects.holding.length === 0 ? (
      <p className="text-muted">
        {t('This is reckoned for the last session only. Look at the page as of now to see it.')}
      </p>
    ) : (
      <HoldingTable rows={effects.holding} />
    )}
    <p>{saidHere(EVIDENCE.orders)}</p>
    <OrderTable on={effects.as_of} />
  </section>
);
