import { digits, t } from '@chuli/language';
import { Panel, PanelHead, Value, quantityText } from '@chuli/ui';
import { styleNames } from '../style-names.ts';
import { MEASURES, type Profile } from './profile-words.ts';

type Row = Profile['style'][number];

const WIDTH = 84;
const EDGE = 4;

/** Where it stands among all brokers; the first and the last tenth are marked. */
const PlaceGlyph = ({ percentile }: { percentile: number }) => {
  const x = (percent: number): number => EDGE + ((WIDTH - 2 * EDGE) * percent) / 100;
  const isEnd = percentile <= 10 || percentile >= 90;
  return (
    <svg
      className="place-glyph"
      viewBox={`0 0 ${WIDTH} 14`}
      role="img"
      aria-label={t('{percent} of 100 brokers have no more', { percent: digits(percentile.toFixed(0)) })}
    >
      <path d={`M${EDGE} 7H${WIDTH - EDGE}M${x(10)} 4V10M${x(90)} 4V10`} />
      <circle className={isEnd ? 'is-end' : undefined} cx={x(percentile)} cy="7" r="3.4" />
    </svg>
  );
};

const MeasureRow = ({ row, unknown }: { row: Row; unknown: string | undefined }) => {
  const { label, hint, text } = MEASURES[row.measure];
  const written = (value: number | null): string | null => (value === null ? null : text(value));
  return (
    <tr>
      <th scope="row" title={t(hint)}>
        {t(label)}
      </th>
      <td>{row.percentile !== null && <PlaceGlyph percentile={row.percentile} />}</td>
      <td className="num">
        <Value format="figure" value={written(row.value)} unknown={unknown} />
      </td>
      <td className="num q">
        <Value format="figure" value={written(row.median)} unknown={unknown} />
      </td>
    </tr>
  );
};

const styleNote = ({ brokers, sessions, style_sessions }: Profile): string => {
  const against = t('against {count} brokers', { count: quantityText(brokers) });
  if (style_sessions === sessions.length) return against;
  return `${t('last {count} sessions', { count: quantityText(style_sessions) })} · ${against}`;
};

/** How it trades, measured against every broker that traded in the same sessions. */
export const StylePanel = ({ profile }: { profile: Profile }) => {
  const title = t('How it trades');
  const untimed =
    profile.sessions_timed === 0 ? t('The trades of these sessions came without times') : undefined;
  return (
    <Panel label={title} className="broker-style">
      <PanelHead title={title} note={styleNote(profile)} />
      <p className="style-names">{styleNames(profile.styles)}</p>
      <div className="heavy-scroll">
        <table className="tbl">
          <thead>
            <tr>
              <th scope="col">{t('Measure')}</th>
              <th scope="col">{t('Among brokers')}</th>
              <th scope="col" className="num">
                b{digits(profile.broker)}
              </th>
              <th scope="col" className="num">
                {t('Median')}
              </th>
            </tr>
          </thead>
          <tbody>
            {profile.style.map((row) => (
              <MeasureRow
                key={row.measure}
                row={row}
                unknown={row.measure === 'first_hour' ? untimed : undefined}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
};
