import type { RowOf } from '@chuli/contracts';
import { instant, kathmanduDate } from '@chuli/kernel';
import { type Phrase, t } from '@chuli/language';
import { Value } from '@chuli/ui';
import { saidHere } from './said.ts';

export type AnnouncementRow = RowOf<'/site/announcement/'>;
export type AnnouncementKind = AnnouncementRow['kind'];

export const KIND_NAMES: Readonly<Record<AnnouncementKind, Phrase>> = {
  product: 'Product',
  market: 'Market',
  company: 'Company',
  maintenance: 'Maintenance',
};

const Announcement = ({ row }: { row: AnnouncementRow }) => (
  <li>
    <article>
      <h2>{saidHere(row.title)}</h2>
      <div className="meta">
        <span className="chip">{t(KIND_NAMES[row.kind])}</span>
        {row.symbol !== null && <Value format="symbol" value={row.symbol} />}
        <Value format="date" value={kathmanduDate(instant(row.published_at * 1000))} />
        {row.expires_at !== null && (
          <span>
            {t('until')} <Value format="date" value={kathmanduDate(instant(row.expires_at * 1000))} />
          </span>
        )}
      </div>
      <p>{saidHere(row.body)}</p>
    </article>
  </li>
);

export const AnnouncementList = ({ rows }: { rows: readonly AnnouncementRow[] }) => (
  <ul className="news">
    {rows.map((row) => (
      <Announcement key={row.id} row={row} />
    ))}
  </ul>
);
