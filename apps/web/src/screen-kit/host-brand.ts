import { type Brand, applyBrand, himal, nilam } from '@chuli/ui';
import { useEffect } from 'react';
import { hostRoleHere } from './screens-here.ts';

/** Every partner brand of the product; the build makes the files of each. */
export const BRANDS: readonly Brand[] = [himal, nilam];

/** The host decides the brand; null is the house's own. */
export const hostBrand = (): Brand | null => {
  const role = hostRoleHere();
  return role.kind === 'partner' ? (BRANDS.find(({ id }) => id === role.brand) ?? null) : null;
};

export const useHostBrand = (): void => {
  useEffect(() => {
    const brand = hostBrand();
    if (brand !== null) applyBrand(document.documentElement, brand);
  }, []);
};
