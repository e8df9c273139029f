import '../../features/payment/payment.css';
import { t } from '@chuli/language';
import { TableSkeleton } from '@chuli/ui';
import { useCall } from '../../api/use-call.ts';
import { useHeld } from '../../shared/membership/use-held.ts';
import { AddOnList } from '../../features/payment/add-on-list.tsx';
import { OrderSummary } from '../../features/payment/order-summary.tsx';
import { purchaseAddress } from '../../features/payment/purchase-address.ts';
import { NotSold } from '../../features/payment/not-sold.tsx';
import { PlanTable } from '../../features/payment/plan-table.tsx';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { useAddress } from '../../screen-kit/use-address.ts';

/** What is sold, what it opens and what it costs: open to everyone, before any sign-in. */
const PaymentScreen = () => {
  const [{ package: item }, set] = useAddress(purchaseAddress);
  const { data: held } = useHeld();
  const call = useCall('/membership/package/list/', {});
  return (
    <>
      <div className="page-head is-wide">
        <h1>{t('Packages')}</h1>
        <span className="text-muted">{t('Prices include VAT. Nothing renews by itself.')}</span>
      </div>
      <Loaded
        title={t('Packages')}
        call={call}
        skeleton={<TableSkeleton label={t('Packages')} rows={8} columns={6} />}
      >
        {({ rows, vat_percent: vatPercent }) => (
          <div className="packages">
            <PlanTable
              offers={rows}
              held={held}
              item={item}
              vatPercent={vatPercent}
              onChoose={(id) => set({ package: id })}
            />
            <div className="purchase">
              <OrderSummary offers={rows} vatPercent={vatPercent} />
              <AddOnList />
              <NotSold />
            </div>
          </div>
        )}
      </Loaded>
    </>
  );
};

export default PaymentScreen;
