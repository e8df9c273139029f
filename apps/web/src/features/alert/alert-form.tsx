import { t } from '@chuli/language';
import { Button, EmptyState, Panel, PanelHead } from '@chuli/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { sendCall } from '../../api/send-call.ts';
import type { AlertAddress } from '../../shared/alert/alert-address.ts';
import { SignInLink } from '../../shared/membership/sign-in-link.tsx';
import { useSignedIn } from '../../shared/membership/use-signed-in.ts';
import type { SentChannel } from '../../shared/notice/channel-names.ts';
import { BeforeBuying } from '../../shared/stock/before-buying.tsx';
import { AlertFields } from './alert-fields.tsx';
import { ChannelChoice } from './channel-choice.tsx';
import { type Wanted, changedDraft, startDraft, wantedOf } from './draft.ts';
import { RehearsalPanel } from './rehearsal-panel.tsx';

type Sent = {
  readonly wanted: Wanted;
  readonly channels: readonly SentChannel[];
  readonly isConfirmed: boolean;
};

const USUAL: readonly SentChannel[] = ['push'];

const useAdding = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ wanted, channels, isConfirmed }: Sent) =>
      sendCall('POST /alert/', {
        body: {
          ...wanted,
          channels: [...channels],
          is_confirmed: isConfirmed,
          request_id: crypto.randomUUID(),
        },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['/alert/'] }),
  });
};

type ToldProps = { readonly adding: ReturnType<typeof useAdding>; readonly onConfirm: () => void };

const Told = ({ adding: { data, error }, onConfirm }: ToldProps) => (
  <output className="alert-told">
    {data !== undefined &&
      ((data.already_true ?? []).length > 0
        ? t('Set. It is true already: you hear of it when it becomes true again.')
        : t('Set.'))}
    {error instanceof CallFailure && <span className="text-down">{error.message}</span>}
    {error instanceof CallFailure && error.code === 'alert.very-often' && (
      <Button onClick={onConfirm}>{t('Set it anyway')}</Button>
    )}
  </output>
);

/** A new alert, and below it what it would have told so far. */
export const AlertForm = ({ address }: { address: AlertAddress }) => {
  const [draft, setDraft] = useState(() => startDraft(address));
  const [channels, setChannels] = useState(USUAL);
  const adding = useAdding();
  const isSignedIn = useSignedIn();
  const wanted = wantedOf(draft);
  const send = (isConfirmed: boolean): void => {
    if (wanted !== null) adding.mutate({ wanted, channels, isConfirmed });
  };
  return (
    <>
      <Panel label={t('New alert')}>
        <PanelHead title={t('New alert')} note={t('not kept yet')} />
        <form
          className="alert-form"
          onSubmit={(event) => {
            event.preventDefault();
            send(false);
          }}
        >
          <AlertFields draft={draft} set={(change) => setDraft(changedDraft(draft, change))} />
          {draft.scope === 'stock' && <BeforeBuying symbol={draft.symbol} />}
          {isSignedIn && <ChannelChoice chosen={channels} onChoose={setChannels} />}
          {isSignedIn ? (
            <Button type="submit" tone="primary" disabled={wanted === null || adding.isPending}>
              {t('Set alert')}
            </Button>
          ) : (
            <SignInLink className="btn is-primary">{t('Sign in to keep it')}</SignInLink>
          )}
        </form>
        <Told adding={adding} onConfirm={() => send(true)} />
      </Panel>
      {wanted === null ? (
        <EmptyState
          title={t('Rehearsal')}
          why={t('Fill the form, and see how often it would have told you in the last two years.')}
        />
      ) : (
        <RehearsalPanel wanted={wanted} />
      )}
    </>
  );
};
