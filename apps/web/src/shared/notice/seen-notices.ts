import { localValue, readTexts } from '../../screen-kit/local-value.ts';

/** The news that this browser has shown, the newest first. */
export const seenNotices = localValue('chuli.notices.seen', readTexts);

/** Far more than is news at any time; what is older will not come again. */
const MOST_KEPT = 200;

export const hasUnseen = (news: readonly string[], seen: readonly string[]): boolean =>
  news.some((id) => !seen.includes(id));

export const markSeen = (news: readonly string[]): void => {
  const seen = seenNotices.get();
  if (hasUnseen(news, seen)) seenNotices.set([...new Set([...news, ...seen])].slice(0, MOST_KEPT));
};
