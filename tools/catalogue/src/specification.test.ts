import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@chuli/command';
import { beforeAll, describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import { readOurs } from './ours.ts';
import { writtenFiles } from './pages.ts';
import { readSpec } from './spec.ts';

const folder = process.env['CHULI_SPEC'];

type Listed = Readonly<Record<string, readonly string[]>>;

/** Beyond the lists: the row of `/` says that /dashboard shows the Dashboard to anyone; calls are in docs/deviations.md. */
const BEYOND: Listed = {
  screens: [
    '/announcement-radar',
    '/broker-pairs',
    '/broker-profile',
    '/calendar',
    '/close',
    '/dashboard',
    '/evidence',
    '/footprint',
    '/operator/feed',
    '/pre-open',
    '/risk-facts',
    '/seasonality',
  ],
  calls: [
    'DELETE /accounts/log/device/',
    'DELETE /alert/{id}/',
    'DELETE /chart/layout/{id}/',
    'DELETE /chart/setup/{id}/',
    'DELETE /notification/email/',
    'DELETE /notification/push/',
    'DELETE /notification/telegram/',
    'DELETE /notification/webhook/',
    'GET /accounts/export/',
    'GET /alert/',
    'GET /alert/{id}/log/',
    'GET /chart/drawing/',
    'GET /chart/layout/',
    'GET /chart/setup/',
    'GET /compare-multiple-stock/',
    'GET /compare-stock/',
    'GET /data/announcement-radar/',
    'GET /data/auction/',
    'GET /data/broker-flow/',
    'GET /data/broker-holding/',
    'GET /data/broker-nets/',
    'GET /data/broker-pairs/',
    'GET /data/broker-pivot/',
    'GET /data/broker-profile/',
    'GET /data/broker-record/',
    'GET /data/broker-transactions/',
    'GET /data/bulk-txn/all/followed/',
    'GET /data/buy-sell-volume/',
    'GET /data/buy-sell-volume/levels/',
    'GET /data/calendar/',
    'GET /data/chuli-ten/',
    'GET /data/close/',
    'GET /data/column-catalogue/',
    'GET /data/columns/',
    'GET /data/effects/',
    'GET /data/effects/on/',
    'GET /data/footprint/',
    'GET /data/footprint/cell/',
    'GET /data/fund-holding/',
    'GET /data/fund/',
    'GET /data/fund/{symbol}/nav/',
    'GET /data/ltp-vs-close/',
    'GET /data/market-days/',
    'GET /data/market-range/',
    'GET /data/offer/',
    'GET /data/pattern-board/',
    'GET /data/player-list/',
    'GET /data/pre-open/',
    'GET /data/risk-facts/',
    'GET /data/scan/',
    'GET /data/seasonality/',
    'GET /data/sector-flow/',
    'GET /data/sector-rotation/',
    'GET /data/sector-sentiment/',
    'GET /data/sector-session/',
    'GET /data/session-status/',
    'GET /data/signal-board/',
    'GET /data/signal-sessions/',
    'GET /data/signal-stocks/',
    'GET /data/signal-why/',
    'GET /data/unlock/',
    'GET /data/value-at-risk/',
    'GET /data/volume-profile/',
    'GET /dividend-history-comparison/',
    'GET /dividend-history/',
    'GET /notification/unread/',
    'GET /operator/delivery/',
    'GET /operator/feed/',
    'GET /site/announcement/',
    'GET /site/board/',
    'GET /site/form/{id}/',
    'GET /stock-comparison/',
    'PATCH /alert/{id}/',
    'PATCH /chart/drawing/',
    'PATCH /chart/layout/{id}/',
    'PATCH /chart/setup/{id}/',
    'PATCH /site/board/',
    'PATCH /site/fav-menu/',
    'POST /accounts/log/device/end-all/',
    'POST /accounts/second-factor/begin/',
    'POST /accounts/second-factor/confirm/',
    'POST /accounts/second-factor/remove/',
    'POST /alert/',
    'POST /alert/rehearse/',
    'POST /alert/{id}/pause/',
    'POST /alert/{id}/resume/',
    'POST /authenticate/v2/demo/',
    'POST /chart/layout/',
    'POST /chart/setup/',
    'POST /membership/live-ticket/',
    'POST /notification/email/',
    'POST /notification/email/confirm/',
    'POST /notification/preferences/',
    'POST /notification/push/',
    'POST /notification/read-all/',
    'POST /notification/telegram/',
    'POST /notification/webhook/',
    'POST /notification/webhook/rotate/',
    'POST /notification/webhook/test/',
    'POST /payment/quote/',
    'POST /site/form/{id}/',
    'POST /site/vitals/',
  ],
};

describe('the reference pages', () => {
  it.each([...writtenFiles()])('%s is up to date (npm run docs)', (name, text) => {
    expect(readFileSync(join(ROOT, name), 'utf8')).toBe(text);
  });
});

describe.skipIf(folder === undefined)('the specification (skipped without CHULI_SPEC)', () => {
  let ours: ReturnType<typeof readOurs>;
  // Parses every test file, which takes long on a busy machine.
  beforeAll(() => {
    ours = readOurs(ROOT);
  }, 120_000);

  it.each(['calls', 'screens', 'rules'] as const)(
    'has all of our %s, with the same access and parameters',
    (kind) => {
      const { surplus, differing } = compare(readSpec(folder ?? '')[kind], ours[kind]);
      expect(surplus.toSorted()).toEqual(BEYOND[kind] ?? []);
      expect(differing).toEqual([]);
    },
  );
});
