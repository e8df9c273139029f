import { ChartSkeleton } from '@chuli/ui';
import { t } from '@chuli/language';
import { Link } from 'react-router';
import { useCall } from '../../../api/use-call.ts';
import { useHrefWithAsOf } from '../../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../../screen-kit/use-address.ts';
import { MoodCourse } from './mood-course.tsx';

/** The mood of a sector over a year of sessions. */
export const SectorBreadth = ({ sector }: { sector: number }) => {
  const call = useCall('/data/sector-sentiment/', { sector, ...asOfQuery(useAsOf()) });
  const href = useHrefWithAsOf();
  const title = t('Breadth');
  return (
    <Loaded title={title} call={call} skeleton={<ChartSkeleton label={title} height={420} />}>
      {({ rows }) => (
        <>
          <MoodCourse rows={rows} />
          <p className="panel-foot">
            <Link className="text-accent" to={href('/sector-sentiment', { sector: String(sector) })}>
              {t('Session by session, and beside the other sectors')}
            </Link>
          </p>
        </>
      )}
    </Loaded>
  );
};
