import { t } from '@chuli/language';
import { Combobox } from '@chuli/ui';
import { stockSymbol } from '@chuli/kernel';
import { useSymbolOptions } from '../../api/reference-calls.ts';
import { useAsOf } from '../../screen-kit/use-address.ts';
import type { MyStocks } from './use-my-stocks.ts';

/** One more stock to follow, while the package has room. */
export const StockAdder = ({ stocks }: { stocks: MyStocks }) => {
  const options = useSymbolOptions(useAsOf());
  const { data } = stocks.call;
  if (data === undefined) return null;
  const followed = new Set(data.rows.map(({ symbol }) => symbol));
  const count = t('{count} of {limit} stocks', { count: data.rows.length, limit: data.limit });
  return (
    <>
      {data.rows.length < data.limit && (
        <Combobox
          label={t('Follow')}
          size={12}
          placeholder={t('a stock')}
          options={options.filter(({ value }) => !followed.has(value))}
          value=""
          onChoose={(symbol) => void stocks.follow(stockSymbol(symbol))}
        />
      )}
      <span className="text-muted">{count}</span>
      <output className="text-down">{stocks.failure}</output>
    </>
  );
};
