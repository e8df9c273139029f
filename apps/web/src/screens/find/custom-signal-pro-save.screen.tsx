import '../../features/find/find.css';
import { t } from '@chuli/language';
import { EmptyState, TableSkeleton } from '@chuli/ui';
import { useCall } from '../../api/use-call.ts';
import { PRESETS } from '../../features/find/presets.ts';
import { SAVED_PATH } from '../../features/find/saved.ts';
import { SAVED_TEXT } from '../../features/find/saved-text.ts';
import { PresetLinks } from '../../features/find/preset-links.tsx';
import { SavedTable } from '../../features/find/saved-table.tsx';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { SignInLink } from '../../shared/membership/sign-in-link.tsx';
import { useSignedIn } from '../../shared/membership/use-signed-in.ts';

const Mine = () => {
  const title = t('Saved scans');
  const call = useCall(SAVED_PATH, asOfQuery(useAsOf()));
  return (
    <Loaded title={title} call={call} skeleton={<TableSkeleton label={title} rows={8} columns={6} />}>
      {(reply) =>
        reply.rows.length === 0 ? (
          <EmptyState
            title={t('Nothing saved')}
            why={t('Start from one of the rules below, or from nothing.')}
          />
        ) : (
          <SavedTable reply={reply} />
        )
      }
    </Loaded>
  );
};

/** What a person has saved, and rules to start from. */
const SavedScansScreen = () => (
  <>
    <PageHead screen="custom-signal-pro-save" explain={SAVED_TEXT.saved}>
      {null}
    </PageHead>
    {useSignedIn() ? (
      <Mine />
    ) : (
      <div className="state">
        <h2>{t('Sign in to keep rules')}</h2>
        <p>{t('Every rule can be built and shared without an account. Saving it needs one.')}</p>
        <div className="acts">
          <SignInLink>{t('Sign in')}</SignInLink>
        </div>
      </div>
    )}
    <PresetLinks presets={PRESETS} />
  </>
);

export default SavedScansScreen;
