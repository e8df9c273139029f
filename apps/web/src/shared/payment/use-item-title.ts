import { useMemo } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useSignedIn } from '../membership/use-signed-in.ts';
import { type AddOn, type Offer, itemTitle } from './package-words.ts';

type Titles = (item: string) => string;

const titlesOf = (offers: readonly Offer[] | undefined, addOns: readonly AddOn[] | undefined): Titles => {
  if (offers === undefined || addOns === undefined) return () => '';
  return (item) => itemTitle(item, { offers, addOns });
};

/** A visitor is not told of add-ons. */
const NONE: readonly AddOn[] = [];

/** Items in words; nothing until the words are here. */
export const useItemTitles = (): Titles => {
  const isSignedIn = useSignedIn();
  const offers = useCall('/membership/package/list/', {}).data?.rows;
  const addOns = useCall('/membership/package/add-ons/', {}, { enabled: isSignedIn }).data?.rows;
  const known = isSignedIn ? addOns : NONE;
  return useMemo(() => titlesOf(offers, known), [offers, known]);
};

/** What is bought, in words. */
export const useItemTitle = (item: string): string => useItemTitles()(item);
