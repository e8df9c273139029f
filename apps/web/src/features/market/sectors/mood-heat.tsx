import './mood-heat.css';
import { digits, say, t } from '@chuli/language';
import { PHONE, Panel, PanelHead, classNames, dateText, useMedia } from '@chuli/ui';
import { sectorName } from '../../../shared/market/sectors.ts';
import { type Mood, type MoodMeasure, moodHeat, moodText } from './mood-words.ts';

/** As many as can be read at once; a longer range shows its newest. */
const WEEKS = 40;
const PHONE_WEEKS = 10;
/** A date is wider than a cell. */
const DATE_SPAN = 4;
const PHONE_SPAN = 2;

const valueOf = (row: Mood['rows'][number] | undefined, { value }: MoodMeasure): number | null =>
  row?.[value] ?? null;

/** Every sector by week, as it stood in the last session of each. */
export const MoodHeat = ({ rows, measure }: { rows: Mood['rows']; measure: MoodMeasure }) => {
  const isPhone = useMedia(PHONE);
  const span = isPhone ? PHONE_SPAN : DATE_SPAN;
  const dates = [...new Set(rows.map(({ date }) => date))].toSorted().slice(isPhone ? -PHONE_WEEKS : -WEEKS);
  const ids = [...new Set(rows.map(({ sector_id }) => sector_id))];
  const at = new Map(rows.map((row) => [`${row.sector_id} ${row.date}`, row]));
  const latest = (id: number): number => valueOf(at.get(`${id} ${dates.at(-1)}`), measure) ?? -Infinity;
  const title = t('Sectors by week');
  return (
    <Panel label={title}>
      <PanelHead
        title={title}
        note={t('{measure}, last session of each week', { measure: t(measure.label) })}
      />
      <div className="mood-heat">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('Sector')}</th>
              {dates.flatMap((date, place) =>
                place % span === 0 ? (
                  <th key={date} scope="col" colSpan={Math.min(span, dates.length - place)}>
                    {digits(date.slice(isPhone ? 5 : 2))}
                  </th>
                ) : (
                  []
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {ids
              .toSorted((a, b) => latest(b) - latest(a))
              .map((id) => (
                <tr key={id}>
                  <th scope="row">{say(sectorName(id) ?? '')}</th>
                  {dates.map((date) => {
                    const value = valueOf(at.get(`${id} ${date}`), measure);
                    return (
                      <td
                        key={date}
                        title={dateText(date)}
                        className={classNames(value !== null && moodHeat(measure, value))}
                      >
                        {value === null ? '' : moodText(measure, value)}
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
