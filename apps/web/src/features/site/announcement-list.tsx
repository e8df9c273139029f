import { instant, kathmanduDate } from '@chuli/kernel';
import { languageNow, saidHere, t } from '@chuli/language';
import { Button, Value } from '@chuli/ui';
import { useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import {
  type AnnouncementRow,
  KIND_NAMES,
  SOURCE_NAMES,
  TOPIC_NAMES,
} from '../../shared/site/announcement-words.ts';

/** What the exchange or a company wrote stands as they wrote it, in whichever language. */
const Origin = ({ row: { source, language, time_is_assumed } }: { row: AnnouncementRow }) => {
  const words = SOURCE_NAMES[source];
  if (words === null) return null;
  return (
    <>
      <span>{t(words)}</span>
      {language !== 'both' && language !== languageNow() && <span>{t('as published, not translated')}</span>}
      {time_is_assumed && <span>{t('day assumed')}</span>}
    </>
  );
};

/** A long text is asked for when somebody wants to read it. */
const Body = ({ row }: { row: AnnouncementRow }) => {
  const [isWanted, setWanted] = useState(false);
  const whole = useCall('/site/announcement/', { id: row.id }, { enabled: isWanted });
  const { body, is_excerpt: isCut } = whole.data?.rows[0] ?? row;
  if (body.en === '') return null;
  return (
    <>
      <p className="said">{saidHere(body)}</p>
      {isCut && (
        <Button
          tone="quiet"
          disabled={whole.isFetching}
          onClick={() => (isWanted ? void whole.refetch() : setWanted(true))}
        >
          {whole.isError ? t('That didn’t work. Try again.') : t('Read on')}
        </Button>
      )}
    </>
  );
};

const Announcement = ({ row }: { row: AnnouncementRow }) => (
  <li>
    <article>
      <Value format="date" value={kathmanduDate(instant(row.published_at * 1000))} />
      <span className="about">
        {row.symbol !== null && <Value format="symbol" value={row.symbol} />}
        <span className="chip">
          {t(row.source === 'operator' ? KIND_NAMES[row.kind] : TOPIC_NAMES[row.topic])}
        </span>
      </span>
      <div>
        <h2>{saidHere(row.title)}</h2>
        <Body row={row} />
        <p className="meta">
          <Origin row={row} />
          {row.expires_at !== null && (
            <span>
              {t('until')} <Value format="date" value={kathmanduDate(instant(row.expires_at * 1000))} />
            </span>
          )}
        </p>
      </div>
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
