import { createHmac, randomBytes } from 'node:crypto';
import { LIVE_TICKET_PURPOSE, LiveTicket } from '@chuli/contracts';
import { instant } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { createLiveTickets } from './live-tickets.ts';

const NOW = Date.parse('2026-08-19T06:15:00Z');
const KEY = randomBytes(32);

const issue = () =>
  createLiveTickets(KEY, () => instant(NOW)).issue('p1', {
    tier: 'Gold',
    ends_at: new Date(NOW + 5_000),
    features: new Map([
      ['signals', new Date(NOW + 5_000)],
      ['stock-scans', new Date(NOW + 86_400_000)],
    ]),
    open: new Set(['signals', 'stock-scans', 'signals-pro']),
  });

it('a ticket says who it is for and what is held, never longer than it is held nor than it is believed', () => {
  const [words = ''] = issue().split('.');
  const ticket = LiveTicket.parse(JSON.parse(Buffer.from(words, 'base64url').toString('utf8')));
  expect(ticket).toMatchObject({
    person: 'p1',
    expires: NOW + 30_000,
    features: { signals: NOW + 5_000, 'stock-scans': NOW + 600_000, 'signals-pro': NOW + 600_000 },
  });
});

it('a ticket is signed with the key of the gateway, and no two are the same', () => {
  const [words = '', signature] = issue().split('.');
  expect(signature).toBe(
    createHmac('sha256', KEY).update(`${LIVE_TICKET_PURPOSE} ${words}`).digest('base64url'),
  );
  expect(issue()).not.toBe(issue());
});
