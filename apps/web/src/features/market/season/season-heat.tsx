import './season.css';
import { digits, t } from '@chuli/language';
import { PHONE, Panel, PanelHead, classNames, heatOf, signedPercentText, useMedia } from '@chuli/ui';
import { type SeasonReply, cellPhrase } from './season-words.ts';

/** The change at which a colour is full: a month of ten percent; of weekdays the mean session of a year. */
const FULL = { 'bikram-sambat': 10, gregorian: 10, weekday: 0.8 } as const;

const keyOf = (year: number, cell: number): string => `${year} ${cell}`;

/** Every month of every year, the newest year first: whether a mean is that of many years or of one. */
export const SeasonHeat = ({ reply: { by, rows, cells } }: { reply: SeasonReply }) => {
  const isPhone = useMedia(PHONE);
  const changes = new Map(cells.map(({ year, cell, change }) => [keyOf(year, cell), change]));
  const years = [...new Set(cells.map(({ year }) => year))].toSorted((a, b) => b - a);
  const decimals = by === 'weekday' ? 2 : isPhone ? 0 : 1;
  const title = t('Year by year');
  return (
    <Panel label={title}>
      <PanelHead title={title} note={by === 'weekday' ? t('the mean session, percent') : t('percent')} />
      <div className="season-heat">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('Year')}</th>
              {rows.map(({ cell }) => (
                <th key={cell} scope="col">
                  {t(cellPhrase(by, cell))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((year) => (
              <tr key={year}>
                <th scope="row">{digits(String(year))}</th>
                {rows.map(({ cell }) => {
                  const change = changes.get(keyOf(year, cell));
                  return (
                    <td key={cell} className={classNames(change !== undefined && heatOf(change, FULL[by]))}>
                      {change === undefined ? '' : signedPercentText(change, decimals)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
};
