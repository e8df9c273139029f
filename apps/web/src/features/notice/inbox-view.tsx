import { t } from '@chuli/language';
import { Button, EmptyState, SegmentedControl, TableSkeleton } from '@chuli/ui';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { type AddressPart, choicePart } from '../../screen-kit/address.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { useAddress } from '../../screen-kit/use-address.ts';
import { ActionButton } from '../../shared/account/action-button.tsx';
import { InboxList } from './inbox-list.tsx';
import { KIND_NAMES, type NoticeKind, type NoticeRow } from './notice-words.ts';
import { NothingToRead } from './nothing-to-read.tsx';
import { useInbox } from './use-inbox.ts';

const KINDS = ['all', ...(Object.keys(KIND_NAMES) as NoticeKind[])] as const;
const PAGE: AddressPart<number> = {
  read: (text) => Math.max(1, Math.trunc(Number(text)) || 1),
  write: (page) => (page === 1 ? null : String(page)),
};
const ADDRESS = { kind: choicePart(KINDS, 'all'), page: PAGE };

type PagesProps = { page: number; pages: number; onPage: (page: number) => void };

const Pages = ({ page, pages, onPage }: PagesProps) => (
  <nav className="inbox-pages" aria-label={t('Pages')}>
    <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
      {t('Newer page')}
    </Button>
    <span className="text-muted">{t('Page {page} of {pages}', { page, pages })}</span>
    <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
      {t('Older page')}
    </Button>
  </nav>
);

const kindChoices = () =>
  KINDS.map((value) => ({ value, label: t(value === 'all' ? 'All' : KIND_NAMES[value]) }));

const NothingOf = ({ kind }: { kind: (typeof KINDS)[number] }) =>
  kind === 'all' ? (
    <NothingToRead />
  ) : (
    <EmptyState title={t('Nothing to read')} why={t('Nothing of this kind was sent to you.')} />
  );

/** What the signed-in person was told: unread first, by kind. */
export const InboxView = () => {
  const href = useHrefWithAsOf();
  const [{ kind, page }, set] = useAddress(ADDRESS);
  const { call, markRead, markAllRead } = useInbox(page, kind === 'all' ? undefined : kind);
  const [problem, setProblem] = useState('');
  const onRead = useCallback(
    (row: NoticeRow): void => {
      markRead(row).then(
        () => setProblem(''),
        () => setProblem(t('That didn’t work. Try again.')),
      );
    },
    [markRead],
  );
  /** Nothing is nothing of every kind; a kind that was chosen can be left again. */
  const isFiltered = kind !== 'all' || (call.data?.rows.length ?? 0) > 0;
  return (
    <>
      <div className="inbox-tools">
        {isFiltered && (
          <div className="inbox-kinds">
            <SegmentedControl
              label={t('Kind')}
              choices={kindChoices()}
              value={kind}
              onChoose={(chosen) => set({ kind: chosen, page: 1 })}
            />
          </div>
        )}
        <span className="end inbox-acts">
          <Link className="text-accent" to={href('/settings')}>
            {t('Notification settings')}
          </Link>
          {(call.data?.unread ?? 0) > 0 && (
            <ActionButton act={markAllRead}>{t('Mark all as read')}</ActionButton>
          )}
        </span>
      </div>
      <output className="text-down">{problem}</output>
      <Loaded
        title={t('Notifications')}
        call={call}
        skeleton={<TableSkeleton label={t('Notifications')} rows={8} columns={2} />}
      >
        {({ rows, page: shown, pages }) =>
          rows.length === 0 ? (
            <NothingOf kind={kind} />
          ) : (
            <>
              <InboxList rows={rows} onRead={onRead} />
              {pages > 1 && <Pages page={shown} pages={pages} onPage={(next) => set({ page: next })} />}
            </>
          )
        }
      </Loaded>
    </>
  );
};
