import type { Phrase } from '@chuli/language';
import type { FeedState } from './notices.ts';

export const FEED_WORDS: Readonly<Record<FeedState, Phrase>> = {
  unknown: 'Nothing is known of the feed: no answer comes.',
  rest: 'The market is closed; no session is due now.',
  waiting: 'The session has not begun.',
  running: 'The session of today is being received.',
  silent: 'The market should be open, but no session of today is being received.',
};
