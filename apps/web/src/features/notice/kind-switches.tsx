import { t } from '@chuli/language';
import { useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { sendCall } from '../../api/send-call.ts';
import { CHANNEL_NAMES } from '../../shared/notice/channel-names.ts';
import { type Channel, channelsOf, isReady } from '../../shared/notice/offered-channels.ts';
import { KIND_NAMES } from './notice-words.ts';
import type { Settings, SettingsHere } from './use-notice-settings.ts';

type Row = Settings['rows'][number];

/** A kind that is off is told nowhere; letters need an address first, and links have to be made. */
const isFixed = (channel: Channel, row: Row, settings: Settings): boolean =>
  channel === 'inbox' ? row.is_required : !row.inbox || !isReady(channel, settings);

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
