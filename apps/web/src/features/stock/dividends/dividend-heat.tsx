import './dividends.css';
import type { RepliedBy } from '@chuli/contracts';
import { digits, t } from '@chuli/language';
import { Panel, PanelHead, Value, shareText } from '@chuli/ui';

type Reply = RepliedBy<'/dividend-history-comparison/'>;
type Cell = Reply['rows'][number]['years'][number];

/** Totals at which the shade deepens, in percent of the face value. */
const STEPS = [5, 10, 20, 40] as const;

const shadeOf = (total: number): string => {
  const step = total === 0 ? 0 : 1 + STEPS.filter((at) => total > at).length;
  return `is-shade-${Math.min(step, STEPS.length)}`;
};

const partText = (part: number | null): string => (part === null ? t('not stated') : `${shareText(part)} %`);

const cellTitle = ({ fiscal_year, cash_percent, bonus_percent }: Cell): string =>
  `${digits(fiscal_year)}: ${t('cash {cash}, bonus {bonus}', { cash: partText(cash_percent), bonus: partText(bonus_percent) })}`;

const HeatCell = ({ cell }: { cell: Cell }) => {
  if (cell.total_percent !== null)
    return (
      <td className={shadeOf(cell.total_percent)} title={cellTitle(cell)}>
        {shareText(cell.total_percent)}
      </td>
    );
  const known = cell.cash_percent ?? cell.bonus_percent;
  return (
    <td className="is-unknown" title={cellTitle(cell)}>
      {known === null ? '–' : `≥ ${shareText(known)}`}
    </td>
  );
};

/** What each stock paid in each year, the darker the more. */
export const DividendHeat = ({ reply: { rows, fiscal_years: years } }: { reply: Reply }) => (
  <Panel label={t('Stocks by fiscal year')}>
    <PanelHead
      title={t('Stocks by fiscal year')}
      note={t('bonus and cash in percent of the face value; a dash: unknown')}
    />
    <div className="dividend-heat">
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Symbol')}</th>
            {years.map((year) => (
              <th key={year} scope="col">
                {digits(`${year.slice(2, 4)}/${year.slice(7)}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.symbol}>
              <th scope="row">
                <Value format="symbol" value={row.symbol} />
              </th>
              {row.years.map((cell) => (
                <HeatCell key={cell.fiscal_year} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Panel>
);
