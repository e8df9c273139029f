import type { StockSymbol } from '@chuli/kernel';
import { t } from '@chuli/language';
import { Button } from '@chuli/ui';
import { Bell, Star } from 'lucide-react';
import { useState } from 'react';
import { AlertLink } from '../alert/alert-link.tsx';
import './follow-bar.css';
import { SignInLink } from './sign-in-link.tsx';
import { TargetForm } from './target-form.tsx';
import { useMyStocks } from './use-my-stocks.ts';
import { useSignedIn } from './use-signed-in.ts';

type FollowBarProps = { symbol: StockSymbol };

/** Whoever asks for an alert has a price in mind. */
const focusPrice = (form: HTMLElement | null): void => form?.querySelector('input')?.focus();

const MyBar = ({ symbol }: FollowBarProps) => {
  const stocks = useMyStocks();
  const [isAiming, setIsAiming] = useState(false);
  const followed = stocks.call.data?.rows.find((row) => row.symbol === symbol);
  const aim = async (): Promise<void> => {
    if (followed !== undefined || (await stocks.follow(symbol))) setIsAiming(true);
  };
  const toggle = (): void => {
    setIsAiming(false);
    void (followed === undefined ? stocks.follow(symbol) : stocks.drop(symbol));
  };
  return (
    <div className="follow-bar">
      <Button
        aria-pressed={followed !== undefined}
        disabled={stocks.isBusy || stocks.call.data === undefined}
        onClick={toggle}
      >
        <Star aria-hidden /> {t(followed === undefined ? 'Follow' : 'Following')}
      </Button>
      <Button
        aria-expanded={isAiming}
        disabled={stocks.isBusy}
        onClick={() => (isAiming ? setIsAiming(false) : void aim())}
      >
        <Bell aria-hidden /> {t('Alert')}
      </Button>
      {isAiming && followed !== undefined ? (
        <div ref={focusPrice} className="target">
          <TargetForm stock={followed} stocks={stocks} />
          <AlertLink at={{ symbol }}>{t('Other alerts')}</AlertLink>
        </div>
      ) : (
        <output className="text-down">{stocks.failure}</output>
      )}
    </div>
  );
};

/** Follows a stock and sets a price alert on it, wherever the stock stands. */
export const FollowBar = ({ symbol }: FollowBarProps) =>
  useSignedIn() ? (
    <MyBar key={symbol} symbol={symbol} />
  ) : (
    <div className="follow-bar">
      <SignInLink className="btn">
        <Star aria-hidden /> {t('Follow')}
      </SignInLink>
      <SignInLink className="btn">
        <Bell aria-hidden /> {t('Alert')}
      </SignInLink>
    </div>
  );
