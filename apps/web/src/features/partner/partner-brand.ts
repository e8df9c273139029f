import { type Brand, applyBrand } from '@chuli/ui';
import { useEffect } from 'react';
import { BRANDS, hostBrand } from '../../screen-kit/host-brand.ts';
import { textPart } from '../../screen-kit/address.ts';
import { useAddress } from '../../screen-kit/use-address.ts';

/** `brand` shows a partner's pages on our own hosts; `frame` is there where another site shows them. */
export const partnerAddress = { brand: textPart(), frame: textPart() };

/** The brand of the host; on our own hosts the one in the address. Null is the house itself. */
export const usePartnerBrand = (): Brand | null => {
  const [{ brand: asked }] = useAddress(partnerAddress);
  const ofHost = hostBrand();
  const brand = ofHost ?? BRANDS.find(({ id }) => id === asked) ?? null;
  useEffect(() => {
    if (ofHost !== null) return undefined;
    applyBrand(document.documentElement, brand);
    return () => applyBrand(document.documentElement, null);
  }, [ofHost, brand]);
  return brand;
};
