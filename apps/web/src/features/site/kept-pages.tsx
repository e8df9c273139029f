import { instant, kathmanduDate } from '@chuli/kernel';
import { say, t } from '@chuli/language';
import { dateText, quantityText } from '@chuli/ui';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { MoveButtons, StarButton } from '../../screen-kit/favourite-buttons.tsx';
import type { MenuItem } from '../../screen-kit/menu.ts';
import { PLACE_LABELS } from '../../screen-kit/place-labels.ts';
import { lastVisits, visits } from '../../screen-kit/visits.ts';
import { type PageFacts, pageLine } from './page-line.ts';
import { usePageFacts } from './use-page-facts.ts';

type KeptPagesProps = {
  label: string;
  items: readonly MenuItem[];
  canMove?: boolean;
  /** Called with the reason where a change was not kept. */
  onKept: (fault: string | null) => void;
};

/** Something of what the page shows, or where it belongs; and how often and when it was opened here. */
const AboutPage = ({ item, facts }: { item: MenuItem; facts: PageFacts }) => {
  const count = visits.use()[item.id] ?? 0;
  const last = lastVisits.use()[item.id];
  return (
    <span className="about-page">
      <span>{pageLine(item.id, facts) ?? t(PLACE_LABELS[item.place])}</span>
      {count > 0 && (
        <span>
          {count === 1 ? t('opened once') : t('opened {count} times', { count: quantityText(count) })}
          {last !== undefined && <>, {t('last {date}', { date: dateText(kathmanduDate(instant(last))) })}</>}
        </span>
      )}
    </span>
  );
};

/** Pages below each other, each with what can be done to its place in the list. */
export const KeptPages = ({ label, items, canMove = false, onKept }: KeptPagesProps) => {
  const href = useHrefWithAsOf();
  const facts = usePageFacts();
  return (
    <ol className="kept-pages" aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <div className="kept-page">
            <Link to={href(item.path)}>{say(item.text)}</Link>
            <AboutPage item={item} facts={facts} />
          </div>
          {canMove && <MoveButtons item={item} onKept={onKept} />}
          <StarButton item={item} onKept={onKept} />
        </li>
      ))}
    </ol>
  );
};
