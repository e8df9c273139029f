import { t } from '@chuli/language';
import { fundamentalFigures } from '../../features/partner/fundamental-figures.ts';
import { PartnerFrame } from '../../features/partner/partner-frame.tsx';
import { textPart } from '../../screen-kit/address.ts';
import { DeclaredBlocks } from '../../screen-kit/declared-blocks.tsx';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';

const address = { sort: textPart() };

const FundamentalThemeScreen = () => {
  const [{ sort }, set] = useAddress(address);
  return (
    <PartnerFrame title={t('Quarterly figures')}>
      <p className="partner-note">
        {t(
          'Figures as the company or the source states them; nothing is computed here. Quarters of one fiscal year add up.',
        )}
      </p>
      <DeclaredBlocks
        definition={fundamentalFigures}
        query={asOfQuery(useAsOf())}
        sort={sort === '' ? undefined : sort}
        onSort={(next) => set({ sort: next })}
      />
    </PartnerFrame>
  );
};

export default FundamentalThemeScreen;
