import { parseRupees, toRupees } from '@chuli/kernel';
import { t } from '@chuli/language';
import { Button, SegmentedControl, TextField } from '@chuli/ui';
import { type SubmitEvent, useState } from 'react';
import { type DeclaredChoice, translateChoices } from '../../screen-kit/translate-choices.ts';
import type { MyStock, MyStocks } from './use-my-stocks.ts';

const TOLD = [
  { value: 'yes', label: 'Notify me' },
  { value: 'no', label: 'Mute' },
] as const satisfies readonly DeclaredChoice<'yes' | 'no'>[];

const textOf = (target: number | null): string => (target === null ? '' : target.toFixed(2));

/** Null where nothing is written; undefined where it is no price. */
const targetOf = (text: string): number | null | undefined => {
  if (text === '') return null;
  const amount = parseRupees(text.replaceAll(',', ''));
  return amount === null || amount <= 0 ? undefined : toRupees(amount);
};

type TargetFormProps = { stock: MyStock; stocks: MyStocks };

/** The two prices at which the reader wants to look again, where the stock stands. */
export const TargetForm = ({ stock, stocks }: TargetFormProps) => {
  const [buy, setBuy] = useState(textOf(stock.buy_target));
  const [sell, setSell] = useState(textOf(stock.sell_target));
  const targets = { buy: targetOf(buy), sell: targetOf(sell) };
  const isWrong = targets.buy === undefined || targets.sell === undefined;
  const [isSaved, setSaved] = useState(false);
  const typing =
    (set: (text: string) => void) =>
    (text: string): void => {
      setSaved(false);
      set(text);
    };
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    if (targets.buy === undefined || targets.sell === undefined) return;
    void stocks.aim(stock.id, { buy_target: targets.buy, sell_target: targets.sell }).then(setSaved);
  };
  return (
    <form className="target-form" onSubmit={save}>
      <TextField
        label={t('Buy target')}
        size={8}
        inputMode="decimal"
        value={buy}
        isWrong={targets.buy === undefined}
        onType={typing(setBuy)}
      />
      <TextField
        label={t('Sell target')}
        size={8}
        inputMode="decimal"
        value={sell}
        isWrong={targets.sell === undefined}
        onType={typing(setSell)}
      />
      <Button type="submit" disabled={stocks.isBusy || isWrong}>
        {t('Save')}
      </Button>
      <output>{isSaved && t('Saved')}</output>
      <SegmentedControl
        label={t('When a target is reached')}
        choices={translateChoices(TOLD)}
        value={stock.send_notification ? 'yes' : 'no'}
        onChoose={(told) => void stocks.aim(stock.id, { send_notification: told === 'yes' })}
      />
      <Button tone="quiet" disabled={stocks.isBusy} onClick={() => void stocks.drop(stock.symbol)}>
        {t('Unfollow')}
      </Button>
      <output className="text-down">
        {isWrong && t('A target is a price in rupees with at most two decimals.')}
        {stocks.failure}
      </output>
    </form>
  );
};
