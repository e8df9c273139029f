import '../../features/find/find.css';
import { type Phrase, t } from '@chuli/language';
import { SET_FORMS } from '../../features/find/set-forms.ts';
import { SetPanel } from '../../features/find/set-panel.tsx';
import { SegmentedControl } from '@chuli/ui';
import { textPart } from '../../screen-kit/address.ts';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { useAddress } from '../../screen-kit/use-address.ts';
import { SignInLink } from '../../shared/membership/sign-in-link.tsx';
import { useSignedIn } from '../../shared/membership/use-signed-in.ts';

const EXPLAIN: readonly Phrase[] = [
  'A set is one indicator with numbers of your own, such as an RSI of 9 sessions instead of 14. After every session the page tells where its lines crossed.',
  'Other numbers do not make a better rule: what fits the past best seldom fits the next year. The record beside a rule says what followed it.',
];

const ADDRESS = { set: textPart() };

/** Seven indicators, each with sets of numbers of one's own. */
const IndicatorSetsScreen = () => {
  const [{ set: chosen }, set] = useAddress(ADDRESS);
  const isSignedIn = useSignedIn();
  const form = SET_FORMS.find(({ kind }) => kind === chosen) ?? SET_FORMS[0];
  if (form === undefined) return null;
  return (
    <>
      <PageHead screen="custom-signal" explain={EXPLAIN}>
        <div className="set-choices">
          <SegmentedControl
            label={t('Indicator')}
            choices={SET_FORMS.map(({ kind, label }) => ({ value: kind, label: t(label) }))}
            value={form.kind}
            onChoose={(kind) => set({ set: kind })}
          />
        </div>
      </PageHead>
      {isSignedIn ? (
        <SetPanel key={form.kind} form={form} />
      ) : (
        <div className="state">
          <h2>{t('Sign in to keep sets of your own')}</h2>
          <p>{t('A set is an indicator with your numbers; each day it tells where its lines crossed.')}</p>
          <div className="acts">
            <SignInLink>{t('Sign in')}</SignInLink>
          </div>
        </div>
      )}
    </>
  );
};

export default IndicatorSetsScreen;
