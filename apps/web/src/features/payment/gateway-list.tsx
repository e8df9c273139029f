import { t } from '@chuli/language';
import { Button, EmptyState, Panel, PanelHead, TableSkeleton, rupeesText } from '@chuli/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallFailure } from '../../api/call-failure.ts';
import { searchOf } from '../../api/fetch-call.ts';
import { useCall } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PROVIDER_HINTS } from '../../shared/payment/provider-names.ts';
import { type Provider, goToGateway, startOrder } from '../../shared/payment/start-order.ts';

type Purchase = { item: string; promo: string };

/** Makes the order and leaves for the gateway; while that is under way nothing can be pressed. */
const usePaying = (purchase: Purchase) => {
  const navigate = useNavigate();
  const [paying, setPaying] = useState<Provider | null>(null);
  const [failure, setFailure] = useState('');
  const pay = async (provider: Provider): Promise<void> => {
    setPaying(provider);
    setFailure('');
    try {
      const { order, go } = await startOrder({ provider, ...purchase });
      if (order.state === 'paid') await navigate(`/payment/success${searchOf({ order: order.id })}`);
      else goToGateway(go);
    } catch (error) {
      setPaying(null);
      setFailure(error instanceof CallFailure ? error.message : t('The gateway could not be opened.'));
    }
  };
  return { paying, failure, pay: (provider: Provider) => void pay(provider) };
};

/** The gateways of this host. Each takes the same sum. */
export const GatewayList = ({ purchase, total }: { purchase: Purchase; total: number }) => {
  const call = useCall('/payment/providers/', {});
  const { paying, failure, pay } = usePaying(purchase);
  return (
    <Panel label={t('Pay with')}>
      <PanelHead title={t('Pay with')} note={t('you confirm on the gateway’s own page')} />
      <Loaded
        title={t('The gateways')}
        call={call}
        skeleton={<TableSkeleton label={t('The gateways')} rows={2} columns={2} />}
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t('No gateway')} why={t('No payment method is available right now.')} />
          ) : (
            <ul className="choice-lines">
              {rows.map(({ id, name }) => (
                <li key={id}>
                  <span>
                    <b>{name}</b> <span className="text-muted">{t(PROVIDER_HINTS[id])}</span>
                  </span>
                  <Button
                    tone={rows.length === 1 ? 'primary' : 'plain'}
                    disabled={paying !== null}
                    onClick={() => pay(id)}
                  >
                    {paying === id
                      ? t('Opening {gateway}', { gateway: name })
                      : t('Pay Rs {amount} with {gateway}', { amount: rupeesText(total), gateway: name })}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <p role="alert" className="px-3 text-down">
        {failure}
      </p>
    </Panel>
  );
};
