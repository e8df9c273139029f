import type { ReplyOf, noticeContracts } from '@chuli/contracts';
import { AppError, noticeKind } from '@chuli/kernel';
import {
  type ChosenSwitches,
  type KindSwitches,
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
});

/** Nobody can choose what this copy cannot send. */
export const refuseUnoffered = (asked: AnyAsked, chosen: ChosenSwitches): void => {
  const { push, email, sms } = offersOf(asked);
  const isRefused =
    (chosen.push === true && push === null) ||
    (chosen.email === true && !email) ||
    (chosen.sms === true && !sms);
  if (isRefused) throw new AppError('notice.not-offered');
};

const toRow = ({ kind, switches }: KindSwitches): Settings['rows'][number] => {
  const { isRequired, isQuiet, isGathered } = noticeKind(kind);
  return { id: kind, ...switches, is_required: isRequired, is_quiet: isQuiet, is_gathered: isGathered };
};

export const settingsOf = async (asked: AnyAsked): Promise<Settings> => {
  const { registry, caller } = asked;
  const { id } = selfOf(caller);
  const [kinds, preference, browsers] = await Promise.all([
    listSwitches(registry, id),
    findPreference(registry, id),
    listEndpoints(registry, id),
  ]);
  return {
    rows: kinds.map(toRow),
    language: preference.language,
    quiet_from: preference.quiet_from,
    quiet_until: preference.quiet_until,
    gathered: preference.is_gathered,
    email: preference.email,
    offers: offersOf(asked),
    browsers,
  };
};
