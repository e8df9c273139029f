import { t } from '@chuli/language';
import { useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { sendCall } from '../../api/send-call.ts';
import { CHANNEL_NAMES, KIND_NAMES } from './notice-words.ts';
import type { Settings, SettingsHere } from './use-notice-settings.ts';

type Row = Settings['rows'][number];
type Channel = keyof typeof CHANNEL_NAMES;

const CHANNELS = Object.keys(CHANNEL_NAMES) as Channel[];

/** What this server cannot send is not offered. */
export const channelsOf = ({ offers }: Pick<Settings, 'offers'>): Channel[] => {
  const has = { inbox: true, push: offers.push !== null, email: offers.email, sms: offers.sms };
  return CHANNELS.filter((channel) => has[channel]);
};

/** A kind that is off is told nowhere; letters need an address first. */
const isFixed = (channel: Channel, row: Row, { email }: Settings): boolean => {
  if (channel === 'inbox') return row.is_required;
  return !row.inbox || (channel === 'email' && email === null);
};

type SwitchesProps = { settings: Settings; change: SettingsHere['change'] };

/** Which kind of notice goes where, a press each. */
export const KindSwitches = ({ settings, change }: SwitchesProps) => {
  const [problem, setProblem] = useState('');
  const channels = channelsOf(settings);
  const flip = (row: Row, channel: Channel): void => {
    change(() =>
      sendCall('POST /notification/settings/{id}', {
        params: { id: row.id },
        body: { [channel]: !row[channel] },
      }),
    ).then(
      () => setProblem(''),
      (error: unknown) =>
        setProblem(error instanceof CallFailure ? error.message : t('That didn’t work. Try again.')),
    );
  };
  return (
    <>
      <table className="switches">
        <thead>
          <tr>
            <th scope="col">{t('Kind')}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {t(CHANNEL_NAMES[channel])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {settings.rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{t(KIND_NAMES[row.id])}</th>
              {channels.map((channel) => (
                <td key={channel}>
                  <input
                    type="checkbox"
                    aria-label={`${t(KIND_NAMES[row.id])}, ${t(CHANNEL_NAMES[channel])}`}
                    checked={row[channel] && (channel === 'inbox' || row.inbox)}
                    disabled={isFixed(channel, row, settings)}
                    onChange={() => flip(row, channel)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <output className="text-down">{problem}</output>
    </>
  );
};
