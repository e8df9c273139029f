import { t } from '@chuli/language';
import { Button, TextField, shareText } from '@chuli/ui';
import { type SubmitEvent, useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { useAddress } from '../../screen-kit/use-address.ts';
import { useSignedIn } from '../../shared/membership/use-signed-in.ts';
import { purchaseAddress } from './purchase-address.ts';
import { usePromo } from './use-quote.ts';

const usePromoWords = (promo: string): { text: string; isWrong: boolean } => {
  const isSignedIn = useSignedIn();
  const { data, error } = usePromo(promo);
  if (promo === '') return { text: '', isWrong: false };
  if (!isSignedIn) return { text: t('Sign in to apply the code.'), isWrong: false };
  if (error instanceof CallFailure) return { text: error.message, isWrong: true };
  if (data === undefined) return { text: t('Checking the code'), isWrong: false };
  if (!data.is_valid || data.percent_off === null)
    return { text: t('This code is unknown, expired or already used.'), isWrong: true };
  return { text: t('{percent} % off', { percent: shareText(data.percent_off) }), isWrong: false };
};

/** The code goes into the address, so that a link can carry one. */
export const PromoForm = () => {
  const [{ promo }, set] = useAddress(purchaseAddress);
  const [typed, setTyped] = useState(promo);
  const { text, isWrong } = usePromoWords(promo);
  const apply = (event: SubmitEvent): void => {
    event.preventDefault();
    set({ promo: typed });
  };
  return (
    <form className="promo" onSubmit={apply}>
      <TextField label={t('Promo code')} size={14} value={typed} isWrong={isWrong} onType={setTyped} />
      <Button type="submit">{t('Apply')}</Button>
      <output className={isWrong ? 'text-down' : 'text-muted'}>{text}</output>
    </form>
  );
};
