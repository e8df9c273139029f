import { HOSTS, type Screen } from '@chuli/contracts/screens';
import { describe, expect, it } from 'vitest';
import { resolveVisit } from './resolve-visit.ts';

const screen = (path: `/${string}`, access: Screen['access'] = 'open'): Screen => ({
  id: path.slice(1),
  area: 'site',
  path,
  title: path,
  layout: 'main',
  access,
  place: 'today',
});

const screens = [
  screen('/'),
  screen('/login'),
  screen('/reset'),
  screen('/floorsheet'),
  screen('/stock-profile'),
  screen('/live-chart', 'user'),
  screen('/settings', 'user'),
  screen('/multiple-layout/:layout', 'user'),
];

const visit = (path: string, more: { host?: string; search?: string; isSignedIn?: boolean } = {}) =>
  resolveVisit({ host: 'localhost', isSignedIn: false, hosts: HOSTS.development, screens, path, ...more });

const PARTNER = { host: 'himal.localhost' };

describe('what an address leads to', () => {
  it('R01 a partner host shows the error page for any path outside the themed set', () => {
    expect(visit('/stock-profile', PARTNER)).toEqual({ kind: 'show' });
    expect(visit('/', PARTNER)).toEqual({ kind: 'show' });
    for (const path of ['/floorsheet', '/settings', '/no-such-page', '/stock-profile/more']) {
      expect(visit(path, PARTNER), path).toEqual({ kind: 'error', reason: 'not-on-this-host' });
    }
  });

  it('R01 the host decides before the sign-in: a partner visitor is not led to Login for a page it has not', () => {
    expect(visit('/settings', PARTNER)).toEqual({ kind: 'error', reason: 'not-on-this-host' });
    expect(visit('/settings', { ...PARTNER, isSignedIn: true })).toEqual({
      kind: 'error',
      reason: 'not-on-this-host',
    });
  });

  it('R03 a host of another environment, or of nobody, is refused whatever it asks', () => {
    for (const host of ['chuli.app', 'test.chuli.app', 'evil.example']) {
      for (const path of ['/', '/floorsheet', '/login']) {
        expect(visit(path, { host }), `${host}${path}`).toEqual({ kind: 'error', reason: 'unknown-host' });
      }
    }
  });

  it('R04 a signed-in person who opens Login goes to the Dashboard', () => {
    expect(visit('/login', { isSignedIn: true })).toEqual({ kind: 'redirect', to: '/' });
    expect(visit('/login')).toEqual({ kind: 'show' });
  });

  it('the other pages around a sign-in lead on just the same; a new password can be set by anyone', () => {
    for (const path of ['/signup', '/demo-login'])
      expect(visit(path, { isSignedIn: true, search: '?next=%2Fsettings' })).toEqual({
        kind: 'redirect',
        to: '/settings',
      });
    expect(visit('/reset', { isSignedIn: true })).toEqual({ kind: 'show' });
  });

  it('R05 an auth page sends a visitor to Login, and back after the sign-in', () => {
    const sent = visit('/live-chart', { search: '?symbol=NABIL&range=1Y' });
    expect(sent).toMatchObject({ kind: 'redirect', to: expect.stringMatching(/^\/login\?/) });
    const search = sent.kind === 'redirect' ? sent.to.slice('/login'.length) : '';
    expect(visit('/login', { search, isSignedIn: true })).toEqual({
      kind: 'redirect',
      to: '/live-chart?symbol=NABIL&range=1Y',
    });
    expect(visit('/live-chart', { isSignedIn: true })).toEqual({ kind: 'show' });
    expect(visit('/multiple-layout/mine')).toMatchObject({ kind: 'redirect' });
  });

  it('R05 the way back after a sign-in stays on our own pages and never returns to Login', () => {
    for (const next of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      '/\r\\evil.example',
      '/\u0000/evil.example',
      '/\u0085/evil.example',
      '/settings\\..\\..\\evil.example',
      '/settings?to=\t',
      'evil',
      '/login',
      '/signup?next=/',
      '',
    ]) {
      const search = `?${new URLSearchParams({ next }).toString()}`;
      expect(visit('/login', { search, isSignedIn: true }), next).toEqual({ kind: 'redirect', to: '/' });
    }
  });

  it('R13 an unknown path shows the error page, to everyone', () => {
    expect(visit('/no-such-page')).toEqual({ kind: 'error', reason: 'unknown-path' });
    expect(visit('/no-such-page', { isSignedIn: true })).toEqual({ kind: 'error', reason: 'unknown-path' });
  });

  it('a slash too many at the end changes nothing', () => {
    expect(visit('/floorsheet/')).toEqual({ kind: 'show' });
  });
});
