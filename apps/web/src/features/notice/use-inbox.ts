import type { RepliedBy } from '@chuli/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { sendCall } from '../../api/send-call.ts';
import { type Call, useCall } from '../../api/use-call.ts';
import type { NoticeKind, NoticeRow } from './notice-words.ts';

type InboxPage = RepliedBy<'/notification/'>;

const INBOX = '/notification/';
const UNREAD = '/notification/unread/';

export type Inbox = {
  readonly call: Call<InboxPage>;
  readonly markRead: (row: NoticeRow) => Promise<void>;
  readonly markAllRead: () => Promise<void>;
};

const nowSeconds = (): number => Math.floor(Date.now() / 1_000);

/** What is read stays in its place until the page is opened again: nothing jumps under the reader's eye. */
export const useInbox = (page: number, kind: NoticeKind | undefined): Inbox => {
  const client = useQueryClient();
  const call = useCall(INBOX, { page, ...(kind !== undefined && { kind }) });
  const note = (isRead: (row: NoticeRow) => boolean, unread: number): void => {
    client.setQueriesData<InboxPage>({ queryKey: [INBOX] }, (shown) =>
      shown === undefined
        ? shown
        : {
            ...shown,
            unread,
            rows: shown.rows.map((row) =>
              isRead(row) ? { ...row, read_at: row.read_at ?? nowSeconds() } : row,
            ),
          },
    );
    client.setQueriesData<RepliedBy<typeof UNREAD>>({ queryKey: [UNREAD] }, () => ({ unread }));
  };
  return {
    call,
    markRead: async ({ id, read_at }) => {
      if (read_at !== null) return;
      const { unread } = await sendCall('POST /notification/{id}/read/', { params: { id } });
      note((row) => row.id === id, unread);
    },
    markAllRead: async () => {
      const { unread } = await sendCall('POST /notification/read-all/', {});
      note(() => true, unread);
    },
  };
};
