import { t } from '@chuli/language';
import { Button } from '@chuli/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { CallFailure } from '../../../api/call-failure.ts';
import { useHrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import { copyLink } from '../../../screen-kit/share-view.ts';
import { scanAlert } from '../../../shared/alert/alert-at.ts';
import { AlertLink } from '../../../shared/alert/alert-link.tsx';
import { NameForm } from '../../../shared/chart/name-form.tsx';
import { SignInLink } from '../../../shared/membership/sign-in-link.tsx';
import { useSignedIn } from '../../../shared/membership/use-signed-in.ts';
import { useSaving } from '../use-saving.ts';

const NOTHING = (): void => undefined;

/** A filter that a scan can say is kept as one: it can be run, counted over the years and told of. */
const AsScan = ({ text }: { text: string }) => {
  const isSignedIn = useSignedIn();
  const saving = useSaving({ text, model: '', onSaved: NOTHING });
  const href = useHrefWithAsOf();
  return (
    <>
      {isSignedIn ? (
        <NameForm label={t('Save')} onName={(name) => saving.mutate(name)} />
      ) : (
        <SignInLink className="btn">{t('Sign in to save it')}</SignInLink>
      )}
      <AlertLink className="btn" at={scanAlert(text)}>
        {t('Set an alert')}
      </AlertLink>
      <Link className="text-accent" to={href('/custom-signal-pro-v2', { q: text })}>
        {t('Open in the scan builder')}
      </Link>
      <output className="note">
        {saving.isSuccess && t('Saved.')}
        {saving.error instanceof CallFailure && <span className="text-down">{saving.error.message}</span>}
      </output>
    </>
  );
};

const LinkOnly = () => {
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> =>
    setSaid(t((await copyLink()) ? 'Link copied.' : 'Your browser blocked copying. Copy the address above.'));
  return (
    <>
      <Button onClick={() => void copy()}>{t('Copy link')}</Button>
      <span className="note">
        {t('Saved scans and alerts have no words for this rule. The link keeps it.')}
      </span>
      <output className="note">{said}</output>
    </>
  );
};

/** How a filter is kept; `scan` is its text as a scan, null where no scan can say it. */
export const FilterSave = ({ scan }: { scan: string | null }) =>
  scan === null ? <LinkOnly /> : <AsScan text={scan} />;
