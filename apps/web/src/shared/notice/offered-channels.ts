import type { RepliedBy } from '@chuli/contracts';
import { CHANNEL_NAMES } from './channel-names.ts';

type Settings = RepliedBy<'/notification/settings/'>;
export type Channel = keyof typeof CHANNEL_NAMES;

const CHANNELS = Object.keys(CHANNEL_NAMES) as Channel[];

/** What this server cannot send is not offered. */
export const channelsOf = ({ offers }: Pick<Settings, 'offers'>): Channel[] =>
  CHANNELS.filter(
    (channel) => channel === 'inbox' || (offers[channel] !== null && offers[channel] !== false),
  );

/** Some ways lead nowhere before the person has said where: an address, a link, a chat. */
export const isReady = (channel: Channel, { email, webhook, telegram }: Settings): boolean => {
  if (channel === 'email') return email !== null;
  if (channel === 'webhook') return webhook !== null;
  return channel !== 'telegram' || telegram !== null;
};
