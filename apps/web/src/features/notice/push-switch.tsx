import { type Phrase, t } from '@chuli/language';
import { useEffect, useState } from 'react';
import { ActionButton } from '../../shared/account/action-button.tsx';
import { type PushHere, pushHere, startPush, stopPush } from './push-here.ts';
import type { Settings } from './use-notice-settings.ts';

const WORDS: Readonly<Record<PushHere, Phrase>> = {
  unsupported:
    'This browser can’t receive push notifications here. On an iPhone, add the app to your home screen first.',
  denied: 'Notifications are blocked for this site. You can allow them in your browser’s settings.',
  off: 'Push notifications are off in this browser.',
  on: 'Push notifications are on in this browser while you stay signed in.',
};

type PushSwitchProps = {
  serverKey: string;
  browsers: Settings['browsers'];
  onChanged: () => Promise<void>;
};

/** Whether this one browser shows notices while the product is closed. */
export const PushSwitch = ({ serverKey, browsers, onChanged }: PushSwitchProps) => {
  const [here, setHere] = useState<PushHere | null>(null);
  useEffect(() => {
    let isOver = false;
    const look = async (): Promise<void> => {
      const state = await pushHere(browsers).catch((): PushHere => 'unsupported');
      if (!isOver) setHere(state);
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [browsers]);
  const turn = async (act: () => Promise<void>): Promise<void> => {
    await act();
    await onChanged();
  };
  return (
    <>
      <p className="form-text">{here !== null && t(WORDS[here])}</p>
      {here === 'off' && (
        <ActionButton act={() => turn(() => startPush(serverKey))}>
          {t('Turn on push notifications here')}
        </ActionButton>
      )}
      {here === 'on' && (
        <ActionButton act={() => turn(stopPush)}>{t('Turn off push notifications here')}</ActionButton>
      )}
    </>
  );
};
