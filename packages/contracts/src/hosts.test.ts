import { ENVIRONMENTS } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import {
  FRAMED_PATHS,
  HOSTS,
  THEMED_PATHS,
  framesOf,
  hostNameOf,
  hostRole,
  publicOrigin,
  showsPath,
} from './hosts.ts';

describe('what a host is to us', () => {
  it('R03 main, developer, localhost, ip and test hosts get the whole product, each only in its environment', () => {
    const owners = {
      'chuli.app': 'production',
      'www.chuli.app': 'production',
      'test.chuli.app': 'test',
      'dev.chuli.app': 'development',
      localhost: 'development',
      '127.0.0.1': 'development',
      '10.1.2.3': 'development',
      '[::1]': 'development',
    };
    for (const [host, owner] of Object.entries(owners)) {
      const whole = ENVIRONMENTS.filter((name) => hostRole(HOSTS[name], host).kind === 'whole');
      expect(whole, host).toEqual([owner]);
    }
  });

  it('refuses every host that no table names, however alike it looks', () => {
    for (const host of ['chuli.app.evil.example', 'evilchuli.app', 'toString', '__proto__', '']) {
      for (const name of ENVIRONMENTS) expect(hostRole(HOSTS[name], host), host).toEqual({ kind: 'unknown' });
    }
  });

  it('R14 the host decides the brand, in any case and with the dot of a full name', () => {
    expect(hostRole(HOSTS.test, 'Himal.Test.Chuli.App.')).toEqual({ kind: 'partner', brand: 'himal' });
    expect(hostRole(HOSTS.production, 'himal.test.chuli.app')).toEqual({ kind: 'unknown' });
  });

  it('reads a Host header as strictly as it is written', () => {
    expect(hostNameOf('Chuli.App:443')).toBe('chuli.app');
    expect(hostNameOf('[::1]:4310')).toBe('[::1]');
    for (const header of [
      undefined,
      '',
      'a b',
      'a,b',
      'a@b',
      'a/b',
      'a:b',
      'a:1:2',
      'a。b',
      'ａ.b',
      'a\r\nb',
      'a'.repeat(300),
    ])
      expect(hostNameOf(header), header).toBeNull();
  });

  it('names the public address of a host by the table', () => {
    expect(publicOrigin(HOSTS.production, { kind: 'whole' })).toBe('https://chuli.app');
    expect(publicOrigin(HOSTS.test, { kind: 'partner', brand: 'nilam' })).toBe(
      'https://nilam.test.chuli.app',
    );
  });

  it('lets frames be named by origin, for brands it has, without a star where readers are', () => {
    for (const name of ENVIRONMENTS)
      for (const [brand, origins] of Object.entries(HOSTS[name].frames)) {
        expect(Object.values(HOSTS[name].partners)).toContain(brand);
        for (const origin of origins)
          expect(origin).toMatch(name === 'development' ? /^http/ : /^https:\/\/[a-z.-]+$/);
      }
    expect(FRAMED_PATHS.every((path) => THEMED_PATHS.includes(path))).toBe(true);
    expect(FRAMED_PATHS).not.toContain('/login');
    expect(framesOf(HOSTS.production, { kind: 'whole' }, '/chart')).toEqual([]);
    expect(framesOf(HOSTS.test, { kind: 'unknown' }, '/chart')).toEqual([]);
    expect(framesOf(HOSTS.test, { kind: 'whole' }, '/chart')).toHaveLength(2);
    expect(framesOf(HOSTS.test, { kind: 'whole' }, '/charts')).toEqual([]);
  });

  it('R02 the themed set is exactly the fifteen paths of the specification', () => {
    const specified =
      '/, /demo, /demo-1, /demo-2, /nepse-market-summary, /charts, /sector-chart, /live-chart, /fundamental-scan, /brokers-analytics, /stock-profile, /broker-theme, /fundamental-theme, /stock-details, /login';
    expect(THEMED_PATHS.join(', ')).toBe(specified);
    expect(new Set(THEMED_PATHS).size).toBe(15);
  });

  it('an unknown host shows nothing, not even the themed set', () => {
    expect(THEMED_PATHS.filter((path) => showsPath({ kind: 'unknown' }, path))).toEqual([]);
  });
});
