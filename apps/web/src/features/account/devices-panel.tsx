import { browserName } from '@chuli/kernel';
import type { RowOf } from '@chuli/contracts';
import { type Phrase, t } from '@chuli/language';
import { useState } from 'react';
import { loadKeeper } from '../../account/own-fetch.ts';
import { sendCall } from '../../api/send-call.ts';
import { useCall } from '../../api/use-call.ts';
import { CallPanel } from '../../screen-kit/call-panel.tsx';
import { ActionButton } from '../../shared/account/action-button.tsx';
import { momentText } from '../../shared/account/moments.ts';

type Device = RowOf<'/accounts/log/device/'>;

const ENDS: Readonly<Record<NonNullable<Device['ended_for']>, Phrase>> = {
  logout: 'signed out',
  ended: 'ended by you',
  reuse: 'ended: a stolen sign-in was used',
  password: 'ended with the old password',
  deletion: 'ended with the account',
};

const whenText = ({ ended_at: endedAt, ended_for: endedFor, seen_at: seenAt }: Device): string =>
  endedAt === null || endedFor === null
    ? t('last seen {time}', { time: momentText(seenAt) })
    : t('{how}, {time}', { how: t(ENDS[endedFor]), time: momentText(endedAt) });

const DeviceLine = ({ device, onEnded }: { device: Device; onEnded: () => Promise<unknown> }) => {
  const end = async (): Promise<void> => {
    await sendCall('DELETE /accounts/log/device/', { query: { session: device.id } });
    await onEnded();
  };
  return (
    <li>
      <div className="what">
        <span title={device.device}>{browserName(device.device) ?? t('Unknown browser')}</span>
        <small>
          {device.address} · {whenText(device)}
        </small>
      </div>
      {device.is_this && <span className="chip is-info">{t('this device')}</span>}
      {device.ended_at === null && !device.is_this && <ActionButton act={end}>{t('End')}</ActionButton>}
    </li>
  );
};

const endAll = async (): Promise<void> => {
  await sendCall('POST /accounts/log/device/end-all/', {});
  (await loadKeeper()).signOut();
};

/** Where one is signed in, and a way to end each; those that ended already are folded away. */
export const DevicesPanel = () => {
  const call = useCall('/accounts/log/device/', {});
  const [showsEnded, setShowsEnded] = useState(false);
  return (
    <CallPanel
      title={t('Devices')}
      className="is-wide"
      call={call}
      rows={3}
      columns={3}
      aside={
        <ActionButton tone="quiet" act={endAll}>
          {t('Sign out everywhere')}
        </ActionButton>
      }
    >
      {({ rows }) => {
        const ended = rows.filter(({ ended_at: at }) => at !== null);
        return (
          <ul className="device-list">
            {rows
              .filter(({ ended_at: at }) => at === null || showsEnded)
              .map((device) => (
                <DeviceLine key={device.id} device={device} onEnded={() => call.refetch()} />
              ))}
            {ended.length > 0 && !showsEnded && (
              <li>
                <button type="button" className="text-accent" onClick={() => setShowsEnded(true)}>
                  {t('Show {count} that ended', { count: ended.length })}
                </button>
              </li>
            )}
          </ul>
        );
      }}
    </CallPanel>
  );
};
