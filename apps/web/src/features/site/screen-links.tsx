import { say } from '@chuli/language';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { screenAt, screensHere } from '../../screen-kit/screens-here.ts';

/** Ways from a text to the screens it speaks of; one that this host does not show is left out. */
export const ScreenLinks = ({ paths }: { paths: readonly string[] }) => {
  const href = useHrefWithAsOf();
  const shown = paths.flatMap((path) => screenAt(path, screensHere()) ?? []);
  if (shown.length === 0) return null;
  return (
    <p className="ways">
      {shown.map(({ id, path, title }) => (
        <Link key={id} className="text-accent" to={href(path)}>
          {say(title)}
        </Link>
      ))}
    </p>
  );
};
