import type { ReplyOf, noticeContracts } from '@chuli/contracts';
import { paisa, toRupees, toldAlert } from '@chuli/kernel';
import type { InboxNotice } from '@chuli/registry/notice';

type NoticeRow = ReplyOf<typeof noticeContracts.inbox>['rows'][number];

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);

const rupees = (amount: number) => toRupees(paisa(amount));

/** Facts are kept in paisa and told in rupees. */
const factsOf = ({ kind, facts }: InboxNotice): object => {
  if (kind === 'target') return { ...facts, target: rupees(facts.target), reached: rupees(facts.reached) };
  if (kind === 'alert') return toldAlert(facts);
  return kind === 'payment' || kind === 'refund' ? { ...facts, total: rupees(facts.total) } : facts;
};

export const toNotice = (notice: InboxNotice): NoticeRow =>
  ({
    kind: notice.kind,
    facts: factsOf(notice),
    id: notice.id,
    created_at: seconds(notice.createdAt),
    read_at: notice.readAt === null ? null : seconds(notice.readAt),
    deliveries: notice.deliveries,
  }) as NoticeRow;
