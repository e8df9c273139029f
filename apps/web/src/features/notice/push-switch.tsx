import { type Phrase, t } from '@chuli/language';
import { useEffect, useState } from 'react';
import { ActionButton } from '../account/action-button.tsx';
import { type PushHere, pushHere, startPush, stopPush } from './push-here.ts';
import type { Settings } from './use-notice-settings.ts';

const WORDS: Readonly<Record<PushHere, Phrase>> = {
  unsupported:
    'This browser takes no pushed notices here. On an iPhone, add the product to the home screen first.',
  denied:
    'You have forbidden notices of this page in the browser; it can be undone in the browser’s settings.',
  off: 'This browser shows no pushed notices.',
  on: 'This browser shows pushed notices for as long as you stay signed in on it.',
};

type PushSwitchProps = { settings: Settings; onChanged: () => Promise<void> };

/** Whether this one browser shows notices while the product is closed. */
export const PushSwitch = ({ settings, onChanged }: PushSwitchProps) => {
  const { push: serverKey } = settings.offers;
  const [here, setHere] = useState<PushHere | null>(null);
  useEffect(() => {
    let isOver = false;
    const look = async (): Promise<void> => {
      const state = await pushHere(settings.browsers).catch((): PushHere => 'unsupported');
      if (!isOver) setHere(state);
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [settings.browsers]);
  if (serverKey === null) return <p className="form-text">{t('Nothing is pushed from this server.')}</p>;
  const turn = async (act: () => Promise<void>): Promise<void> => {
    await act();
    await onChanged();
  };
  return (
    <>
      <p className="form-text">{here !== null && t(WORDS[here])}</p>
      {here === 'off' && (
        <ActionButton act={() => turn(() => startPush(serverKey))}>
          {t('Push notices to this browser')}
        </ActionButton>
      )}
      {here === 'on' && (
        <ActionButton act={() => turn(stopPush)}>{t('Push no more to this browser')}</ActionButton>
      )}
    </>
  );
};
