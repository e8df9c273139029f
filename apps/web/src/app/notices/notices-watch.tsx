import { useEffect } from 'react';
import { newsIds } from '../../shared/notice/notices.ts';
import { hasUnseen, seenNotices } from '../../shared/notice/seen-notices.ts';
import { useNotices } from '../../shared/notice/use-notices.ts';
import { useUnread } from './use-unread.ts';

export type News = { readonly isNew: boolean; readonly unread: number };

/** Looks for news and shows nothing: the bell is drawn before this code is here. */
const NoticesWatch = ({ onNews }: { onNews: (news: News) => void }) => {
  const { notices } = useNotices();
  const isNew = hasUnseen(newsIds(notices), seenNotices.use());
  const unread = useUnread();
  useEffect(() => onNews({ isNew, unread }), [isNew, unread, onNews]);
  return null;
};

export default NoticesWatch;
