import './site.css';
import type { ScreenId } from '@chuli/contracts/screens';
import { saidHere, t } from '@chuli/language';
import { Button, TableSkeleton } from '@chuli/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotFoundPage } from '../../shared/display/not-found-page.tsx';
import { CallFailure } from '../../api/call-failure.ts';
import { fetchCall } from '../../api/fetch-call.ts';
import type { Call } from '../../api/use-call.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { Form } from '../../shared/account/form.tsx';
import { DefinedField, type SiteForm } from './form-fields.tsx';
import { sendForm } from './send-form.ts';

/** The token in it is good for a day. */
const FRESH_MS = 6 * 3_600_000;

const useForm = (id: string): Call<SiteForm> =>
  useQuery({
    queryKey: ['form', id],
    queryFn: ({ signal }) => fetchCall('/site/form/{id}/', {}, signal, {}, { id }),
    staleTime: FRESH_MS,
  });

/** No person sees it, nor comes to it by a key; machines fill in whatever is there. */
const Trap = () => (
  <div className="trap" aria-hidden>
    <label>
      {t('Leave this empty')}
      <input name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

const Sent = ({ onAnother }: { onAnother: () => void }) => (
  <div className="state" role="status">
    <h3>{t('Sent. Thank you.')}</h3>
    <p>{t('If you left a number, we’ll call you back when an answer is needed.')}</p>
    <div className="acts">
      <Button onClick={onAnother}>{t('Write another')}</Button>
    </div>
  </div>
);

type FillInProps = { form: SiteForm; onSent: () => void; onExpired: () => Promise<unknown> };

const FillIn = ({ form, onSent, onExpired }: FillInProps) => {
  const send = async (data: FormData): Promise<void> => {
    try {
      await sendForm(form, data);
      onSent();
    } catch (error) {
      if (error instanceof CallFailure && error.code === 'form.expired') await onExpired();
      throw error;
    }
  };
  return (
    <div className="site-form">
      <p className="intro">{saidHere(form.intro)}</p>
      <Form label={saidHere(form.title)} submit={t('Send')} send={send}>
        {form.fields.map((field) => (
          <DefinedField key={field.id} field={field} />
        ))}
        <Trap />
      </Form>
    </div>
  );
};

const isUnknown = (error: unknown): boolean =>
  error instanceof CallFailure && ['form.not-found', 'input.invalid'].includes(error.code);

/** A form of the site, whichever: what it asks for comes with the data. */
export const FormPage = ({ screen, id }: { screen: ScreenId; id: string }) => {
  const [isSent, setSent] = useState(false);
  const call = useForm(id);
  if (isUnknown(call.error)) return <NotFoundPage reason="unknown-path" />;
  const another = (): void => void call.refetch().then(() => setSent(false));
  return (
    <>
      <PageHead screen={screen} {...(call.data !== undefined && { title: saidHere(call.data.title) })}>
        {null}
      </PageHead>
      <Loaded
        title={t('The form')}
        call={call}
        skeleton={<TableSkeleton label={t('The form')} rows={5} columns={1} />}
      >
        {(form) =>
          isSent ? (
            <Sent onAnother={another} />
          ) : (
            <FillIn form={form} onSent={() => setSent(true)} onExpired={call.refetch} />
          )
        }
      </Loaded>
    </>
  );
};
