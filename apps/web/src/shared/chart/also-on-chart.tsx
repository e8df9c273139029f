import { t } from '@chuli/language';
import { Button } from '@chuli/ui';
import { useAddress } from '../../screen-kit/use-address.ts';
import { chartAddress } from './chart-address.ts';

/** What is no indicator, since it is not made of the bars: put on the chart and taken from it. */
export const AlsoOnChart = () => {
  const [{ profile, flow }, set] = useAddress(chartAddress);
  const hasProfile = profile === 'on';
  return (
    <div className="row">
      <Button
        aria-pressed={hasProfile}
        title={t('Shares that changed hands at each price, of the days in view')}
        onClick={() => set({ profile: hasProfile ? 'off' : 'on' })}
      >
        {t('Volume profile')}
      </Button>
      <Button
        aria-pressed={flow !== null}
        title={t('What brokers bought less what they sold, summed up over the days in view')}
        onClick={() => set({ flow: flow === null ? [] : null })}
      >
        {t('Broker flow')}
      </Button>
    </div>
  );
};
