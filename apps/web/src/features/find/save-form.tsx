import { t } from '@chuli/language';
import { parseRunningScan } from '@chuli/scan';
import { Button, Panel } from '@chuli/ui';
import { Share2 } from 'lucide-react';
import { Link } from 'react-router';
import { CallFailure } from '../../api/call-failure.ts';
import { scanAlert } from '../../shared/alert/alert-at.ts';
import { AlertLink } from '../../shared/alert/alert-link.tsx';
import { NameForm } from '../../shared/chart/name-form.tsx';
import { SignInLink } from '../../shared/membership/sign-in-link.tsx';
import { useSignedIn } from '../../shared/membership/use-signed-in.ts';
import { PictureButton } from './picture/picture-button.tsx';
import type { ScanCard } from './picture/scan-card.ts';
import { type Saving, useSaving } from './use-saving.ts';

/** What it found, once that is known. */
type Props = Saving & { readonly found: ScanCard | null };

/** What forms is looked at: it can be neither kept nor waited for. */
const isForming = (text: string): boolean => {
  try {
    return parseRunningScan(text).scan.isForming === true;
  } catch {
    return false;
  }
};

type KeepingProps = {
  readonly text: string;
  readonly model: string;
  readonly onName: (name: string | null) => void;
};

const Keeping = ({ text, model, onName }: KeepingProps) => {
  const isSignedIn = useSignedIn();
  if (isForming(text))
    return (
      <p className="note">{t('A bar that still forms can be looked at, not saved, tested or waited for.')}</p>
    );
  return (
    <>
      {isSignedIn ? (
        <NameForm label={t('Save')} onName={onName} />
      ) : (
        <SignInLink className="btn">{t('Sign in to save it')}</SignInLink>
      )}
      {isSignedIn && model !== '' && <Button onClick={() => onName(null)}>{t('Save changes')}</Button>}
      <AlertLink className="btn" at={scanAlert(text)}>
        {t('Set an alert')}
      </AlertLink>
    </>
  );
};

/** Saves the rule under a name, or what was changed of one that is saved; shares it by its address. */
export const SaveForm = (props: Props) => {
  const saving = useSaving(props);
  return (
    <Panel label={t('Save and share')}>
      <div className="scan-choices">
        <Keeping text={props.text} model={props.model} onName={(name) => saving.mutate(name)} />
        <Button onClick={() => void navigator.clipboard.writeText(window.location.href)}>
          <Share2 aria-hidden /> {t('Copy link')}
        </Button>
        {props.found !== null && <PictureButton card={props.found} />}
        <Link className="btn is-quiet" to="/custom-signal-pro-save">
          {t('Saved rules')}
        </Link>
      </div>
      <output className="scan-fault">
        {saving.isSuccess && t('Saved.')}
        {saving.error instanceof CallFailure && <span className="text-down">{saving.error.message}</span>}
      </output>
    </Panel>
  );
};
