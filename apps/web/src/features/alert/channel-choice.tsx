import type { RepliedBy } from '@chuli/contracts';
import { t } from '@chuli/language';
import { Link } from 'react-router';
import { useCall } from '../../api/use-call.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { CHANNEL_NAMES, type SentChannel } from '../../shared/notice/channel-names.ts';
import { channelsOf, isReady } from '../../shared/notice/offered-channels.ts';

type Settings = RepliedBy<'/notification/settings/'>;

type ChoiceProps = {
  readonly chosen: readonly SentChannel[];
  readonly onChoose: (channels: readonly SentChannel[]) => void;
};

const sentOf = (settings: Settings): SentChannel[] =>
  channelsOf(settings).filter((channel) => channel !== 'inbox');

/** What leads nowhere yet can be set up in the settings. */
const SettingsHint = ({ settings }: { settings: Settings }) => {
  const href = useHrefWithAsOf();
  if (sentOf(settings).every((channel) => isReady(channel, settings))) return null;
  return (
    <Link className="text-accent" to={href('/settings')}>
      {t('Set up the others')}
    </Link>
  );
};

/** By which ways an alert tells, beside the inbox where everything stands. */
export const ChannelChoice = ({ chosen, onChoose }: ChoiceProps) => {
  const { data: settings } = useCall('/notification/settings/', {});
  if (settings === undefined) return null;
  const flip = (channel: SentChannel): void =>
    onChoose(chosen.includes(channel) ? chosen.filter((other) => other !== channel) : [...chosen, channel]);
  return (
    <fieldset className="alert-channels">
      <legend>{t('Inbox, and by')}</legend>
      {sentOf(settings).map((channel) => (
        <label key={channel}>
          <input
            type="checkbox"
            checked={chosen.includes(channel) && isReady(channel, settings)}
            disabled={!isReady(channel, settings)}
            onChange={() => flip(channel)}
          />
          {t(CHANNEL_NAMES[channel])}
        </label>
      ))}
      <SettingsHint settings={settings} />
    </fieldset>
  );
};
