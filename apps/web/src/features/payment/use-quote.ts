import type { SentReplyOf } from '@chuli/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { sendCall } from '../../api/send-call.ts';
import { type Call, useCall } from '../../api/use-call.ts';
import { useSignedIn } from '../../shared/membership/use-signed-in.ts';

export type Price = SentReplyOf<'POST /payment/quote/'>;

/** What a promo code takes off for this person; asked only of someone signed in, since codes are personal. */
export const usePromo = (promo: string) => {
  const isSignedIn = useSignedIn();
  return useCall('/membership/verify/', { 'promo-code': promo }, { enabled: isSignedIn && promo !== '' });
};

/** What the item costs this person now. A code that is not valid is left out, so that there always is a price. */
export const useQuote = (item: string, promo: string): Call<Price> => {
  const isSignedIn = useSignedIn();
  const checked = usePromo(promo);
  const code = checked.data?.is_valid === true ? promo : '';
  return useQuery({
    queryKey: ['POST /payment/quote/', { item, code }],
    queryFn: () =>
      sendCall('POST /payment/quote/', { body: { item, ...(code !== '' && { promo_code: code }) } }),
    enabled: isSignedIn && item !== '' && (promo === '' || !checked.isLoading),
    placeholderData: keepPreviousData,
  });
};
