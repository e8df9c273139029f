import { t } from '@chuli/language';
import { useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { sendCall } from '../../api/send-call.ts';
import { LANGUAGES } from '../../shared/display/language-choices.ts';
import { ChoiceRow } from '../../shared/account/choice-row.tsx';
import { minutesOf, timeOf } from './day-minutes.ts';
import type { Settings, SettingsHere } from './use-notice-settings.ts';

type PreferencesProps = { settings: Settings; change: SettingsHere['change'] };
type Sent = Parameters<typeof sendCall<'POST /notification/preferences/'>>[1]['body'];

const NIGHT = { from: 22 * 60, until: 7 * 60 };

const ON_OFF = ['on', 'off'] as const;

type TimeProps = { label: string; minutes: number; onChange: (minutes: number) => void };

/** Taken over when the field is left: half a time is none. */
const Time = ({ label, minutes, onChange }: TimeProps) => (
  <label className="quiet-time">
    {label}
    <span className="field">
      <input
        type="time"
        defaultValue={timeOf(minutes)}
        onBlur={({ target }) => {
          const chosen = minutesOf(target.value);
          if (chosen !== null && chosen !== minutes) onChange(chosen);
        }}
      />
    </span>
  </label>
);

/** When nothing rings, whether signals come in one message, and in which language. */
export const QuietHours = ({ settings, change }: PreferencesProps) => {
  const [problem, setProblem] = useState('');
  const { quiet_from: from, quiet_until: until } = settings;
  const quiet = from === null || until === null ? null : { from, until };
  const send = (body: NonNullable<Sent>): void => {
    change(() => sendCall('POST /notification/preferences/', { body })).then(
      () => setProblem(''),
      (error: unknown) =>
        setProblem(error instanceof CallFailure ? error.message : t('That didn’t work. Try again.')),
    );
  };
  const words = (on: string, off: string) =>
    ON_OFF.map((value) => ({ value, label: value === 'on' ? on : off }));
  return (
    <>
      <dl className="facts">
        <ChoiceRow
          label={t('Quiet hours')}
          choices={words(t('Do not disturb'), t('None'))}
          value={quiet === null ? 'off' : 'on'}
          onChoose={(value) => send({ quiet: value === 'on' ? NIGHT : null })}
        />
        {quiet !== null && (
          <>
            <dt>{t('In Kathmandu time')}</dt>
            <dd className="quiet-times">
              <Time
                key={`from ${quiet.from}`}
                label={t('from')}
                minutes={quiet.from}
                onChange={(minutes) => send({ quiet: { ...quiet, from: minutes } })}
              />
              <Time
                key={`until ${quiet.until}`}
                label={t('until')}
                minutes={quiet.until}
                onChange={(minutes) => send({ quiet: { ...quiet, until: minutes } })}
              />
            </dd>
          </>
        )}
        <ChoiceRow
          label={t('Signals and announcements')}
          choices={words(t('One message after the close'), t('Send immediately'))}
          value={settings.gathered ? 'on' : 'off'}
          onChoose={(value) => send({ gathered: value === 'on' })}
        />
        <ChoiceRow
          label={t('Language of messages')}
          choices={LANGUAGES}
          value={settings.language}
          onChoose={(language) => send({ language })}
        />
      </dl>
      <output className="text-down">{problem}</output>
    </>
  );
};
