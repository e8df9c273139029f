import './stock-stacks.css';
import { t } from '@chuli/language';
import { Panel, PanelHead, Value, amountLabel } from '@chuli/ui';
import type { TopRow } from './top-sides.ts';

const SHOWN = 10;

type Part = { symbol: string | null; amount: number };

/** The five largest stocks of a broker, and what all others are together. */
export const partsOf = ({ amount, top }: Pick<TopRow, 'amount' | 'top'>): Part[] => {
  const named = top.map(({ symbol, net_value }) => ({ symbol, amount: Math.abs(net_value) }));
  const rest = amount - named.reduce((sum, part) => sum + part.amount, 0);
  return rest > 0.005 ? [...named, { symbol: null, amount: rest }] : named;
};

const Stack = ({ row, most }: { row: TopRow; most: number }) => (
  <div className="stack-row">
    <span className="stack-name">
      <Value format="broker" value={row.broker} />
    </span>
    <span className="stack-bar">
      {partsOf(row).map(({ symbol, amount }) => (
        <span
          key={symbol ?? ''}
          className={symbol === null ? 'is-rest' : undefined}
          style={{ width: `${(100 * amount) / most}%` }}
          title={`${symbol ?? t('Others')} ${t('Rs {amount}', { amount: amountLabel(amount) })}`}
        >
          {symbol}
        </span>
      ))}
    </span>
    <Value format="amount" value={row.amount} />
  </div>
);

/** The ten largest brokers, each divided into its stocks. */
export const StockStacks = ({ rows }: { rows: readonly TopRow[] }) => {
  const shown = rows.slice(0, SHOWN).filter(({ amount }) => amount > 0);
  const most = Math.max(1, ...shown.map(({ amount }) => amount));
  return (
    <Panel label={t('Ten brokers by stock')}>
      <PanelHead
        title={t('Ten brokers by stock')}
        note={t('the five largest stocks of each, then all others')}
      />
      <div className="stacks">
        {shown.map((row) => (
          <Stack key={row.broker} row={row} most={most} />
        ))}
      </div>
    </Panel>
  );
};
