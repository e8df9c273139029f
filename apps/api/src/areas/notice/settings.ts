import type { ReplyOf, noticeContracts } from '@chuli/contracts';
import { AppError, SENT_CHANNELS, type SentChannel, noticeKind } from '@chuli/kernel';
import {
  type ChosenSwitches,
  type KindSwitches,
  type Link,
  findLinks,
  findPreference,
  listEndpoints,
  listSwitches,
} from '@chuli/registry/notice';
import type { Asked } from '../../http/implement.ts';
import type { WithPeople } from '../account/people.ts';
import { selfOf } from '../account/self.ts';
import type { NoticeOffers } from './offers.ts';

type Settings = ReplyOf<typeof noticeContracts.settings>;
/** What a handler about notices needs beyond what every one gets. */
export type NoticeNeeds = WithPeople & { readonly notices: NoticeOffers };
type AnyAsked = Asked<unknown, unknown, unknown, NoticeNeeds>;

/** A code goes out sealed, and without a key there is nothing to seal it with. */
export const offersEmail = ({ notices, people }: AnyAsked): boolean => notices.email && people.seal !== null;

const offersOf = (asked: AnyAsked): Settings['offers'] => ({
  push: asked.notices.pushKey,
  email: offersEmail(asked),
  sms: asked.people.messages.isOpen,
  webhook: asked.people.seal !== null,
  telegram: asked.notices.telegramBot,
});

/** Nobody can choose what this copy cannot send. */
export const refuseUnoffered = (asked: AnyAsked, chosen: ChosenSwitches): void => {
  const offers = offersOf(asked);
  const isOffered = (channel: SentChannel): boolean => offers[channel] !== null && offers[channel] !== false;
  const channels = Object.keys(SENT_CHANNELS) as SentChannel[];
  if (channels.some((channel) => chosen[channel] === true && !isOffered(channel)))
    throw new AppError('notice.not-offered');
};

const toRow = ({ kind, switches }: KindSwitches): Settings['rows'][number] => {
  const { isRequired, isQuiet, isGathered } = noticeKind(kind);
  return { id: kind, ...switches, is_required: isRequired, is_quiet: isQuiet, is_gathered: isGathered };
};

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);
const secondsOrNull = (at: Date | null): number | null => (at === null ? null : seconds(at));

const toLink = (link: Link | null): Settings['webhook'] =>
  link === null
    ? null
    : {
        name: link.channel === 'webhook' ? link.address : link.name,
        linked_at: seconds(link.linked_at),
        sent_at: secondsOrNull(link.sent_at),
        failed_at: secondsOrNull(link.failed_at),
        failure: link.failure,
        off_at: secondsOrNull(link.off_at),
      };

export const settingsOf = async (asked: AnyAsked): Promise<Settings> => {
  const { registry, caller } = asked;
  const { id } = selfOf(caller);
  const [kinds, preference, browsers, links] = await Promise.all([
    listSwitches(registry, id),
    findPreference(registry, id),
    listEndpoints(registry, id),
    findLinks(registry, id),
  ]);
  return {
    rows: kinds.map(toRow),
    language: preference.language,
    quiet_from: preference.quiet_from,
    quiet_until: preference.quiet_until,
    gathered: preference.is_gathered,
    email: preference.email,
    webhook: toLink(links.webhook),
    telegram: toLink(links.telegram),
    offers: offersOf(asked),
    browsers,
  };
};
