import { type Phrase, say, t } from '@chuli/language';
import { IntervalGlyph, Panel, PanelHead, Value, dateText, quantityText, signedPercentText } from '@chuli/ui';
import { sectorName } from '../../../shared/market/sectors.ts';
import { QUADRANT_WORDS, type Rotation, newestPoints } from './quadrant-words.ts';

const VERDICTS: Readonly<Record<Rotation['record']['rows'][number]['verdict'], Phrase>> = {
  leads: 'Gets ahead',
  trails: 'Falls behind',
  'no-evidence': 'No evidence',
  'too-few': 'Too few weeks',
};

/** As many as a line holds; the rest are counted. */
const NAMED = 2;

const thereNow = (rows: Rotation['rows'], quadrant: Rotation['rows'][number]['quadrant']) => {
  const names = newestPoints(rows)
    .filter((row) => row.quadrant === quadrant)
    .map(({ sector_id }) => say(sectorName(sector_id) ?? ''));
  const more = names.length - NAMED;
  return {
    all: names.join(', '),
    short: [...names.slice(0, NAMED), ...(more > 0 ? [`+${quantityText(more)}`] : [])].join(', '),
  };
};

const recordNote = ({ weeks_ahead, since, sectors }: Rotation['record']): string =>
  since === null
    ? t('No week yet of which {weeks} more have passed.', { weeks: weeks_ahead })
    : t(
        '{sectors} sectors, by week since {date}, before costs. The interval holds the mean in 95 of 100 such markets, widened because four quadrants are looked at.',
        { sectors, date: dateText(since) },
      );

/** The record stands beside the picture: a quadrant reads like a forecast. */
export const QuadrantRecord = ({ rotation: { rows, record } }: { rotation: Rotation }) => {
  const title = t('What each quadrant did next');
  return (
    <Panel label={title}>
      <PanelHead
        title={title}
        note={t('over the mean sector, next {weeks} weeks', { weeks: record.weeks_ahead })}
      />
      <table className="tbl quadrant-record">
        <thead>
          <tr>
            <th>{t('Quadrant')}</th>
            <th className="is-there">{t('There now')}</th>
            <th className="end w-14">{t('Weeks')}</th>
            <th className="end w-18">{t('Mean')}</th>
            <th className="w-28">{t('Interval')}</th>
          </tr>
        </thead>
        <tbody>
          {record.rows.map(({ quadrant, cases, mean, low, high, verdict }) => {
            const now = thereNow(rows, quadrant);
            return (
              <tr key={quadrant}>
                <td>
                  <b>{t(QUADRANT_WORDS[quadrant])}</b>
                  <small>{t(VERDICTS[verdict])}</small>
                </td>
                <td className="is-there text-muted" title={now.all}>
                  {now.short}
                </td>
                <td className="end">{quantityText(cases)}</td>
                <td className="end text-muted">
                  {mean === null ? (
                    <Value format="share" value={null} unknown={t('No week of this quadrant yet')} />
                  ) : (
                    `${signedPercentText(mean)}\u00A0%`
                  )}
                </td>
                <td>
                  {mean !== null && low !== null && high !== null && (
                    <IntervalGlyph mean={mean} low={low} high={high} />
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="panel-foot">{recordNote(record)}</p>
    </Panel>
  );
};

/** Sectors whose newest week stands in another quadrant than the one before. */
export const QuadrantTurns = ({ rows }: { rows: Rotation['rows'] }) => {
  const turned = newestPoints(rows).flatMap(({ sector_id, quadrant, quadrant_before: before }) =>
    before === null || before === quadrant ? [] : [{ sector_id, quadrant, before }],
  );
  const title = t('Changed quadrant');
  return (
    <Panel label={title}>
      <PanelHead title={title} note={t('this week')} />
      {turned.length === 0 ? (
        <p className="panel-foot">{t('No sector changed its quadrant this week.')}</p>
      ) : (
        <ul className="quadrant-turns">
          {turned.map(({ sector_id, quadrant, before }) => (
            <li key={sector_id}>
              <b>{say(sectorName(sector_id) ?? '')}</b>
              <span>{`${t(QUADRANT_WORDS[before])} → ${t(QUADRANT_WORDS[quadrant])}`}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};
