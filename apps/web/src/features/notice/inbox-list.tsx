import { t } from '@chuli/language';
import { Button, classNames } from '@chuli/ui';
import { useCallback, useRef } from 'react';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { useKey } from '../../screen-kit/use-key.ts';
import { momentText } from '../../shared/account/moments.ts';
import { KIND_NAMES, type NoticeRow, textOf, troublesOf } from './notice-words.ts';

type OnRead = (row: NoticeRow) => void;

const Told = ({ row, onRead }: { row: NoticeRow; onRead: OnRead }) => {
  const href = useHrefWithAsOf();
  const { title, body, path } = textOf(row);
  const [pathname = '', search = ''] = path.split('?');
  const isUnread = row.read_at === null;
  return (
    <li className={classNames('told', isUnread && 'is-unread')} data-id={row.id}>
      <div className="what">
        <Link
          className="title"
          to={href(pathname, Object.fromEntries(new URLSearchParams(search)))}
          onClick={() => onRead(row)}
        >
          {isUnread && <span className="sr-only">{t('Unread')}: </span>}
          {title}
        </Link>
        <p>{body}</p>
        {troublesOf(row).map(({ channel, what, reason }) => (
          <p key={`${channel} ${what} ${reason}`} className="trouble">
            {t(channel)} {t(what)}
            {reason !== null && <span className="text-muted"> ({t(reason)})</span>}
          </p>
        ))}
      </div>
      <span className="when">
        <span>{t(KIND_NAMES[row.kind])}</span>
        <time dateTime={new Date(row.created_at * 1_000).toISOString()}>{momentText(row.created_at)}</time>
        {isUnread && (
          <Button tone="quiet" onClick={() => onRead(row)}>
            {t('Mark as read')}
          </Button>
        )}
      </span>
    </li>
  );
};

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };

/** Notices under one another; j and k go through them, Enter opens one, m marks it as read. */
export const InboxList = ({ rows, onRead }: { rows: readonly NoticeRow[]; onRead: OnRead }) => {
  const list = useRef<HTMLUListElement>(null);
  const handle = useCallback(
    ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
      if (ctrlKey || metaKey || altKey) return false;
      const links = [...(list.current?.querySelectorAll<HTMLElement>('.title') ?? [])];
      const here = links.findIndex((link) => link === document.activeElement);
      const step = STEPS[key];
      if (step !== undefined) {
        links[Math.min(Math.max(here + step, 0), links.length - 1)]?.focus();
        return true;
      }
      const row = key === 'm' ? rows[here] : undefined;
      if (row !== undefined) onRead(row);
      return row !== undefined;
    },
    [rows, onRead],
  );
  useKey(handle);
  return (
    <ul className="inbox" ref={list} aria-label={t('Notifications')}>
      {rows.map((row) => (
        <Told key={row.id} row={row} onRead={onRead} />
      ))}
    </ul>
  );
};
