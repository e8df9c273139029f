import { HOSTS } from '@chuli/contracts/screens';
import { himal, nilam } from '@chuli/ui';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hostBrand } from './host-brand.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const brandOn = (hostname: string) => {
  vi.stubGlobal('location', { hostname });
  return hostBrand();
};

describe('the brand of a host', () => {
  it('R14 the host decides the partner brand, and our own hosts have none', () => {
    expect(brandOn('himal.localhost')).toBe(himal);
    expect(brandOn('nilam.localhost')).toBe(nilam);
    expect(brandOn('localhost')).toBeNull();
  });

  it('R60 every partner host of every environment has its brand', () => {
    const named = Object.values(HOSTS).flatMap(({ partners }) => Object.values(partners));
    const known = Object.keys(HOSTS.development.partners).map((host) => brandOn(host)?.id);
    for (const id of named) expect(known).toContain(id);
  });
});
