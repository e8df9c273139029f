import { t } from '@chuli/language';
import { Button, Panel } from '@chuli/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { Link } from 'react-router';
import { CallFailure } from '../../api/call-failure.ts';
import { sendCall } from '../../api/send-call.ts';
import { scanAlert } from '../../shared/alert/alert-at.ts';
import { AlertLink } from '../../shared/alert/alert-link.tsx';
import { NameForm } from '../../shared/chart/name-form.tsx';
import { SignInLink } from '../../shared/membership/sign-in-link.tsx';
import { useSignedIn } from '../../shared/membership/use-signed-in.ts';
import { SAVED_PATH } from './saved.ts';

const SAVE = 'POST /custom-signals/v2/custom-pro/new/save/';
const CHANGE = 'PATCH /custom-signals/v2/custom-pro/new/save/{model_id}';

type Props = { readonly text: string; readonly model: string; readonly onSaved: (id: string) => void };

const useSaving = ({ text, model, onSaved }: Props) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string | null) =>
      name === null
        ? sendCall(CHANGE, { params: { model_id: model }, body: { model_id: model, text } })
        : sendCall(SAVE, { body: { name, text, request_id: crypto.randomUUID() } }),
    onSuccess: async ({ model_id }) => {
      onSaved(model_id);
      await queries.invalidateQueries({ queryKey: [SAVED_PATH] });
    },
  });
};

/** Saves the rule under a name, or what was changed of one that is saved; shares it by its address. */
export const SaveForm = (props: Props) => {
  const isSignedIn = useSignedIn();
  const saving = useSaving(props);
  return (
    <Panel label={t('Save and share')}>
      <div className="scan-choices">
        {isSignedIn ? (
          <NameForm label={t('Save')} onName={(name) => saving.mutate(name)} />
        ) : (
          <SignInLink className="btn">{t('Sign in to save it')}</SignInLink>
        )}
        {isSignedIn && props.model !== '' && (
          <Button onClick={() => saving.mutate(null)}>{t('Save changes')}</Button>
        )}
        <Button onClick={() => void navigator.clipboard.writeText(window.location.href)}>
          <Share2 aria-hidden /> {t('Copy link')}
        </Button>
        <AlertLink className="btn" at={scanAlert(props.text)}>
          {t('Set an alert')}
        </AlertLink>
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
