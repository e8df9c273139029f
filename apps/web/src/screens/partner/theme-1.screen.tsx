import { t } from '@chuli/language';
import { SegmentedControl } from '@chuli/ui';
import { BRANDS } from '../../screen-kit/host-brand.ts';
import { FrameSnippet } from '../../features/partner/frame-snippet.tsx';
import { type Arrangement, PartnerMarket } from '../../features/partner/landing.tsx';
import { partnerAddress, usePartnerBrand } from '../../features/partner/partner-brand.ts';
import { PartnerFrame } from '../../features/partner/partner-frame.tsx';
import { PARTNER_TEXT } from '../../features/partner/partner-text.ts';
import { choicePart } from '../../screen-kit/address.ts';
import { type DeclaredChoice, translateChoices } from '../../screen-kit/translate-choices.ts';
import { useAddress } from '../../screen-kit/use-address.ts';

const ARRANGEMENTS: readonly DeclaredChoice<Arrangement>[] = [
  { value: 'chart', label: 'Chart and movers' },
  { value: 'tables', label: 'In tables' },
  { value: 'brief', label: 'In brief' },
];

const address = { ...partnerAddress, arrangement: choicePart(['chart', 'tables', 'brief'], 'chart') };

/** For whoever thinks of becoming a partner: any brand, any arrangement, and the frame to take home. */
const ThemeScreen = () => {
  const brand = usePartnerBrand();
  const [{ arrangement }, set] = useAddress(address);
  const brands = [
    { value: '', label: t('House colours') },
    ...BRANDS.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <PartnerFrame title={t('Under a partner’s name')} explain={PARTNER_TEXT.theme}>
      <div className="partner-tools">
        <SegmentedControl
          label={t('Partner')}
          choices={brands}
          value={brand?.id ?? ''}
          onChoose={(id) => set({ brand: id })}
        />
        <SegmentedControl
          label={t('Arrangement')}
          choices={translateChoices(ARRANGEMENTS)}
          value={arrangement}
          onChoose={(chosen) => set({ arrangement: chosen })}
        />
      </div>
      <PartnerMarket arrangement={arrangement} />
      <FrameSnippet brand={brand} />
    </PartnerFrame>
  );
};

export default ThemeScreen;
