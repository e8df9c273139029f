import { t } from '@chuli/language';
import { useEffect, useState } from 'react';
import { sendCall } from '../../api/send-call.ts';
import { ActionButton } from '../../shared/account/action-button.tsx';
import { LinkState } from './link-state.tsx';
import type { Settings, SettingsHere } from './use-notice-settings.ts';

type TelegramProps = { settings: Settings; change: SettingsHere['change']; ask: SettingsHere['ask'] };

const LOOK_MS = 4_000;

type WaitingProps = { link: string; until: number; ask: () => Promise<void>; onOver: () => void };

/** Looks whether the chat has come about until the link is too old. */
const Waiting = ({ link, until, ask, onOver }: WaitingProps) => {
  useEffect(() => {
    const looking = setInterval(() => {
      if (Date.now() >= until) onOver();
      else void ask();
    }, LOOK_MS);
    return () => clearInterval(looking);
  }, [ask, until, onOver]);
  return (
    <>
      <p className="form-text">
        {t('Open the chat and press Start. The link is good for ten minutes and for you alone.')}
      </p>
      <a className="btn is-primary" href={link} target="_blank" rel="noreferrer">
        {t('Open Telegram')}
      </a>
    </>
  );
};

const Unlinked = ({ ask }: Pick<TelegramProps, 'ask'>) => {
  const [waiting, setWaiting] = useState<{ link: string; until: number } | null>(null);
  if (waiting !== null) return <Waiting {...waiting} ask={ask} onOver={() => setWaiting(null)} />;
  const begin = async (): Promise<void> => {
    const { link, expires_in } = await sendCall('POST /notification/telegram/', { body: {} });
    setWaiting({ link, until: Date.now() + expires_in * 1_000 });
  };
  return (
    <>
      <p className="form-text">{t('Messages come into a chat with our bot that only you read.')}</p>
      <ActionButton act={begin}>{t('Link Telegram')}</ActionButton>
    </>
  );
};

/** A chat with our bot: linked by following a link once, unlinked here or by /stop in the chat. */
export const TelegramSettings = ({ settings, change, ask }: TelegramProps) => {
  const { telegram, offers } = settings;
  if (telegram !== null)
    return (
      <>
        <LinkState link={telegram} fallback={t('Your chat')} />
        <p className="form-text">{t('To unlink, press the button, or write /stop in the chat.')}</p>
        <ActionButton act={() => change(() => sendCall('DELETE /notification/telegram/', {}))}>
          {t('Unlink Telegram')}
        </ActionButton>
      </>
    );
  if (offers.telegram === null)
    return <p className="form-text">{t('Telegram is not set up on this server.')}</p>;
  return <Unlinked ask={ask} />;
};
