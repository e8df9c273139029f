import './level-picture.css';
import { digits, t } from '@chuli/language';
import { Value, quantityText } from '@chuli/ui';
import { useMemo } from 'react';
import { levelAlert } from '../../shared/alert/alert-at.ts';
import { AlertLink } from '../../shared/alert/alert-link.tsx';
import { type DrawnOnChart, SmallChart } from '../../shared/chart/small-chart.tsx';
import { levelDrawn } from './level-lines.ts';
import { type LevelRow, isAverage, positionOf, roleOf } from './level-row.ts';

/** Bars that show a level at work: the turns of a zone, how the price leant on an average, the days before a pivot. */
const NEWEST = { zone: 180, weeklyZone: 110, average: 180, pivot: 30 } as const;

const newestOf = (row: LevelRow, isWeekly: boolean): number => {
  if (roleOf(row) !== null) return isWeekly ? NEWEST.weeklyZone : NEWEST.zone;
  return isAverage(row) ? NEWEST.average : NEWEST.pivot;
};

/** What a narrow table has no room for. */
const ZoneFacts = ({ row }: { row: LevelRow }) => (
  <dl className="level-facts">
    <dt>{t(roleOf(row) === 'resistance' ? 'Resistance' : 'Support')}</dt>
    <dd>
      <Value format="rupees" value={row.low} /> – <Value format="rupees" value={row.high} />
    </dd>
    <dt>{t('The close is')}</dt>
    <dd>{t(positionOf(row))}</dd>
    <dt>{t('Turns')}</dt>
    <dd>
      {row.touches !== null && quantityText(row.touches)}
      {row.first_on !== null && row.last_on !== null && ` · ${digits(row.first_on)} – ${digits(row.last_on)}`}
    </dd>
  </dl>
);

type LevelPictureProps = {
  row: LevelRow;
  shown: { values: Readonly<Record<string, unknown>> };
};

/** The price of a stock with the level that it is near to. */
export const LevelPicture = ({ row, shown }: LevelPictureProps) => {
  const isWeekly = shown.values['timeframe'] === 'weekly';
  const drawn = useMemo<DrawnOnChart>(
    () => ({
      title: row.symbol,
      note: row.name,
      interval: isWeekly ? 'W' : 'D',
      newest: newestOf(row, isWeekly),
      ...levelDrawn(row),
    }),
    [row, isWeekly],
  );
  return (
    <div className="level-picture">
      <SmallChart symbol={row.symbol} drawn={drawn} />
      {roleOf(row) !== null && <ZoneFacts row={row} />}
      <p className="level-alert">
        <AlertLink at={levelAlert(row, roleOf(row))}>{t('Set an alert at this level')}</AlertLink>
      </p>
    </div>
  );
};
