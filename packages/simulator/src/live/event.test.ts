import { atKathmandu, tradingDate } from '@chuli/kernel';
import type { SessionEvent } from '@chuli/session';
import { expect, it } from 'vitest';
import type { LiveEvent } from './event.ts';

const heard = (event: LiveEvent): SessionEvent => event;

it('is a word of the session’s log, every one of it', () => {
  const at = atKathmandu(tradingDate('2026-11-13'), 11 * 60);
  const status = heard({ kind: 'status', phase: 'open', at, until: null, reason: null });
  expect(status.kind).toBe('status');
});
