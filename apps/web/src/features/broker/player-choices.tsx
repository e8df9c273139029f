import './flow-matrix.css';
import type { RowOf } from '@chuli/contracts';
import { t } from '@chuli/language';
import { type Column, PHONE, Panel, PanelHead, Value, amountLabel, shareText, useMedia } from '@chuli/ui';

export type ChoiceRow = RowOf<'/data/players-choices/'>;

export const CHOICE_COLUMNS: readonly Column<ChoiceRow>[] = [
  { key: 'broker', label: 'Player', format: 'broker', width: 180, phoneWidth: 104 },
  { key: 'symbol', label: 'Symbol', format: 'symbol', width: 96, phoneWidth: 74 },
  { key: 'net_amount', label: 'Net Rs', format: 'netAmount', phoneWidth: 104 },
  { key: 'net', label: 'Net', format: 'signedQuantity', priority: 3 },
  { key: 'average', label: 'Avg buy', format: 'rupees', priority: 2 },
  {
    key: 'turnover_percent',
    label: 'Of turnover',
    hint: 'Net rupees in percent of all that was traded of the stock',
    format: 'share',
    width: 86,
    phoneWidth: 76,
  },
  {
    key: 'aggressive_percent',
    label: 'Came in %',
    hint: 'In how much of it they came in, where orders show it; the rest they waited for',
    format: 'share',
    width: 84,
    priority: 2,
    none: 'No order of it shows who came in',
  },
  {
    id: 'is_new',
    label: 'New',
    hint: 'New: no net buying of it through this broker in the five known sessions before',
    format: 'text',
    width: 70,
    priority: 2,
    unknown: 'Fewer than five earlier sessions have a floorsheet',
    value: ({ is_new }) => (is_new === null ? null : t(is_new ? 'New' : 'Again')),
    isMuted: ({ is_new }) => is_new !== true,
  },
];

/** Percent of the turnover of a stock: where the next shade begins. */
const SHADES = [10, 20, 35, 50] as const;

export const shadeOf = (percent: number): string =>
  `h-u${Math.max(1, SHADES.filter((from) => percent >= from).length)}`;

/** Stocks that most players took first, then those into which most money went. */
export const chosenStocks = (rows: readonly ChoiceRow[]): string[] =>
  [...Map.groupBy(rows, ({ symbol }) => symbol)]
    .map(([symbol, own]) => ({
      symbol,
      players: own.length,
      amount: own.reduce((total, { net_amount }) => total + net_amount, 0),
    }))
    .toSorted((a, b) => b.players - a.players || b.amount - a.amount)
    .map(({ symbol }) => symbol);

const Cell = ({ row }: { row: ChoiceRow | undefined }) => {
  if (row === undefined) return <td>{'\u00a0'}</td>;
  const percent = row.turnover_percent ?? 0;
  return (
    <td
      className={shadeOf(percent)}
      title={t('{broker} in {symbol}: Rs {amount}, {percent} % of its turnover', {
        broker: row.broker,
        symbol: row.symbol,
        amount: amountLabel(row.net_amount),
        percent: shareText(percent),
      })}
    >
      {shareText(percent)}
    </td>
  );
};

type ChoiceMatrixProps = { rows: readonly ChoiceRow[]; of: 'desk' | 'phone' };

/** Players against stocks: who took what, and how much of its turnover that was. On a phone it stands under the list. */
export const ChoiceMatrix = ({ rows, of }: ChoiceMatrixProps) => {
  const isPhone = useMedia(PHONE);
  const stocks = chosenStocks(rows);
  const ofPlayer = Map.groupBy(rows, ({ broker }) => broker);
  const title = t('Players and stocks');
  if (isPhone !== (of === 'phone') || rows.length === 0) return null;
  return (
    <Panel label={title}>
      <PanelHead
        title={title}
        note={t('net buying in percent of the turnover of the stock; most chosen first')}
      />
      <div className="mx-scroll">
        <table className="mx" aria-label={title} style={{ minWidth: 140 + 58 * stocks.length }}>
          <thead>
            <tr>
              <th className="row" scope="col">
                {t('Player')}
              </th>
              {stocks.map((symbol) => (
                <th key={symbol} scope="col">
                  <b>{symbol}</b>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...ofPlayer].map(([broker, own]) => (
              <tr key={broker}>
                <th className="row" scope="row">
                  <Value format="broker" value={broker} />
                </th>
                {stocks.map((symbol) => (
                  <Cell key={symbol} row={own.find((one) => one.symbol === symbol)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
};
