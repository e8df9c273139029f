import { digits, t } from '@chuli/language';
import { None, PanelHead, quantityText, shareText, signedPercentText } from '@chuli/ui';
import type { Rehearsal } from './use-rehearsal.ts';

type Followed = Rehearsal['followed'][number];

const HEADS = ['Sessions later', 'Times', 'Price', 'Against NEPSE', 'Higher', 'Ahead of NEPSE'] as const;

const Changed = ({ percent }: { percent: number | null }) =>
  percent === null ? <None why={t('too few to say')} /> : <>{`${signedPercentText(percent)} %`}</>;

const Share = ({ percent }: { percent: number | null }) =>
  percent === null ? <None why={t('too few to say')} /> : <>{`${shareText(percent)} %`}</>;

const Line = ({ row }: { row: Followed }) => (
  <tr>
    <td>{quantityText(row.sessions)}</td>
    <td>{quantityText(row.number)}</td>
    <td>
      <Changed percent={row.median} />
    </td>
    <td>
      <Changed percent={row.median_excess} />
    </td>
    <td>
      <Share percent={row.up} />
    </td>
    <td>
      <Share percent={row.ahead} />
    </td>
  </tr>
);

/** What the price did after it told: medians, and how many cases they are of. */
export const RehearsalFollowed = ({ followed, fewest_followed: fewest }: Rehearsal) => (
  <>
    <PanelHead title={t('What followed')} note={t('medians, from the close of the day')} />
    <div className="alert-scroll">
      <table className="tbl alert-followed">
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {followed.map((row) => (
            <Line key={row.sessions} row={row} />
          ))}
        </tbody>
      </table>
    </div>
    <p className="alert-note">
      {followed.some(({ number }) => number < fewest) &&
        `${t('Nothing is said of fewer than {count} alerts.', { count: digits(String(fewest)) })} `}
      {t('An alert says that something happened, not what to do.')}
    </p>
  </>
);
