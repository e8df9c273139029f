import { t } from '@chuli/language';
import { PartnerMarket } from './landing.tsx';
import { usePartnerBrand } from './partner-brand.ts';
import { PartnerFoot, PartnerTitle } from './partner-frame.tsx';
import { PARTNER_TEXT } from './partner-text.ts';

/** What a visitor of a partner's host sees first, inside the frame of the product. */
const PartnerHome = () => {
  const brand = usePartnerBrand();
  return (
    <div className="partner">
      <PartnerTitle title={t('The market')} explain={PARTNER_TEXT.market} brand={brand} />
      <PartnerMarket arrangement="chart" />
      <PartnerFoot brand={brand} />
    </div>
  );
};

export default PartnerHome;
