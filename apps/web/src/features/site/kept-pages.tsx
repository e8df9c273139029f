import { say } from '@chuli/language';
import { Link } from 'react-router';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { MoveButtons, StarButton } from '../../screen-kit/favourite-buttons.tsx';
import type { MenuItem } from '../../screen-kit/menu.ts';

type KeptPagesProps = {
  label: string;
  items: readonly MenuItem[];
  canMove?: boolean;
  /** Called with the reason where a change was not kept. */
  onKept: (fault: string | null) => void;
};

/** Pages below each other, each with what can be done to its place in the list. */
export const KeptPages = ({ label, items, canMove = false, onKept }: KeptPagesProps) => {
  const href = useCarriedHref();
  return (
    <ol className="kept-pages" aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <Link to={href(item.path)}>{say(item.text)}</Link>
          {canMove && <MoveButtons item={item} onKept={onKept} />}
          <StarButton item={item} onKept={onKept} />
        </li>
      ))}
    </ol>
  );
};
